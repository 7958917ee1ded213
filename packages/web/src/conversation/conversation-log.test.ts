import { assert, integer, property, shuffledSubarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConversationLog, record, shownEntries } from './conversation-log';
import { translation, utterance } from './testing/utterances';

const live = { arrival: 'live', isPreview: false } as const;
const preview = { arrival: 'live', isPreview: true } as const;
const textsOf = (log: ConversationLog) => log.map((entry) => entry.utterance.translations.vi?.text);

describe('conversation log', () => {
  it('TALK-30 shows by sequence, each once, in whatever order and however often they come', () => {
    const deliveries = shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 1, 3, 5], { minLength: 5 });
    assert(
      property(deliveries, integer({ min: 0, max: 1 }), (sequences, parity) => {
        const log = sequences.reduce<ConversationLog>(
          (before, sequence) => record(before, utterance(sequence), sequence % 2 === parity ? live : preview),
          [],
        );
        const shown = log.map((entry) => entry.utterance.sequence);
        expect(shown).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
      }),
    );
  });

  it('TALK-24 the full event brings the sound to the preview', () => {
    const spoken = utterance(1, { translations: { vi: translation('câu 1', { audio: 'QUJD' }) } });
    const log = record(record([], utterance(1), preview), spoken, live);
    expect(log[0]?.utterance.translations.vi?.audio).toBe('QUJD');
  });

  it('a preview that comes after the full event takes nothing away', () => {
    const spoken = utterance(1, { translations: { vi: translation('Lùi lại!', { audio: 'QUJD' }) } });
    const log = record(record([], spoken, live), utterance(1), preview);
    expect(log[0]?.utterance.translations.vi).toEqual(spoken.translations.vi);
  });

  it('TALK-43 what went out as none is corrected when the translation comes, and not taken back', () => {
    const none = utterance(1, { translations: { vi: translation('文 1', { quality: 'none' }) } });
    const log = [none, utterance(1), none].reduce<ConversationLog>(
      (before, each) => record(before, each, preview),
      [],
    );
    expect(textsOf(log)).toEqual(['câu 1']);
  });

  it('TALK-40 the echo of one’s own words gathers every language', () => {
    const own = utterance(1, { translations: { ja: translation('はい') } });
    const more = utterance(1, { translations: { zh: translation('好') } });
    const log = record(record([], own, preview), more, preview);
    expect(Object.keys(log[0]?.utterance.translations ?? {})).toEqual(['ja', 'zh']);
  });

  it('TALK-45 a correction stands in place of what it corrects, for the same speaker only', () => {
    const first = utterance(1);
    const correction = utterance(2, { corrects: first.utteranceId });
    const foreign = utterance(3, { corrects: correction.utteranceId, senderId: crypto.randomUUID() });
    const log = [first, correction, foreign].reduce<ConversationLog>(
      (before, each) => record(before, each, live),
      [],
    );
    expect(shownEntries(log).map((entry) => entry.utterance.sequence)).toEqual([2, 3]);
  });

  it('keeps how it came at first', () => {
    const log = record(record([], utterance(1), { arrival: 'missed', isPreview: false }), utterance(1), live);
    expect(log[0]?.arrival).toBe('missed');
  });
});
