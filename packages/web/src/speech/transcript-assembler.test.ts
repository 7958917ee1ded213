import { describe, expect, it } from 'vitest';
import { type HeardResult, hear, NOTHING_HEARD, textOf } from './transcript-assembler';

const final = (transcript: string, confidence = 0.9): HeardResult => ({
  transcript,
  confidence,
  isFinal: true,
});
const interim = (transcript: string): HeardResult => ({ transcript, confidence: 0, isFinal: false });

function heard(lists: readonly (readonly HeardResult[])[], isCumulative = false): string {
  return textOf(lists.reduce(hear, NOTHING_HEARD), isCumulative);
}

describe('transcript assembler', () => {
  it('TALK-07 C1 the same final delivered twice is one', () => {
    expect(heard([[final('move back')], [final('move back')]])).toBe('move back');
  });

  it('C1 keeps the real final after the interim ones that Android flags as final', () => {
    const lists = [[final('move', 0)], [final('move back', 0)], [final('move back now', 0.91)]];
    expect(heard(lists, true)).toBe('move back now');
  });

  it('C2 cumulative finals count once, in one list', () => {
    const list = [final('hi'), final('hi wie'), final('hi wie geht es')];
    expect(heard([list.slice(0, 1), list.slice(0, 2), list], true)).toBe('hi wie geht es');
    const unsure = [final('hi', 0), final('hi wie', 0), final('hi wie geht es')];
    expect(heard([unsure])).toBe('hi wie geht es');
  });

  it('C3 keeps a final of confidence 0 when nothing better comes', () => {
    expect(heard([[final('lùi lại', 0)]], true)).toBe('lùi lại');
  });

  it('TALK-10 C17 what a person says twice stays twice', () => {
    expect(heard([[final('stop')], [final('stop'), final(' stop')]])).toBe('stop stop');
    expect(heard([[final('stop')], [final('stop'), final(' stop')]], true)).toBe('stop stop');
  });

  it('a second sentence that begins like the first is another one, except where finals are cumulative', () => {
    const list = [final('stop'), final(' stop the crane')];
    expect(heard([list])).toBe('stop stop the crane');
    expect(heard([list], true)).toBe('stop the crane');
  });

  it('C2 a list that begins anew does not lose what stood before', () => {
    expect(heard([[final('bring five'), final(' steel bars')], [final('to floor three')]])).toBe(
      'bring five steel bars to floor three',
    );
  });

  it('joins interim pieces as they are cut, in the middle of words too', () => {
    expect(heard([[final('hello'), interim(' wor'), interim('ld how')]])).toBe('hello world how');
  });

  it('joins Japanese without spaces and Safari’s English with them', () => {
    expect(heard([[final('鉄筋を'), final('上げてください')]])).toBe('鉄筋を上げてください');
    expect(heard([[final('move back'), final('slowly')]])).toBe('move back slowly');
  });
});
