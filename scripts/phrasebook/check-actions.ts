import { LANGUAGES, type Language } from '@genbatalk/contract';
import {
  inflect,
  type PhrasebookData,
  type PhrasebookSource,
  patternsOfWay,
  piecesOf,
  type SourceAction,
  slotOf,
} from '@genbatalk/phrasebook';
import type { Finding } from './check.js';

/** What is wrong with the actions: slots that differ, forms that a language does not have, wordings that two claim. */
export function checkActions(source: PhrasebookSource, compiled: PhrasebookData): Finding[] {
  const actions = (source.actions ?? []).flatMap((each) => each.actions);
  const ids = actions.map(({ id }) => id);
  const twice = ids
    .filter((id, at) => ids.indexOf(id) !== at)
    .map((place) => ({ place, problem: 'two actions have this id' }));
  return [
    ...twice,
    ...actions.flatMap((action) => LANGUAGES.flatMap((language) => checkSlots(action, language))),
    ...checkForms(compiled),
  ];
}

function checkSlots(action: SourceAction, language: Language): Finding[] {
  const wanted = Object.keys(action.slots).toSorted().join(' ');
  return [action.phrase[language], ...(action.ways[language] ?? [])].flatMap((phrase) => {
    const names = piecesOf(phrase).flatMap((piece) => (piece.kind === 'slot' ? [piece.name] : []));
    const found = [...new Set(names)].toSorted().join(' ');
    if (found === wanted) return [];
    return [
      {
        place: `actions/${action.id} ${language}`,
        problem: `"${phrase}" has the slots (${found}), not (${wanted})`,
      },
    ];
  });
}

/** Every action has every form that a text asks for, and no two say the same in one form. */
function checkForms({ actions: heads, templates: templateHeads, languages }: PhrasebookData): Finding[] {
  return languages.flatMap(({ language, actions, templates }) => {
    const asked = new Set(
      templates.flatMap(({ text }, at) =>
        templateHeads[at]?.slots['a'] !== 'action'
          ? []
          : piecesOf(text).flatMap((piece) =>
              piece.kind === 'slot' && piece.name === 'a' ? [piece.form] : [],
            ),
      ),
    );
    const claims = new Map<string, string>();
    const types = actions.slots.map((reference) => `{${reference.split(':')[2]}}`);
    return heads.flatMap((head, at) => {
      const place = `actions/${head.id} ${language}`;
      const phrase = actions.phrases[at] ?? '';
      const missing = [...asked].filter((form) => inflect(phrase, form, language, head) === undefined);
      const findings: Finding[] = missing.map((form) => ({ place, problem: `has no form "${form}"` }));
      const ways = actions.ways[at] ?? [];
      if (ways.length === 0)
        findings.push({ place, problem: 'is understood in no form: is its verb known?' });
      for (const [form, patterns] of ways.flatMap((way) => [...patternsOfWay(way, actions)])) {
        for (const pattern of patterns) {
          const typed = pattern.replaceAll(/\S+/gu, (token) => types[slotOf(token) ?? -1] ?? token);
          const key = `${form}: ${typed}`;
          const other = claims.get(key);
          claims.set(key, head.id);
          const isTold = findings.some(({ problem }) => problem.endsWith(` ${other}`));
          if (other !== undefined && other !== head.id && !isTold)
            findings.push({ place, problem: `"${key}" is also claimed by ${other}` });
        }
      }
      return findings;
    });
  });
}
