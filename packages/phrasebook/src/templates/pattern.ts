/**
 * One piece of a template's text: words, a slot to fill, or words that agree with a slot's thing, in number alone or in
 * gender and number.
 */
export type TextPiece =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'slot'; readonly name: string; readonly form: string }
  | { readonly kind: 'agree'; readonly name: string; readonly one: string; readonly many: string }
  | { readonly kind: 'inflect'; readonly name: string; readonly forms: readonly string[] };

const SLOT = /\{([a-z0-9]+)(?::([^}#]*))?\}|\{([a-z0-9]+)#([^}|]*)\|([^}]*)\}|\{([a-z0-9]+)~([^}]*)\}/gu;
/** More variants of one way are a sign that it should be several. */
const MOST_VARIANTS = 80;

/**
 * Takes a template's text apart: "{n} {what#is|are} there" asks the slot `what` for its number, and
 * "{what~ouvert|ouverte|ouverts|ouvertes}" for its gender and number.
 */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const match of text.matchAll(SLOT)) {
    if (match.index > at) pieces.push({ kind: 'words', words: text.slice(at, match.index) });
    const [, name, form = '', agreeing, one = '', many = '', inflecting, choices = ''] = match;
    if (name !== undefined) pieces.push({ kind: 'slot', name, form });
    else if (inflecting !== undefined)
      pieces.push({ kind: 'inflect', name: inflecting, forms: choices.split('|') });
    else pieces.push({ kind: 'agree', name: agreeing ?? '', one, many });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ kind: 'words', words: text.slice(at) });
  return pieces;
}

/**
 * The ways that a compact pattern stands for: "(bring|get) {what} [over]" are four. Groups do not nest.
 * @throws Error for a pattern with too many variants or an open bracket
 */
export function expand(pattern: string): string[] {
  let variants = [''];
  for (const part of pattern.matchAll(
    /\{([a-z0-9]+)[#~]([^}]*)\}|\{[^}]*\}|\(([^()]*)\)|\[([^[\]]*)\]|[^{([]+|[([{]/gu,
  )) {
    const [text, , agreeing, group, optional] = part;
    const choices =
      agreeing?.split('|') ??
      group?.split('|') ??
      (optional === undefined ? [text] : [...optional.split('|'), '']);
    if (text === '(' || text === '[' || text === '{') throw new Error(`"${pattern}" has an open bracket`);
    variants = variants.flatMap((variant) => choices.map((choice) => variant + choice));
    if (variants.length > MOST_VARIANTS)
      throw new Error(`"${pattern}" stands for more than ${MOST_VARIANTS} ways`);
  }
  return [...new Set(variants)];
}
