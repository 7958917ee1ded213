import type { Participant, Translation, Utterance } from '@genbatalk/contract';

export const CHANNEL_ID = 'c0000000-0000-4000-8000-000000000000';
export const SELF_ID = 'a0000000-0000-4000-8000-000000000001';
export const OTHER_ID = 'a0000000-0000-4000-8000-000000000002';

/** The id of the utterance with this sequence. */
export function idOf(sequence: number): string {
  return `e0000000-0000-4000-8000-${String(sequence).padStart(12, '0')}`;
}

/** An utterance of another speaker, for a Vietnamese reader, without sound unless given. */
export function utterance(sequence: number, changes: Partial<Utterance> = {}): Utterance {
  return {
    id: idOf(sequence),
    utteranceId: idOf(sequence).replace('e', 'f'),
    channelId: CHANNEL_ID,
    sequence,
    senderId: OTHER_ID,
    senderName: '田中',
    timestamp: '2026-07-01T01:42:00.000Z',
    duration: 120,
    original: { language: 'ja', text: `文 ${sequence}` },
    translations: { vi: translation(`câu ${sequence}`) },
    ...changes,
  };
}

export function translation(text: string, changes: Partial<Translation> = {}): Translation {
  return { text, quality: 'phrasebook', ...changes };
}

export function participant(userId: string, changes: Partial<Participant> = {}): Participant {
  return {
    userId,
    userName: userId === SELF_ID ? 'Anh' : '田中',
    language: userId === SELF_ID ? 'vi' : 'ja',
    role: userId === SELF_ID ? 'WORKER' : 'LEADER',
    isMuted: false,
    micEnabled: true,
    speaking: false,
    connected: true,
    ...changes,
  };
}
