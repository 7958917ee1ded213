import { LANGUAGES, type Language } from '@genbatalk/contract';
import {
  type PhrasebookData,
  type PhrasebookSource,
  piecesOf,
  type SourceTemplate,
  type TextPiece,
} from '@genbatalk/phrasebook';
import type { Finding } from './check.js';
import { checkWording } from './check-wording.js';

/** What is wrong with the templates: slots that differ between languages, patterns that two templates claim, slips of writing. */
export function checkTemplates(source: PhrasebookSource, compiled: PhrasebookData): Finding[] {
  const templates = (source.templates ?? []).flatMap(({ theme, templates }) =>
    templates.map((template) => ({ theme, template })),
  );
  const findings = templates.flatMap(({ theme, template }) =>
    LANGUAGES.flatMap((language) => checkTemplate(template, theme, language)),
  );
  return [...findings, ...checkPatterns(compiled)];
}

function checkTemplate(template: SourceTemplate, theme: string, language: Language): Finding[] {
  const place = `templates/${theme}/${template.id} ${language}`;
  const findings: Finding[] = [];
  const wanted = Object.keys(template.slots).toSorted().join(' ');
  for (const wording of [template.text[language], ...(template.ways[language] ?? [])]) {
    const used = new Set(piecesOf(wording).flatMap((piece) => (piece.kind === 'slot' ? [piece.name] : [])));
    const found = [...used].toSorted().join(' ');
    if (found !== wanted)
      findings.push({ place, problem: `"${wording}" has the slots (${found}), not (${wanted})` });
  }
  // With its slots filled a template's text is a sentence like any other.
  const plain = piecesOf(template.text[language])
    .map((piece) => plainOf(piece))
    .join('');
  const problems = checkWording(plain, language).filter(
    (problem) => !/not written in|no tone mark/u.test(problem),
  );
  findings.push(
    ...problems.map((problem) => ({ place, problem: `"${template.text[language]}" ${problem}` })),
  );
  findings.push(...checkForms(template.text[language], language).map((problem) => ({ place, problem })));
  if (!/[.!?。！？…]$/u.test(template.text[language]))
    findings.push({ place, problem: 'its text has no end mark' });
  return findings;
}

function plainOf(piece: TextPiece): string {
  if (piece.kind === 'words') return piece.words;
  if (piece.kind === 'agree') return piece.one;
  return piece.kind === 'inflect' ? (piece.forms[0] ?? '') : '5';
}

const INFLECTED: ReadonlySet<Language> = new Set(['de', 'fr', 'it']);

/** Words that agree in gender and number have four forms, in the languages that have genders. */
function checkForms(text: string, language: Language): string[] {
  return piecesOf(text).flatMap((piece) => {
    if (piece.kind !== 'inflect') return [];
    if (!INFLECTED.has(language)) return [`"${text}" asks for a gender`];
    return piece.forms.length === 4 ? [] : [`"${text}" has ${piece.forms.length} forms where 4 agree`];
  });
}

/** A pattern that two templates claim is understood as neither. */
function checkPatterns({ languages, templates: heads }: PhrasebookData): Finding[] {
  return languages.flatMap(({ language, templates }) => {
    const claims = new Map<string, string>();
    return templates.flatMap(({ slots, patterns }, at) => {
      const head = heads[at];
      if (head === undefined) return [];
      return patterns.flatMap((pattern) => {
        const key = slots.reduce((text, reference, slot) => {
          const [name = '', form = ''] = reference.split(':');
          return text.replaceAll(String.fromCharCode(0xa500 + slot), `{${head.slots[name]}:${form}}`);
        }, pattern);
        const other = claims.get(key);
        claims.set(key, head.id);
        if (other === undefined || other === head.id) return [];
        return [
          { place: `templates/${head.id} ${language}`, problem: `"${key}" is also claimed by ${other}` },
        ];
      });
    });
  });
}
