import type { Language } from '@genbatalk/contract';
import { tokensOf } from '../analyse/lexical.js';
import { PhraseTrie } from '../analyse/phrase-trie.js';

/** A small dictionary per language, built when it is first asked. Wordings are separated by "|". */
export function tableOf<Value>(
  rows: (language: Language) => Iterable<readonly [wordings: string, value: Value]>,
): (language: Language) => PhraseTrie<Value> {
  const built = new Map<Language, PhraseTrie<Value>>();
  return (language) => {
    const kept = built.get(language);
    if (kept !== undefined) return kept;
    const trie = new PhraseTrie<Value>();
    for (const [wordings, value] of rows(language)) {
      for (const wording of wordings.split('|')) trie.add(tokensOf(wording, language), value);
    }
    built.set(language, trie);
    return trie;
  };
}
