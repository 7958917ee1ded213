import type { Ack, ClientPayload, PresetCategory } from '@genbatalk/contract';
import type { Realtime } from '../realtime/realtime';

/** A preset phrase by its key, as `send-preset-phrase` names it (PRESET-07). */
export interface PresetChoice {
  readonly phraseKey: string;
  readonly category: PresetCategory;
}

/** Speech as it was recorded, for the server to recognise. */
export interface SpokenRecording {
  readonly audioBase64: string;
  readonly mimeType: string;
}

/**
 * What is to be sent, with its id so that sending it again is harmless (TALK-19). With `preset` the
 * server says the phrase itself, and `text` is only what the sender sees meanwhile. With `recording`
 * there is no text yet: the server finds it (TALK-20).
 */
export type Outgoing = ClientPayload<'text-data'> & {
  readonly utteranceId: string;
  readonly preset?: PresetChoice;
  readonly recording?: SpokenRecording;
};

/** A minute of sound over a thin line takes a while to be sent at all. */
const RECORDING_TIMEOUT_MS = 30_000;

/** Sends words by the event that they belong to; all are answered alike. */
export function sendOutgoing(
  realtime: Pick<Realtime, 'emit'>,
  { preset, recording, ...text }: Outgoing,
): Promise<Ack<'text-data'> | Ack<'voice-data'>> {
  const { channelId, utteranceId, language } = text;
  if (recording !== undefined) {
    const spoken = { channelId, utteranceId, language, ...recording };
    return realtime.emit('voice-data', spoken, RECORDING_TIMEOUT_MS);
  }
  if (preset === undefined) return realtime.emit('text-data', text);
  return realtime.emit('send-preset-phrase', { channelId, utteranceId, ...preset });
}
