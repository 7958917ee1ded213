/** Token sequences with a value each; the longest one that begins at a place is found in its own length. */
export class PhraseTrie<Value> {
  readonly #root: TrieNode<Value> = { next: undefined, value: undefined };

  /** The first value given to a sequence stays. */
  add(tokens: readonly string[], value: Value): void {
    if (tokens.length === 0) return;
    let node = this.#root;
    for (const token of tokens) {
      // Most nodes are the last of one phrase: a map for each would be most of what a language takes.
      node.next ??= new Map();
      let next = node.next.get(token);
      if (next === undefined) {
        next = { next: undefined, value: undefined };
        node.next.set(token, next);
      }
      node = next;
    }
    node.value ??= value;
  }

  /** The longest sequence that stands at `at`; `accept` may refuse one in favour of a shorter. */
  longestAt(
    tokens: readonly string[],
    at: number,
    accept?: (end: number, value: Value) => boolean,
  ): { readonly end: number; readonly value: Value } | undefined {
    let node = this.#root;
    let found: { end: number; value: Value } | undefined;
    for (let end = at; end < tokens.length; end += 1) {
      const next = node.next?.get(tokens[end] ?? '');
      if (next === undefined) break;
      node = next;
      if (node.value !== undefined && (accept === undefined || accept(end + 1, node.value))) {
        found = { end: end + 1, value: node.value };
      }
    }
    return found;
  }
}

interface TrieNode<Value> {
  next: Map<string, TrieNode<Value>> | undefined;
  value: Value | undefined;
}
