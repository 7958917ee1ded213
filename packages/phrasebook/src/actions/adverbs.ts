/** A way to say an action without and with an adverb, as analysed patterns. */
interface WithAndWithout {
  readonly plain: readonly string[];
  readonly whole: readonly string[];
}

/** The words that most often make one of the other; empty where nothing does, undefined where nothing is known. */
export function commonWords(pairs: readonly WithAndWithout[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { plain, whole } of pairs) {
    const found = new Set(plain.flatMap((each) => whole.flatMap((other) => wordsBetween(each, other) ?? [])));
    for (const words of found) counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0];
}

/** The tokens that are put into a pattern to make another; undefined where that is not how they differ. */
function wordsBetween(plain: string, whole: string): string | undefined {
  if (plain === whole) return '';
  const before = plain.split(' ');
  const behind = whole.split(' ');
  const length = behind.length - before.length;
  if (length < 1) return undefined;
  const start = behind.findIndex((_, at) => putInto(before, at, behind.slice(at, at + length)) === whole);
  return start < 0 ? undefined : behind.slice(start, start + length).join(' ');
}

/** The plain patterns with a mark where the words stand in the whole ones; those without such a place are left out. */
export function withPlace(
  plain: readonly string[],
  whole: readonly string[],
  words: string,
  mark: string,
): string[] {
  const known = new Set(whole);
  const placed = plain.flatMap((pattern) => {
    const tokens = pattern.split(' ');
    const at = [...tokens, ''].findIndex((_, place) => known.has(putInto(tokens, place, [words])));
    return at < 0 ? [] : [putInto(tokens, at, [mark])];
  });
  return [...new Set(placed)];
}

function putInto(tokens: readonly string[], place: number, words: readonly string[]): string {
  return [...tokens.slice(0, place), ...words, ...tokens.slice(place)].join(' ');
}
