/** The orders to one who is spoken to politely and familiarly, and the participle. */
export type Parts = readonly [polite: string, familiar: string, participle: string];

/** A table of verbs by infinitive, `infinitive polite familiar participle` divided by bars. */
export function tableOf(lines: string): ReadonlyMap<string, Parts> {
  return new Map(
    lines.split('|').map((line) => {
      const [verb = '', polite = '', familiar = '', participle = ''] = line.trim().split(' ');
      return [verb, [polite, familiar, participle]];
    }),
  );
}

const PREFIXES =
  /^(?:re|r|ré|ra|dé|des|dis|pré|sur|sou|en|em|entre|sous|sus|par|com|pro|ri|s|man|con|tras|per|rac|so|sotto|ot|in|am)$/u;

/** A listed verb, or one with a prefix: remettre goes like mettre, rimuovere like muovere. */
export function partsOf(
  verb: string,
  table: ReadonlyMap<string, Parts>,
  regular: (verb: string) => Parts,
): Parts {
  const listed = table.get(verb);
  if (listed !== undefined) return listed;
  for (let at = 1; at <= 5 && at < verb.length - 3; at += 1) {
    const before = verb.slice(0, at);
    const inner = PREFIXES.test(before) ? table.get(verb.slice(at)) : undefined;
    if (inner === undefined) continue;
    const [polite, familiar, participle] = inner;
    return [`${before}${polite}`, `${before}${familiar}`, `${before}${participle}`];
  }
  return regular(verb);
}
