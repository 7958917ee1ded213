import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@genbatalk/contract';
import { compilePhrasebook, createPhrasebook, type SourceTheme } from '@genbatalk/phrasebook';
import { describe, expect, it } from 'vitest';
import { checkSource, wordingsOf } from './check.js';
import { checkWording } from './check-wording.js';
import { cover } from './coverage.js';
import { GENERATED_FOLDER, renderModules } from './generate.js';
import { readSource } from './read-source.js';
import { explain } from './say.js';
import { findTies } from './ties.js';

const source = readSource();
const entries = source.themes.flatMap((theme) => theme.entries);
const phrasebook = createPhrasebook(compilePhrasebook(source));

describe('the data', () => {
  it('QUAL-03 has no finding: no sentence missing, no wording that two entries claim', () => {
    expect(checkSource(source)).toEqual([]);
  });

  it.each(LANGUAGES)('QUAL-03 translates every wording in %s to every other language', (from) => {
    for (const entry of entries) {
      for (const wording of wordingsOf(entry, from)) {
        for (const to of LANGUAGES) {
          const { quality, text, entryIds, critical } = phrasebook.translate(wording, from, to);
          expect({ wording, quality, text, entryIds, critical }).toEqual({
            wording,
            quality: 'phrasebook',
            text: entry.text[to],
            entryIds: [entry.id],
            critical: entry.critical,
          });
        }
      }
    }
  });

  it('is what the generated modules hold (else: npm run phrasebook -- generate)', () => {
    for (const [name, content] of renderModules(source)) {
      expect(readFileSync(join(GENERATED_FOLDER, name), 'utf8')).toBe(content);
    }
  });
});

describe('the check', () => {
  const stop = entries.find((entry) => entry.id === 'stop');
  const wait = entries.find((entry) => entry.id === 'wait-a-moment');
  if (stop === undefined || wait === undefined) throw new Error('the entries of this test are gone');
  const problemsOf = (theme: SourceTheme) =>
    checkSource({ themes: [theme] }).map((finding) => finding.problem);

  it('finds a wording that two entries claim, also in another spelling', () => {
    const theme = { theme: 'test', entries: [stop, { ...wait, ways: { ja: ['とまってください'] } }] };
    expect(problemsOf(theme).join('\n')).toContain('"とまってください" is also claimed by stop');
  });

  it('finds a wording written twice, a number that differs, an id used twice', () => {
    const twice = { ...stop, ways: { en: ['Halt!', 'Halt!'] } };
    expect(problemsOf({ theme: 'test', entries: [twice] })).toContain('has a wording twice');
    const number = { ...stop, text: { ...stop.text, de: 'Halt um 8!' } };
    expect(problemsOf({ theme: 'test', entries: [number] }).join()).toContain('its numbers (8) differ');
    expect(problemsOf({ theme: 'test', entries: [stop, stop] })).toContain('two entries have this id');
  });

  it.each([
    ['zh', '停止する', 'does not belong'],
    ['zh', '請進來', 'does not belong'],
    ['ja', '说明してください', 'does not belong'],
    ['vi', 'Dung lai', 'lacks its marks'],
    ['vi', 'Di ra', 'no tone mark'],
    ['ja', '１０時です。', 'full-width letter or digit'],
    ['ja', 'ｽﾄｯﾌﾟ', 'half-width kana'],
    ['ja', '止まれ!', 'half-width mark'],
    ['en', 'Stop！', 'does not belong'],
    ['fr', 'Arrêtez!', 'needs a space'],
    ['de', 'Halt !', 'space before a mark'],
    ['en', `Stop ${'very '.repeat(20)}now.`, 'longer than'],
  ] as const)('finds what is wrong in %s %s', (language, wording, problem) => {
    expect(checkWording(wording, language).join()).toContain(problem);
  });
});

describe('the check of templates and terms', () => {
  const template = source.templates?.[0]?.templates[0];
  const term = source.terms?.[0];
  if (template === undefined || term === undefined) throw new Error('the templates of this test are gone');
  const problemsOf = (templates: readonly (typeof template)[], terms: readonly (typeof term)[] = []) =>
    checkSource({ themes: [], templates: [{ theme: 'test', templates }], terms }).map(
      ({ problem }) => problem,
    );

  it('finds a slot that one language lacks', () => {
    const wrong = { ...template, text: { ...template.text, fr: 'Apportez ça.' } };
    expect(problemsOf([wrong]).join('\n')).toContain('"Apportez ça." has the slots ()');
  });

  it('finds a pattern that two templates claim', () => {
    expect(problemsOf([template, { ...template, id: 'other' }]).join('\n')).toContain('is also claimed by');
  });

  it('finds a wording that two terms claim', () => {
    expect(problemsOf([], [term, { ...term, id: 'other' }]).join('\n')).toContain('is also claimed by');
  });
});

describe('the tools', () => {
  it('says which guard refused the nearest entry', () => {
    const lines = explain(phrasebook, 'Wear your magic helmet', 'en', 'ja').join('\n');
    expect(lines).toContain('wear-helmet');
    expect(lines).toContain('refused');
  });

  it('finds templates that a sentence may fit alike', () => {
    const ties = findTies(compilePhrasebook(source));
    const pairs = ties.map(({ templates }) => templates.toSorted().join(' '));
    expect(pairs).toContain('place-is-frozen thing-is-frozen');
    expect(pairs).toContain('do-not-remove-thing do-not-take-off-gear');
    expect(pairs.some((pair) => pair === 'place-is-frozen place-is-frozen')).toBe(false);
  });

  it('counts what a file of utterances covers', () => {
    const lines = ['止まれ！', 'en: Stop!', '', '昨日の試合は面白かった'];
    const { full, partial, none, missed } = cover(phrasebook, lines, 'ja', 'vi');
    expect({ full, partial, none }).toEqual({ full: 2, partial: 0, none: 1 });
    expect(missed).toEqual(['none    ja 昨日の試合は面白かった']);
  });
});
