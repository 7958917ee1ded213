import type { Language } from '@genbatalk/contract';
import { toFile } from 'openai';
import * as z from 'zod';
import { callEngine, readAnswer } from '../../../platform/engines/engine-call.js';
import { EngineError } from '../../../platform/engines/engine-error.js';
import type { Recognised, Recogniser } from '../../recogniser.port.js';
import { promptOf } from '../../recognition/prompt.js';
import type { Outside } from '../outside.js';
import { createOpenAiClient, type OpenAiEndpoint } from './openai-client.js';

const NAME = 'openai';
/** The vendor tells the format by the file's name. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/mp4': 'mp4',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
};

/** Of the documented answers only what is used: `json` has the text, `verbose_json` also what the guards read. */
const answerSchema = z.object({
  text: z.string(),
  segments: z
    .array(
      z.object({
        no_speech_prob: z.number().optional(),
        avg_logprob: z.number().optional(),
        compression_ratio: z.number().optional(),
      }),
    )
    .nullish(),
});

export interface OpenAiRecognitionSettings extends OpenAiEndpoint {
  /** What the model knows. */
  readonly languages: readonly Language[];
}

/** Any server with OpenAI's `/audio/transcriptions`. */
export function createOpenAiRecogniser(settings: OpenAiRecognitionSettings, outside: Outside): Recogniser {
  const client = createOpenAiClient(NAME, settings, outside);
  const { model, languages } = settings;
  // OpenAI's newer models know `json` only; Whisper, and the servers that run it, say how sure they are.
  const format = model.startsWith('gpt-') ? 'json' : 'verbose_json';
  return {
    name: NAME,
    languages,
    recognise: ({ bytes, mimeType }, language, hints, signal) =>
      callEngine(NAME, signal, async () => {
        const type = mimeType.split(';')[0]?.trim().toLowerCase() ?? '';
        const extension = EXTENSIONS[type];
        if (extension === undefined) throw new EngineError(NAME, 'unsupported');
        const prompt = promptOf(hints);
        const answer: unknown = await client.audio.transcriptions.create(
          {
            file: await toFile(bytes, `speech.${extension}`, { type }),
            model,
            language,
            // The compiler takes both formats apart by overloads; the answer is checked below.
            response_format: format as 'json',
            temperature: 0,
            ...(prompt !== '' && { prompt }),
          },
          { signal },
        );
        return toRecognised(readAnswer(NAME, answerSchema, answer), language);
      }),
  };
}

function toRecognised({ text, segments }: z.output<typeof answerSchema>, language: Language): Recognised {
  return {
    text: text.trim(),
    language,
    segments: (segments ?? []).map((segment) => ({
      noSpeechProbability: segment.no_speech_prob ?? 0,
      meanLogProbability: segment.avg_logprob ?? 0,
      compressionRatio: segment.compression_ratio ?? 1,
    })),
  };
}
