import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '@genbatalk/contract';
import * as z from 'zod';
import { callEngine, readAnswer } from '../../../platform/engines/engine-call.js';
import { toSpeech } from '../../sound-format.js';
import type { Synthesiser } from '../../synthesiser.port.js';
import { type Outside, speechFetch } from '../outside.js';

const NAME = 'google';
const LOCALES: Readonly<Record<Language, string>> = {
  ja: 'ja-JP',
  en: 'en-US',
  vi: 'vi-VN',
  zh: 'cmn-CN',
  de: 'de-DE',
  fr: 'fr-FR',
  it: 'it-IT',
};

export interface GoogleVoiceSettings {
  /** Without the method, such as https://texttospeech.googleapis.com/v1. */
  readonly url: string;
  readonly key: string;
  readonly gender: 'female' | 'male';
  /** Voices by name where one is wanted; elsewhere Google chooses by language and gender. */
  readonly voices: Partial<Readonly<Record<Language, string>>>;
}

const answerSchema = z.object({ audioContent: z.base64().min(1) });

/** Google Cloud Text-to-Speech over REST. */
export function createGoogleVoice(
  { url, key, gender, voices }: GoogleVoiceSettings,
  outside: Outside,
): Synthesiser {
  // A wrong key is answered with status 400, and said only in the body.
  const ask = speechFetch(NAME, outside, (status, body) =>
    status === 400 && body.includes('API_KEY_INVALID') ? 'unauthorised' : undefined,
  );
  return {
    name: NAME,
    languages: LANGUAGES,
    version: createHash('sha256')
      .update(JSON.stringify([url, gender, voices]))
      .digest('hex')
      .slice(0, 16),
    speak: (text, language, signal) =>
      callEngine(NAME, signal, async () => {
        const name = voices[language];
        const voice = name === undefined ? { ssmlGender: gender.toUpperCase() } : { name };
        const response = await ask(`${url}/text:synthesize`, {
          method: 'POST',
          signal,
          // In a header: a key in the address would stand in every proxy's log.
          headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
          body: JSON.stringify({
            input: { text },
            voice: { languageCode: LOCALES[language], ...voice },
            audioConfig: { audioEncoding: 'MP3', sampleRateHertz: 24_000 },
          }),
        });
        const { audioContent } = readAnswer(NAME, answerSchema, await response.json());
        return toSpeech(NAME, Buffer.from(audioContent, 'base64'));
      }),
  };
}
