import { performance } from 'node:perf_hooks';
import { loadPhrasebook } from '@genbatalk/phrasebook';

/** In a process of its own: how long all seven languages take to load, and each its first look-ups. Prints JSON. */
const FIRST_SAID = {
  ja: 'えーと、鉄筋を5本持ってきてください',
  en: 'um, please bring five bolts',
  vi: 'à, mang năm cái bu lông lại đây',
  zh: '那个，请拿五个螺栓来',
  de: 'äh, bringen Sie bitte fünf Schrauben',
  fr: "euh, apportez cinq boulons s'il vous plaît",
  it: 'ehm, porti cinque bulloni per favore',
};
const started = performance.now();
const phrasebook = await loadPhrasebook();
const loadMs = performance.now() - started;
const firstMs = Object.entries(FIRST_SAID).map(([language, text]) => {
  const before = performance.now();
  phrasebook.translate(text, language, language === 'ja' ? 'vi' : 'ja');
  return performance.now() - before;
});
process.stdout.write(JSON.stringify({ loadMs, firstMs: Math.max(...firstMs) }));
