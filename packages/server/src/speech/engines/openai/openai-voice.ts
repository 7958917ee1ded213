import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '@genbatalk/contract';
import { callEngine } from '../../../platform/engines/engine-call.js';
import { toSpeech } from '../../sound-format.js';
import type { Synthesiser } from '../../synthesiser.port.js';
import type { Outside } from '../outside.js';
import { createOpenAiClient, type OpenAiEndpoint } from './openai-client.js';

const NAME = 'openai';

export interface OpenAiVoiceSettings extends OpenAiEndpoint {
  /** The voice of each language. */
  readonly voices: Readonly<Record<Language, string>>;
}

/** Any server with OpenAI's `/audio/speech`. */
export function createOpenAiVoice(settings: OpenAiVoiceSettings, outside: Outside): Synthesiser {
  const client = createOpenAiClient(NAME, settings, outside);
  const { url, model, voices } = settings;
  return {
    name: NAME,
    languages: LANGUAGES,
    version: createHash('sha256')
      .update(JSON.stringify([url, model, voices]))
      .digest('hex')
      .slice(0, 16),
    speak: (input, language, signal) =>
      callEngine(NAME, signal, async () => {
        const response = await client.audio.speech.create(
          { model, input, voice: voices[language], response_format: 'mp3' },
          { signal },
        );
        return toSpeech(NAME, Buffer.from(await response.arrayBuffer()));
      }),
  };
}
