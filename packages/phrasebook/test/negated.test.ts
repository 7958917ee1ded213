import { LANGUAGES, type Language } from '@genbatalk/contract';
import { expect, it } from 'vitest';
import { loadPhrasebook } from '../src/index.js';

const phrasebook = await loadPhrasebook();
/** What denies, before a sentence or behind its first word. Whoever says it must never be heard without it. */
const DENYING: Readonly<Record<Language, readonly (readonly [before: string, behind: string])[]>> = {
  ja: [
    ['', 'じゃない'],
    ['', 'わけではない'],
    ['', '必要はない'],
  ],
  en: [
    ["Don't ", ''],
    ['Never ', ''],
    ["You don't have to ", ''],
    ["I didn't say ", ''],
    ['', ' not'],
  ],
  vi: [
    ['Đừng ', ''],
    ['Không ', ''],
    ['Chưa ', ''],
    ['Không cần ', ''],
    ['', ' không'],
    ['', ' đâu'],
  ],
  zh: [
    ['不要', ''],
    ['别', ''],
    ['没', ''],
    ['不用', ''],
    ['还没', ''],
    ['', '不行'],
  ],
  de: [
    ['Nicht ', ''],
    ['Kein ', ''],
    ['Sie müssen nicht ', ''],
    ['Noch nicht ', ''],
    ['', ' nicht'],
  ],
  fr: [
    ['Ne ', ' pas'],
    ['Pas ', ''],
    ['Jamais ', ''],
    ['', ' pas'],
    ['', ' jamais'],
  ],
  it: [
    ['Non ', ''],
    ['Mai ', ''],
    ['Non ancora ', ''],
    ['Non serve ', ''],
    ['', ' no'],
  ],
};
/** Entries that themselves deny: to deny them again may well mean the same (cấm không được). */
const DENIES =
  /(?:ない|ません|禁止|だめ|な[！。]?$)|\b(?:not|never|no|nobody|don't|can't|won't|without|nothing|isn't|doesn't)\b|không|đừng|chưa|cấm|[不别没未禁勿]|nicht|kein|\b(?:ne|n'|pas|rien|personne|non|nessuno|mai)\b/iu;
const EVERY = 6;
const critical = phrasebook.themes
  .flatMap((theme) => phrasebook.byTheme(theme))
  .filter((head) => head.critical)
  .filter((_, at) => at % EVERY === 0);

it.each(LANGUAGES)('QUAL-07 hears no critical sentence without the word that denies it in %s', (language) => {
  const heard = critical.flatMap(({ id }) => {
    const text = phrasebook.phrase(id, language)?.text.replace(/\s*[.!?。！？]+$/u, '') ?? '';
    if (DENIES.test(text)) return [];
    return DENYING[language].flatMap(([before, behind]) => {
      const spoken = before === '' ? text : `${before}${text.charAt(0).toLowerCase()}${text.slice(1)}`;
      const match = phrasebook.translate(`${spoken}${behind}`, language, language === 'en' ? 'ja' : 'en');
      const isTaken =
        match.quality === 'phrasebook' && match.entryIds.length === 1 && match.entryIds[0] === id;
      return isTaken ? [`${spoken}${behind} => ${match.text}`] : [];
    });
  });
  expect(heard).toEqual([]);
});
