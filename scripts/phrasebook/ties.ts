import type { Language } from '@genbatalk/contract';
import { type PhrasebookData, slotOf, THING_KINDS } from '@genbatalk/phrasebook';

/** Two templates that a sentence may fit alike, and one pattern that shows it. */
export interface Tie {
  readonly templates: readonly [string, string];
  readonly languages: readonly Language[];
  readonly example: string;
}

interface Claim {
  readonly id: string;
  readonly types: readonly string[];
}

const PLACES = ['place', 'direction', 'structure', 'element'];

/** The kinds of terms that fill a slot; undefined for values, which never overlap with one another. */
function kindsOf(type: string): readonly string[] | undefined {
  if (type === 'place') return PLACES;
  return type === 'item' ? THING_KINDS['thing'] : THING_KINDS[type];
}

/**
 * Templates whose patterns are the same but for slots whose kinds overlap. What belongs to one of the two by its kind is
 * settled by `closest`; of the others the matcher knows neither. Most of these say the same and cost nothing.
 */
export function findTies({ languages, templates: heads }: PhrasebookData): Tie[] {
  const found = new Map<
    string,
    { languages: Set<Language>; example: string; pair: readonly [string, string] }
  >();
  for (const { language, templates } of languages) {
    const claims = new Map<string, Claim[]>();
    templates.forEach(({ slots, patterns }, at) => {
      const head = heads[at];
      if (head === undefined) return;
      for (const pattern of patterns) {
        const { key, types } = openedAt(pattern, slots, head.slots);
        for (const other of claims.get(key) ?? []) {
          if (other.id === head.id || !overlap(other.types, types)) continue;
          const name = `${other.id} ${head.id}`;
          const tie = found.get(name) ?? {
            languages: new Set(),
            example: `${language} ${key}`,
            pair: [other.id, head.id],
          };
          tie.languages.add(language);
          found.set(name, tie);
        }
        claims.set(key, [...(claims.get(key) ?? []), { id: head.id, types }]);
      }
    });
  }
  return [...found.values()].map((tie) => ({
    templates: tie.pair,
    languages: [...tie.languages],
    example: tie.example,
  }));
}

/** A pattern with an open box for each slot that a term fills, and the types of these slots. */
function openedAt(pattern: string, slots: readonly string[], named: Readonly<Record<string, string>>) {
  const types: string[] = [];
  const key = pattern.split(' ').map((token) => {
    const slot = slotOf(token);
    const [name = '', form = ''] = (slot === undefined ? '' : (slots[slot] ?? '')).split(':');
    if (slot === undefined) return token;
    const type = named[name] ?? name;
    const isNamed = kindsOf(type) !== undefined && (type !== 'place' || form === '');
    if (!isNamed) return `{${type}:${form}}`;
    types.push(type);
    return '□';
  });
  return { key: key.join(' '), types };
}

function overlap(one: readonly string[], other: readonly string[]): boolean {
  return one.every((type, at) => kindsOf(type)?.some((kind) => kindsOf(other[at] ?? '')?.includes(kind)));
}
