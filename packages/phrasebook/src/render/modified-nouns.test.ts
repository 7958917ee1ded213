import { describe, expect, it } from 'vitest';
import type { CountedForm, EnglishForm, GermanForm, RomanceForm } from '../format-terms.js';
import type { PlaceValue, ThingValue } from '../slots/value.js';
import { germanPlace, germanThing } from './german-nouns.js';
import { chineseNoun, englishNoun, japaneseNoun, vietnameseNoun } from './modified-nouns.js';
import { romancePlace, romanceThing } from './romance-nouns.js';

// Terms: 0 a masculine thing, 1 a feminine one, 2 red, 3 big, 4 another, 5 the last, 6 new, 7 cement.
const thing = (value: Partial<ThingValue>): ThingValue => ({ kind: 'thing', term: 0, ...value });
const place = (value: Partial<PlaceValue>): PlaceValue => ({ kind: 'place', term: 0, ...value });
const one = () => false;

describe('German', () => {
  const forms: GermanForm[] = [
    { text: 'Knopf', gender: 'm', plural: 'Knöpfe' },
    { text: 'Leiter', gender: 'f', plural: 'Leitern' },
    { text: 'rot', gender: 'n' },
    { text: 'groß', gender: 'n' },
    { text: 'ander', gender: 'n', definite: false },
    { text: 'letzt', gender: 'n', definite: true },
    { text: 'rosa', gender: 'n' },
    { text: 'Zement', gender: 'm' },
  ];

  it.each<readonly [Partial<ThingValue>, string, string | undefined]>([
    [{ colour: 2 }, 'nom', 'der rote Knopf'],
    [{ colour: 2 }, 'acc', 'den roten Knopf'],
    [{ colour: 2 }, 'dat', 'dem roten Knopf'],
    [{ colour: 2, pointer: 'a' }, 'nom', 'ein roter Knopf'],
    [{ colour: 2, pointer: 'this' }, 'acc', 'diesen roten Knopf'],
    [{ colour: 2, pointer: 'that' }, 'acc', 'den roten Knopf dort'],
    [{ colour: 2, isMany: true }, 'acc-some', 'rote Knöpfe'],
    [{ colour: 2, isMany: true }, 'acc', 'die roten Knöpfe'],
    [{ colour: 2, count: '3' }, 'acc', '3 rote Knöpfe'],
    [{ colour: 2, count: '3' }, 'dat', '3 roten Knöpfen'],
    [{ colour: 2 }, 'no-acc', 'keinen roten Knopf'],
    [{ qualities: [3], colour: 2, term: 1 }, 'acc', 'die große rote Leiter'],
    [{ qualities: [4], term: 1 }, 'acc', 'eine andere Leiter'],
    [{ qualities: [4], isMany: true }, 'acc', 'andere Knöpfe'],
    [{ qualities: [5] }, 'nom-some', 'der letzte Knopf'],
    [{ qualities: [6] }, 'acc', 'den rosa Knopf'],
    [{ isAll: true }, 'acc', 'alle Knöpfe'],
    [{ isAll: true, term: 7 }, 'acc', 'den ganzen Zement'],
    [{ amount: { value: '3', unit: 't' }, term: 7 }, 'acc', '3 t Zement'],
    [{ code: 'M16', count: '8' }, 'acc', '8 Knöpfe M16'],
    [{ size: [{ value: '4', unit: 't' }] }, 'nom', 'der Knopf mit 4 t'],
    [{ colour: 2 }, 'bare', undefined],
    [{ qualities: [5] }, 'no-acc', undefined],
  ])('QUAL-03 declines %o in the form %s', (value, form, expected) => {
    expect(germanThing(thing(value), forms, form, one)).toBe(expected);
  });

  it.each<readonly [Partial<PlaceValue>, string, string]>([
    [{ number: '3' }, 'at', 'am Tor Nr. 3'],
    [{ qualities: [5] }, 'at', 'am letzten Tor'],
    [{ pointer: 'this' }, 'to', 'zu diesem Tor'],
    [{ pointer: 'that' }, 'to', 'zu dem Tor dort'],
    [{ term: 1, qualities: [3] }, 'at', 'auf der großen Treppe'],
    [{ term: 1, qualities: [3] }, 'to', 'auf die große Treppe'],
    [{ term: 1, pointer: 'this' }, 'to', 'auf diese Treppe'],
  ])('QUAL-03 says where: %o %s', (value, form, expected) => {
    const places: GermanForm[] = [
      { text: 'Tor', gender: 'n' },
      { text: 'Treppe', gender: 'f', at: 'auf der Treppe', to: 'auf die Treppe' },
      ...forms.slice(2),
    ];
    const noun = places[value.term ?? 0] ?? { text: '', gender: 'm' };
    expect(germanPlace(place(value), noun, places, form)).toBe(expected);
  });
});

describe('French and Italian', () => {
  const french: RomanceForm[] = [
    { text: 'outil', gender: 'm', plural: 'outils' },
    { text: 'échelle', gender: 'f', plural: 'échelles' },
    { text: 'blanc', gender: 'm', plural: 'blancs', feminine: 'blanche' },
    { text: 'gros', gender: 'm', plural: 'gros', feminine: 'grosse', before: true },
    { text: 'autre', gender: 'm', plural: 'autres', feminine: 'autre', before: true, definite: false },
    { text: 'dernier', gender: 'm', plural: 'derniers', feminine: 'dernière', before: true, definite: true },
    { text: 'vieux', gender: 'm', plural: 'vieux', feminine: 'vieille', before: true, vowel: 'vieil' },
    { text: 'ciment', gender: 'm' },
  ];
  const italian: RomanceForm[] = [
    { text: 'attrezzo', gender: 'm', plural: 'attrezzi' },
    { text: 'scala', gender: 'f', plural: 'scale' },
    { text: 'bianco', gender: 'm', plural: 'bianchi', feminine: 'bianca' },
    { text: 'grande', gender: 'm', plural: 'grandi', feminine: 'grande' },
    { text: 'altro', gender: 'm', plural: 'altri', feminine: 'altra', before: true, definite: false },
    { text: 'stesso', gender: 'm', plural: 'stessi', feminine: 'stessa', before: true, definite: true },
    { text: 'di sinistra', gender: 'm' },
    { text: 'cemento', gender: 'm' },
  ];

  it.each<readonly [Partial<ThingValue>, string, string, string]>([
    [{ colour: 2 }, '', "l'outil blanc", "l'attrezzo bianco"],
    [{ colour: 2, term: 1 }, '', "l'échelle blanche", 'la scala bianca'],
    [{ colour: 2, term: 1, count: '3' }, '', '3 échelles blanches', '3 scale bianche'],
    [{ qualities: [4] }, '', 'un autre outil', 'un altro attrezzo'],
    [{ qualities: [4], term: 1 }, '', 'une autre échelle', "un'altra scala"],
    [{ qualities: [4], isMany: true }, '', "d'autres outils", 'degli altri attrezzi'],
    [{ qualities: [5] }, 'some', 'le dernier outil', 'lo stesso attrezzo'],
    [{ qualities: [5], isMany: true }, '', 'les derniers outils', 'gli stessi attrezzi'],
    [{ qualities: [6] }, '', 'le vieil outil', "l'attrezzo di sinistra"],
    [{ qualities: [3], isMany: true }, 'some', 'de gros outils', 'degli attrezzi grandi'],
    [{ qualities: [3], pointer: 'this' }, '', 'ce gros outil', "quest'attrezzo grande"],
    [{ pointer: 'that' }, '', 'cet outil-là', "quell'attrezzo"],
    [{ isAll: true, term: 1 }, '', 'toutes les échelles', 'tutte le scale'],
    [{ isAll: true, term: 7 }, '', 'tout le ciment', 'tutto il cemento'],
    [{ amount: { value: '3', unit: 't' }, term: 7 }, '', '3 t de ciment', '3 t di cemento'],
    [{ code: 'M16', colour: 2 }, '', "l'outil M16 blanc", "l'attrezzo M16 bianco"],
    [{ size: [{ value: '2.5', unit: 'm' }] }, '', "l'outil de 2,5 m", "l'attrezzo da 2,5 m"],
    [{ number: '3' }, '', "l'outil n° 3", "l'attrezzo n. 3"],
  ])('QUAL-03 agrees in %o', (value, form, inFrench, inItalian) => {
    expect(romanceThing(thing(value), french, form, 'fr', one)).toBe(inFrench);
    expect(romanceThing(thing(value), italian, form, 'it', one)).toBe(inItalian);
  });

  it('QUAL-03 keeps the preposition that a place has of its own', () => {
    const noun: RomanceForm = { text: 'cantiere', gender: 'm', at: 'nel cantiere' };
    expect(romancePlace(place({ pointer: 'this' }), noun, italian, 'at', 'it')).toBe('in questo cantiere');
    expect(romancePlace(place({ qualities: [5] }), noun, italian, 'at', 'it')).toBe('nello stesso cantiere');
  });
});

describe('English, Japanese, Chinese, Vietnamese', () => {
  const english: EnglishForm[] = [
    { text: 'hammer', plural: 'hammers' },
    { text: 'hour meter', plural: 'hour meters', article: 'an' },
    { text: 'red' },
    { text: 'old' },
  ];

  it.each<readonly [Partial<ThingValue>, string, string]>([
    [{ qualities: [3], colour: 2 }, 'old red hammer', 'an'],
    [{ colour: 2, term: 1 }, 'red hour meter', 'a'],
    [{ code: 'M16' }, 'M16 hammer', 'an'],
    [{ code: 'D13' }, 'D13 hammer', 'a'],
    [{ size: [{ value: '8', unit: 'mm' }] }, '8 mm hammer', 'an'],
    [{ size: [{ value: '80', unit: 'mm' }] }, '80 mm hammer', 'an'],
    [{ size: [{ value: '12', unit: 'mm' }] }, '12 mm hammer', 'a'],
    [{ size: [{ value: '3', unit: 'm' }], count: '2' }, 'hammer of 3 m', 'a'],
  ])('QUAL-03 writes English %o', (value, text, article) => {
    const noun = english[value.term ?? 0] ?? { text: '' };
    const written = englishNoun(noun, thing(value), english);
    expect(written?.text).toBe(text);
    if (value.count === undefined) expect(written?.article).toBe(article);
  });

  const eastern: CountedForm[] = [
    { text: '电缆', measure: '根' },
    { text: '另一' },
    { text: '红色' },
    { text: '厚的', ofLong: '粗的' },
  ];

  it('QUAL-03 gives the Chinese measure word to what asks for it, and its adjective to what is long', () => {
    const noun = eastern[0] ?? { text: '' };
    expect(chineseNoun(noun, thing({ qualities: [1] }), eastern)?.text).toBe('另一根电缆');
    expect(chineseNoun(noun, thing({ qualities: [3], colour: 2 }), eastern)?.text).toBe('粗的红色的电缆');
    expect(chineseNoun(noun, thing({ size: [{ value: '4', unit: 't' }], number: '3' }), eastern)?.text).toBe(
      '4t的3号电缆',
    );
  });

  it('QUAL-03 says Japanese colours as adjectives where they are', () => {
    const forms: CountedForm[] = [{ text: 'ボタン' }, { text: '赤' }, { text: '緑' }];
    const noun = forms[0] ?? { text: '' };
    expect(japaneseNoun(noun, thing({ colour: 1 }), forms)?.text).toBe('赤いボタン');
    expect(japaneseNoun(noun, thing({ colour: 2, code: 'M16' }), forms)?.text).toBe('緑のM16のボタン');
  });

  it('QUAL-03 says everything behind the noun in Vietnamese', () => {
    const forms: CountedForm[] = [{ text: 'xe tải' }, { text: 'đỏ' }, { text: 'mới' }];
    const value = thing({ qualities: [2], colour: 1, size: [{ value: '4', unit: 't' }], number: '3' });
    expect(vietnameseNoun(forms[0] ?? { text: '' }, value, forms)?.text).toBe('xe tải 4 tấn số 3 màu đỏ mới');
  });
});
