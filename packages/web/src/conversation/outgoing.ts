import type { Ack, ClientPayload, PresetCategory } from '@genbatalk/contract';
import type { Realtime } from '../realtime/realtime';

/** A preset phrase by its key, as `send-preset-phrase` names it (PRESET-07). */
export interface PresetChoice {
  readonly phraseKey: string;
  readonly category: PresetCategory;
}

/**
 * What is to be sent, with its id so that sending it again is harmless (TALK-19). With `preset` the
 * server says the phrase itself, and `text` is only what the sender sees meanwhile.
 */
export type Outgoing = ClientPayload<'text-data'> & {
  readonly utteranceId: string;
  readonly preset?: PresetChoice;
};

/** Sends words by the event that they belong to; both are answered alike. */
export function sendOutgoing(
  realtime: Pick<Realtime, 'emit'>,
  { preset, ...text }: Outgoing,
): Promise<Ack<'text-data'>> {
  if (preset === undefined) return realtime.emit('text-data', text);
  const { channelId, utteranceId } = text;
  return realtime.emit('send-preset-phrase', { channelId, utteranceId, ...preset });
}
