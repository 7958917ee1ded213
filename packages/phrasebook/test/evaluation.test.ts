import { describe, expect, it } from 'vitest';
import thresholds from '../evaluation/thresholds.json' with { type: 'json' };
import { loadPhrasebook } from '../src/index.js';
import { confusedTraps, judgeSet, lostNumbers, readSet, renderedUnknown, SETS } from './score.js';

const phrasebook = await loadPhrasebook();

describe('the evaluation', () => {
  it('is large enough to say something', () => {
    const utterances = SETS.reduce((sum, name) => sum + readSet(name).length, 0);
    expect(utterances).toBeGreaterThanOrEqual(400);
    expect(readSet('traps').length).toBeGreaterThanOrEqual(150);
    expect(readSet('unknown').length).toBeGreaterThanOrEqual(100);
  });

  it.each(SETS)('QUAL-03 renders %s utterances in full as often as before', (name) => {
    const verdicts = judgeSet(phrasebook, name);
    const full = verdicts.filter(({ result }) => result === 'full');
    expect(full.length / verdicts.length).toBeGreaterThanOrEqual(thresholds[name]);
  });

  it('QUAL-03 keeps what must survive in everything that it renders in full', () => {
    const lost = SETS.flatMap((name) => judgeSet(phrasebook, name)).filter(({ result }) => result === 'lost');
    expect(lost).toEqual([]);
  });

  it('QUAL-03 keeps every number that was said in digits', () => {
    expect(lostNumbers(phrasebook)).toEqual([]);
  });

  it('QUAL-03 confuses no trap', () => {
    expect(confusedTraps(phrasebook)).toEqual([]);
  });

  it('QUAL-06 renders no free speech as if it were known', () => {
    expect(renderedUnknown(phrasebook)).toEqual([]);
  });
});
