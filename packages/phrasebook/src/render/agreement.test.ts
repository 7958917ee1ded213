import { describe, expect, it } from 'vitest';
import type { SlotValue, ThingValue } from '../slots/value.js';
import { type Agreement, inflect, isMany } from './agreement.js';

/** Terms: 0 a masculine word, 1 a feminine one, 2 cement, which is not counted, 3 gloves, usually many. */
const grammarOf = (language: Agreement['language']): Agreement => ({
  language,
  isCounted: (term) => term !== 2,
  isUsuallyMany: (term) => term === 3,
  genderOf: (term) => (term === 1 ? 'f' : 'm'),
});
const OPEN = ['ouvert', 'ouverte', 'ouverts', 'ouvertes'];
const thing = (value: Partial<ThingValue>): ThingValue => ({ kind: 'thing', term: 0, ...value });

describe('agreement', () => {
  it.each<readonly [SlotValue, string]>([
    [thing({ term: 0 }), 'ouvert'],
    [thing({ term: 1 }), 'ouverte'],
    [thing({ term: 3 }), 'ouverts'],
    [thing({ term: 1, isMany: true }), 'ouvertes'],
    [thing({ term: 1, count: '3' }), 'ouvertes'],
    [thing({ term: 1, count: '1.5' }), 'ouverte'],
    [thing({ term: 2, count: '2', measure: 'bag' }), 'ouverts'],
    [thing({ term: 2, count: '2', measure: 'pallet' }), 'ouvertes'],
    [thing({ term: 2, count: '1', measure: 'pallet' }), 'ouverte'],
    [thing({ term: 2, count: '3' }), 'ouvertes'],
    [thing({ term: 2, isMany: true }), 'ouvert'],
    [{ kind: 'pointer', which: 'this' }, 'ouvert'],
    [{ kind: 'place', term: 1 }, 'ouverte'],
    [{ kind: 'people', count: '2' }, 'ouvertes'],
  ])('QUAL-03 chooses the French form for %o', (value, form) => {
    expect(inflect(OPEN, value, grammarOf('fr'))).toBe(form);
  });

  it('QUAL-03 knows that an Italian pair changes its gender', () => {
    const forms = ['pronto', 'pronta', 'pronti', 'pronte'];
    expect(inflect(forms, thing({ count: '1', measure: 'pair' }), grammarOf('it'))).toBe('pronto');
    expect(inflect(forms, thing({ count: '2', measure: 'pair' }), grammarOf('it'))).toBe('pronte');
  });

  it('QUAL-03 has one form for all that is many in German, and one for each gender', () => {
    const forms = ['er', 'sie', 'es', 'alle'];
    expect(inflect(forms, thing({ term: 1 }), grammarOf('de'))).toBe('sie');
    expect(inflect(forms, thing({ term: 1, isMany: true }), grammarOf('de'))).toBe('alle');
    expect(inflect(forms, { kind: 'pointer', which: 'this' }, grammarOf('de'))).toBe('es');
  });

  it('QUAL-06 has no form for what has no gender', () => {
    expect(inflect(OPEN, { kind: 'place', pointer: 'here' }, grammarOf('fr'))).toBeUndefined();
  });

  it('QUAL-03 says many only where the language has a plural', () => {
    expect(isMany(thing({ term: 2, isMany: true }), grammarOf('en'))).toBe(false);
    expect(isMany(thing({ term: 2, measure: 'bag' }), grammarOf('en'))).toBe(true);
    expect(isMany(thing({ term: 0, isMore: true }), grammarOf('en'))).toBe(true);
  });
});
