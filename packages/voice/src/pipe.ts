import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { type VoiceAnswer, type VoiceRequest, voiceRequestSchema } from '@genbatalk/contract';
import type { Voice } from './voice.js';

/**
 * Serves requests (one JSON object a line) in the order in which they come, until the input ends. A request
 * that fails is answered with an error that holds none of its text; a line that is no request is passed over.
 */
export async function servePipe(input: Readable, output: Writable, voice: Voice): Promise<void> {
  await write(output, { ready: true });
  voice.warmUp();
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const request = parse(line);
    if (request !== undefined) await write(output, answer(request, voice));
  }
}

function parse(line: string): VoiceRequest | undefined {
  try {
    return voiceRequestSchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

function answer(request: VoiceRequest, voice: Voice): VoiceAnswer {
  const { id, kind, text, language } = request;
  try {
    if (kind === 'phonemes') return { id, phonemes: voice.phonemes(text, language) };
    const { audio, durationMs } = voice.speak(text, language);
    return { id, audio: audio.toString('base64'), mimeType: 'audio/mpeg', durationMs };
  } catch (error) {
    return { id, error: error instanceof Error ? error.name : 'Error' };
  }
}

async function write(output: Writable, line: VoiceAnswer): Promise<void> {
  if (!output.write(`${JSON.stringify(line)}\n`)) await once(output, 'drain');
}
