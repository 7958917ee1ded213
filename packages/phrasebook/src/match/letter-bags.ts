/** Tells at once that no key has the very letters of a text, in whatever order and with whatever spaces between. */
export class LetterBags {
  readonly #bags = new Set<number>();

  constructor(keys: Iterable<string>) {
    for (const key of keys) this.#bags.add(bagOf(key));
  }

  /** True where a key may have the same letters; two bags may share a number. */
  mayHold(text: string): boolean {
    return this.#bags.has(bagOf(text));
  }
}

const SPACE = 0x20;

/** A number that is the same for the same letters in any order. */
function bagOf(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== SPACE) sum = (sum + Math.imul(code ^ (code << 11), 0x9e3779b1)) | 0;
  }
  return sum;
}
