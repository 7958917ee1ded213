import { expect, test } from 'vitest';
import { prepare } from './prepare.js';
import { spellOut } from './spell-out.js';
import { SPOKEN_FORMS } from './spoken-forms.js';

const LANGUAGES = ['en', 'vi', 'zh', 'de', 'fr', 'it'] as const;
const spelled = (text: string): string[] => LANGUAGES.map((language) => spellOut(text, language).trim());

test.each([
  ['3m', ['3 meters', '3 mét', '3米', '3 Meter', '3 mètres', '3 metri']],
  ['10kg', ['10 kilograms', '10 ki lô gam', '10公斤', '10 Kilogramm', '10 kilogrammes', '10 chilogrammi']],
  ['2.5 t', ['2.5 tons', '2.5 tấn', '2.5吨', '2.5 Tonnen', '2.5 tonnes', '2.5 tonnellate']],
  ['14:30', ['14 30', '14 giờ 30 phút', '14点30分', '14 Uhr 30', '14 heures 30', 'ore 14 e 30']],
  ['8:00', ["8 o'clock", '8 giờ', '8点', '8 Uhr', '8 heures', 'ore 8']],
  [
    '-5°C',
    [
      'minus 5 degrees Celsius',
      'âm 5 độ xê',
      '负5摄氏度',
      'minus 5 Grad Celsius',
      'moins 5 degrés Celsius',
      'meno 5 gradi Celsius',
    ],
  ],
  ['10-20', ['10 to 20', '10 đến 20', '10到20', '10 bis 20', '10 à 20', '10 a 20']],
  ['50%', ['50 percent', '50 phần trăm', '百分之50', '50 Prozent', '50 pour cent', '50 per cento']],
  ['3×4', ['3 by 4', '3 nhân 4', '3乘4', '3 mal 4', '3 par 4', '3 per 4']],
])('LANG-06 %s is said in words of each language', (text, expected) =>
  expect(spelled(text)).toEqual(expected),
);

test('LANG-06 one of a unit is singular, and a unit is not cut out of a word', () => {
  expect(spellOut('1m 21m', 'en')).toBe('1 meter 21 meters');
  expect(spellOut('5 men and 3 tools', 'en')).toBe('5 men and 3 tools');
});

test('LANG-06 addresses and telephones are no ranges', () => {
  expect(spellOut('3-2-1, 090-1234-5678, A-3', 'de')).toBe('3-2-1, 090-1234-5678, A-3');
});

test('LANG-06 every language has the same units', () => {
  const units = Object.keys(SPOKEN_FORMS.en.units);
  for (const language of LANGUAGES) {
    // Percentages stand before the number in Chinese.
    const own = language === 'zh' ? units.filter((unit) => unit !== '%') : units;
    expect(Object.keys(SPOKEN_FORMS[language].units)).toEqual(own);
  }
});

test('LANG-06 Chinese: 两 for two of something, no 儿 that espeak spells, letters, the syllables it lacks', () => {
  expect(spellOut('2个人, 第2个, 2号', 'zh')).toBe('两个人, 第2个, 2号');
  expect(spellOut('放哪儿, 歇一会儿, 儿童, 女儿', 'zh')).toBe('放哪里, 歇一会, 儿童, 女儿');
  expect(spellOut('兄弟', 'zh')).toBe('西拥弟');
  expect(spellOut('拿AED来, A区, OK, Nguyen', 'zh')).toBe('拿诶伊弟来, 诶区, 欧开, Nguyen');
});

test('LANG-06 letters of another script are not handed to a voice that cannot read them', () => {
  const analyse = (text: string) => [{ surface: text, partOfSpeech: '名詞', pronunciation: 'タナカ' }];
  expect(prepare('田中, stop Пример', 'en', analyse)).toBe('tanaka, stop');
  expect(prepare('请Пример停かな', 'zh', analyse)).toBe('请 停');
  expect(prepare('🙂 … <>', 'en', analyse)).toBe('');
});
