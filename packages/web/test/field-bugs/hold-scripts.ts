import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CreateContender, passes, type Script } from './contender';
import { library } from './library';
import { naive } from './naive';
import { ours } from './ours';

const TWINS: readonly (readonly [string, CreateContender])[] = [
  ['a naive loop', naive],
  ['react-speech-recognition', library],
];

/**
 * One class of field bugs: the product passes every script, and each twin fails at least one; if a
 * twin came through, the scripts would be too weak to say anything.
 */
export function holdScripts(id: string, what: string, scripts: readonly Script[]): void {
  describe(`${id} ${what}`, () => {
    afterEach(() => vi.unstubAllGlobals());

    it.each(scripts)(`${id} ours: $name`, async (script) => {
      expect(await passes(ours, script)).toBe(true);
    });

    it.each(TWINS)(`${id} %s fails where ours holds`, async (_name, create) => {
      const results: boolean[] = [];
      for (const script of scripts) results.push(await passes(create, script));
      expect(results).toContain(false);
    });
  });
}
