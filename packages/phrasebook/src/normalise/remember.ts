/**
 * A function that keeps its latest results by the key of what it is asked, between `most` and twice as many. For pure
 * functions that are asked for the same several times in a row.
 */
export function remember<Input, Value>(
  make: (input: Input) => Value,
  most: number,
  keyOf: (input: Input) => string,
): (input: Input) => Value {
  let recent = new Map<string, Value>();
  let older = new Map<string, Value>();
  return (input) => {
    const key = keyOf(input);
    const known = recent.get(key);
    if (known !== undefined) return known;
    const value = older.get(key) ?? make(input);
    if (recent.size >= most) {
      older = recent;
      recent = new Map();
    }
    recent.set(key, value);
    return value;
  };
}

/** The same for a function of texts. */
export function rememberText<Value>(make: (text: string) => Value, most: number): (text: string) => Value {
  return remember(make, most, (text) => text);
}

/**
 * The same for a function of objects that are the same, the latest of them. No WeakMap: memory is tidied often while a
 * turn is looked up, and until it is tidied thoroughly a WeakMap keeps what its objects led to.
 */
export function rememberSame<Input extends object, Value>(
  make: (input: Input) => Value,
  most: number,
): (input: Input) => Value {
  const known: { readonly input: Input; readonly value: Value }[] = [];
  let latest: (typeof known)[number] | undefined;
  let next = 0;
  return (input) => {
    if (latest?.input === input) return latest.value;
    latest = known.find((each) => each.input === input);
    if (latest === undefined) {
      latest = { input, value: make(input) };
      known[next] = latest;
      next = (next + 1) % most;
    }
    return latest.value;
  };
}
