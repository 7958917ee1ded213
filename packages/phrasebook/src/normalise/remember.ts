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
