import { LANGUAGES, type Language } from '@genbatalk/contract';
import { describe, expect, it } from 'vitest';
import { loadPhrasebook, readSlot, tokensOf } from '../src/index.js';

const phrasebook = await loadPhrasebook();
const said = (from: Language, text: string, to: Language) => {
  const match = phrasebook.translate(text, from, to);
  return match.quality === 'phrasebook' ? match.text : `(${match.quality})`;
};
const read = (type: string, text: string, language: Language) => {
  const texts = tokensOf(text, language);
  const stream = { tokens: texts.map((each) => ({ text: each })), texts };
  const found = readSlot(type, '', 0, { stream, language, kindOf: () => undefined });
  return found.filter(({ end }) => end === texts.length).map(({ value }) => value);
};

describe('dates', () => {
  it.each<readonly [Language, string]>([
    ['ja', '来月の15日'],
    ['ja', '来月15日'],
    ['zh', '下个月15号'],
    ['zh', '下个月十五号'],
    ['en', 'the 15th of next month'],
    ['en', 'on the fifteenth of next month'],
    ['vi', 'ngày 15 tháng sau'],
    ['de', 'am 15. nächsten Monats'],
    ['de', 'am Fünfzehnten nächsten Monats'],
    ['fr', 'le 15 du mois prochain'],
    ['it', 'il 15 del mese prossimo'],
  ])('QUAL-03 reads the fifteenth of next month: %s %s', (language, text) => {
    expect(read('day', text, language)).toContainEqual({ kind: 'day', date: 15, monthOf: 'next' });
  });

  it.each<readonly [Language, string]>([
    ['ja', '15日に'.slice(0, 3)],
    ['zh', '15号'],
    ['en', 'the 15th'],
    ['vi', 'ngày 15'],
    ['de', 'am 15.'],
    ['de', 'am Fünfzehnten'],
    ['fr', 'le 15'],
    ['it', 'il 15'],
  ])('QUAL-03 reads the day of a month alone: %s %s', (language, text) => {
    expect(read('day', text, language)).toContainEqual({ kind: 'day', date: 15 });
  });

  it.each<readonly [Language, string]>([
    ['ja', '15日間'],
    ['zh', '3号楼'],
    ['en', 'the 15th floor'],
    ['en', 'the 50th'],
    ['vi', 'ngày 2 lần'],
    ['de', 'am 2. Stock'],
    ['fr', 'le 15 étage'],
    ['it', 'del 2 %'],
  ])('QUAL-07 takes nothing else for a date: %s %s', (language, text) => {
    const texts = tokensOf(text, language);
    const stream = { tokens: texts.map((each) => ({ text: each })), texts };
    expect(readSlot('day', '', 0, { stream, language, kindOf: () => undefined })).toEqual([]);
  });

  it('QUAL-07 keeps next and last week apart', () => {
    expect(read('day', '下周一', 'zh')).toContainEqual({ kind: 'day', weekday: 1, isNextWeek: true });
    expect(read('day', '上周一', 'zh')).toContainEqual({ kind: 'day', weekday: 1, isLastWeek: true });
    expect(read('day', 'lundi dernier', 'fr')).toContainEqual({ kind: 'day', weekday: 1, isLastWeek: true });
    expect(read('day', 'lunedì prossimo', 'it')).toContainEqual({
      kind: 'day',
      weekday: 1,
      isNextWeek: true,
    });
  });
});

describe('clock times', () => {
  it.each<readonly [Language, string, number, number]>([
    ['ja', '8時10分前', 7, 50],
    ['zh', '差十分八点', 7, 50],
    ['vi', '8 giờ kém 10', 7, 50],
    ['de', 'zehn vor acht', 7, 50],
    ['de', 'fünf vor halb acht', 7, 25],
    ['fr', 'huit heures moins dix', 7, 50],
    ['en', 'ten to eight', 7, 50],
    ['en', 'ten past eight', 8, 10],
    ['de', 'zehn nach acht', 8, 10],
  ])('QUAL-07 keeps before and after apart: %s %s', (language, text, hour, minute) => {
    expect(read('time', text, language)).toContainEqual({ kind: 'time', hour, minute });
  });
});

describe('measures', () => {
  const minusFive = { kind: 'amount', value: '-5', unit: 'celsius' };
  it.each<readonly [Language, string]>([
    ['ja', 'マイナス5℃'],
    ['ja', '−5℃'],
    ['zh', '零下五摄氏度'],
    ['en', 'minus 5 °C'],
    ['en', '-5 °C'],
    ['en', '5 °C below zero'],
    ['vi', 'âm 5 độ C'],
    ['de', 'minus 5 °C'],
    ['fr', 'moins 5 °C'],
    ['it', 'meno 5 °C'],
    ['it', '5 °C sotto zero'],
  ])('QUAL-07 loses no minus: %s %s', (language, text) => {
    expect(read('temperature', text, language)).toContainEqual(minusFive);
  });

  it('QUAL-07 loses no minus among the key terms', () => {
    for (const to of ['en', 'de', 'zh'] as const)
      expect(phrasebook.translate('さっき見たらマイナス5℃とか出てたんだけど', 'ja', to).text).toMatch(/-5/u);
  });

  it.each<readonly [Language, string]>([
    ['ja', '5〜10cm'],
    ['zh', '5到10厘米'],
    ['en', '5 to 10 cm'],
    ['en', 'between 5 and 10 cm'],
    ['vi', '5 đến 10 cm'],
    ['de', '5 bis 10 cm'],
    ['fr', '5 à 10 cm'],
    ['it', 'da 5 a 10 cm'],
  ])('QUAL-07 reads both ends of a range: %s %s', (language, text) => {
    expect(read('length', text, language)).toContainEqual({ kind: 'amount', value: '5–10', unit: 'cm' });
  });

  it('QUAL-07 makes no number of two', () => {
    expect(said('ja', '2、3人来てください', 'en')).toContain('2 to 3 people');
    expect(said('zh', '要两三个螺栓', 'en')).toContain('2 to 3 bolts');
    expect(said('ja', '3、5階を掃除して', 'en')).not.toContain('35');
    expect(said('en', 'Cut 5 to 10 cm', 'ja')).not.toContain('〜');
  });

  it('QUAL-07 keeps at least and at most apart', () => {
    const people = (text: string, language: Language) => read('people', text, language);
    for (const [language, least, most] of [
      ['ja', '3人以上', '3人以下'],
      ['zh', '至少3个人', '最多3个人'],
      ['en', 'at least 3 people', 'at most 3 people'],
      ['vi', 'ít nhất 3 người', 'tối đa 3 người'],
      ['de', 'mindestens 3 Personen', 'höchstens 3 Personen'],
      ['fr', 'au moins 3 personnes', 'au plus 3 personnes'],
      ['it', 'almeno 3 persone', 'al massimo 3 persone'],
    ] as const) {
      expect(people(least, language)).toContainEqual({ kind: 'people', count: '3', bound: 'least' });
      expect(people(most, language)).toContainEqual({ kind: 'people', count: '3', bound: 'most' });
    }
  });

  it('QUAL-03 counts with what holds a thing, and holds it apart from the thing', () => {
    expect(said('en', 'Bring two buckets of water', 'ja')).toBe('水バケツ2杯を持ってきてください。');
    expect(said('en', 'Bring two buckets', 'ja')).toBe('バケツ2個を持ってきてください。');
    expect(said('ja', '水をバケツ2杯持ってきて', 'de')).toBe('Bringen Sie bitte 2 Eimer Wasser.');
    expect(said('fr', 'Donnez-moi une boîte de clous', 'en')).toBe('Hand me 1 box of nails.');
  });
});

describe('names', () => {
  it.each<readonly [Language, string, string]>([
    ['ja', '田中さんを呼んで', '田中'],
    ['zh', '叫王师傅来', '王'],
    ['vi', 'Gọi anh Tuấn', 'Tuấn'],
    ['en', 'Call Mr Smith', 'Smith'],
    ['de', 'Holen Sie Herrn Müller', 'Müller'],
    ['fr', 'Appelez Monsieur Dupont', 'Dupont'],
    ['it', 'Chiami il signor Rossi', 'Rossi'],
  ])('QUAL-03 keeps a name to the letter: %s %s', (from, text, name) => {
    for (const to of LANGUAGES.filter((each) => each !== from)) expect(said(from, text, to)).toContain(name);
  });

  it.each<readonly [Language, string]>([
    ['en', 'Call the wedding planner'],
    ['en', 'call smith'],
    ['en', 'Where is Tokyo?'],
    ['en', 'I am Catholic'],
    ['vi', 'gọi anh nam'],
    ['vi', 'Anh Ơi'],
    ['zh', '施工开始'],
    ['de', 'Herr Ober bitte'],
    ['ja', '奥さんを呼んで'],
    ['it', 'Hai visto Marta?'],
    ['fr', 'Où est Paris ?'],
  ])('QUAL-03 takes no other word for a name: %s %s', (from, text) => {
    expect(phrasebook.translate(text, from, from === 'ja' ? 'en' : 'ja').quality).not.toBe('phrasebook');
  });

  it('QUAL-07 hands telephone numbers on as they were said', () => {
    expect(said('en', 'Call 090-1234-5678', 'ja')).toBe('090-1234-5678に電話してください。');
  });
});
