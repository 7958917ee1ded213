import { createHash } from 'node:crypto';
import { type DeepLClient, GlossaryEntries } from 'deepl-node';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.js';
import type { TranslationRequest } from '../../translator.port.js';
import { SOURCE_CODES } from './languages.js';

const NAME_PREFIX = 'genbatalk-';
/** After DeepL would not make a glossary (plan, number, pair), it is not asked again for this long. */
const PAUSE_MS = 600_000;

/**
 * Glossaries at DeepL, one for each set of terms that was found in a sentence. A glossary is never changed and its name
 * says what is in it, so that nodes and restarts share it and a term that a leader deletes is in none that is used.
 */
export interface GlossaryShelf {
  /** The glossary of the request's terms, made where there is none; undefined where it has to go without. */
  find(client: DeepLClient, request: TranslationRequest): Promise<string | undefined>;
  /** After a request with it failed: it may have been deleted. */
  forget(request: TranslationRequest): void;
}

export function createGlossaryShelf(maxGlossaries: number, clock: Clock): GlossaryShelf {
  let pausedUntilMs = 0;
  let known: Promise<Map<string, string>> | undefined;
  const outdated: string[] = [];
  const ids = new LRUCache<string, string>({
    max: Math.max(1, maxGlossaries),
    dispose: (id, _name, reason) => {
      if (reason === 'evict') outdated.push(id);
    },
  });

  async function findOrMake(client: DeepLClient, name: string, request: TranslationRequest): Promise<string> {
    known ??= listOwn(client);
    const existing = (await known).get(name);
    if (existing !== undefined) {
      ids.set(name, existing);
      return existing;
    }
    const { terms = [], sourceLanguage, targetLanguage } = request;
    const entries = Object.fromEntries(terms.map(({ source, target }) => [source.trim(), target.trim()]));
    const made = await client.createMultilingualGlossary(name, [
      {
        sourceLangCode: SOURCE_CODES[sourceLanguage],
        targetLangCode: SOURCE_CODES[targetLanguage],
        entries: new GlossaryEntries({ entries }),
      },
    ]);
    ids.set(name, made.glossaryId);
    return made.glossaryId;
  }

  return {
    async find(client, request) {
      if (maxGlossaries === 0 || (request.terms ?? []).length === 0) return undefined;
      const name = nameOf(request);
      const id = ids.get(name);
      if (id !== undefined || clock.now().getTime() < pausedUntilMs) return id;
      try {
        const found = await findOrMake(client, name, request);
        await Promise.all(outdated.splice(0).map((old) => client.deleteMultilingualGlossary(old)));
        return found;
      } catch {
        // Why does not matter here: without a glossary the terms go as context, and the guard checks them.
        known = undefined;
        pausedUntilMs = clock.now().getTime() + PAUSE_MS;
        return undefined;
      }
    },
    forget(request) {
      ids.delete(nameOf(request));
      known = undefined;
    },
  };
}

async function listOwn(client: DeepLClient): Promise<Map<string, string>> {
  const all = await client.listMultilingualGlossaries();
  const own = all.filter(({ name }) => name.startsWith(NAME_PREFIX));
  return new Map(own.map(({ name, glossaryId }) => [name, glossaryId]));
}

function nameOf({ sourceLanguage, targetLanguage, terms = [] }: TranslationRequest): string {
  const lines = terms.map(({ source, target }) => `${source.trim()}\t${target.trim()}`).sort();
  const content = [sourceLanguage, targetLanguage, ...lines].join('\n');
  return NAME_PREFIX + createHash('sha256').update(content).digest('hex').slice(0, 32);
}
