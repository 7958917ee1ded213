import { describe, expect, it } from 'vitest';
import type { ConversationLog, LogEntry } from '../../../conversation/conversation-log';
import { SELF_ID, translation, utterance } from '../../../conversation/testing/utterances';
import { headlineOf, isCritical, rowsOf } from './bubbles';

const reader = { userId: SELF_ID, language: 'vi' } as const;
const entry = (sequence: number, arrival: LogEntry['arrival'] = 'live', own = false): LogEntry => ({
  utterance: utterance(sequence, own ? { senderId: SELF_ID } : {}),
  arrival,
});

describe('headline', () => {
  it('QUAL-08 is the translation with its quality', () => {
    expect(headlineOf(utterance(1), 'vi')).toEqual({ text: 'câu 1', language: 'vi', quality: 'phrasebook' });
  });

  it('is the original, marked, where there is no translation', () => {
    expect(headlineOf(utterance(1), 'zh')).toEqual({ text: '文 1', language: 'ja', quality: 'none' });
    const none = utterance(1, { translations: { vi: translation('文 1', { quality: 'none' }) } });
    expect(headlineOf(none, 'vi')).toEqual({ text: '文 1', language: 'ja', quality: 'none' });
  });

  it('TALK-39 is the spoken text for a listener of the same language', () => {
    expect(headlineOf(utterance(1), 'ja')).toEqual({ text: '文 1', language: 'ja', quality: 'original' });
  });
});

describe('rows', () => {
  it('marks where what was missed begins, once, with what one has not said oneself', () => {
    const log: ConversationLog = [
      entry(1),
      entry(2, 'missed'),
      entry(3, 'missed', true),
      entry(4, 'missed'),
      entry(5),
    ];
    const rows = rowsOf(log, [], reader);
    expect(rows.map(({ kind }) => kind)).toEqual(['heard', 'missed', 'heard', 'own', 'heard', 'heard']);
    expect(rows[1]).toMatchObject({ utterances: [{ sequence: 2 }, { sequence: 4 }] });
  });

  it('TALK-40 shows of one’s own words what each language got, and the weakest quality', () => {
    const own = utterance(1, {
      senderId: SELF_ID,
      translations: { ja: translation('はい'), zh: translation('好', { quality: 'doubtful' }) },
    });
    const [row] = rowsOf([{ utterance: own, arrival: 'live' }], [], reader);
    expect(row).toMatchObject({
      kind: 'own',
      quality: 'doubtful',
      received: [
        { listenerLanguage: 'ja', text: 'はい' },
        { listenerLanguage: 'zh', text: '好' },
      ],
    });
  });

  it('shows what is not sent yet at the end', () => {
    const item = {
      outgoing: {
        channelId: utterance(1).channelId,
        text: 'Vâng',
        language: 'vi',
        utteranceId: utterance(9).utteranceId,
      },
      createdAtMs: 0,
      status: 'pending',
    } as const;
    expect(rowsOf([entry(1)], [item], reader).map(({ kind }) => kind)).toEqual(['heard', 'unsent']);
  });
});

describe('safety-critical words', () => {
  it('QUAL-09 are known by the mark of a translation, and a safety preset by its group', () => {
    expect(
      isCritical(utterance(1, { translations: { vi: translation('Dừng lại!', { critical: true }) } })),
    ).toBe(true);
    expect(isCritical({ ...utterance(1), phraseKey: 'stay-back' })).toBe(true);
    expect(isCritical({ ...utterance(1), phraseKey: 'take-break' })).toBe(false);
  });
});
