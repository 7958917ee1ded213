import { afterEach, describe, expect, it, vi } from 'vitest';
import { passes, type Script, sends } from '../../../test/field-bugs/contender';
import { library } from '../../../test/field-bugs/library';
import { naive } from '../../../test/field-bugs/naive';
import { ours } from '../../../test/field-bugs/ours';

/** A browser as the standard describes it. Whoever fails here fails by the harness, not by a field bug. */
const healthy: Script = {
  name: 'interim, then one final before release',
  async play({ press, release, engine }) {
    await press();
    engine().results(['lùi', 'interim']);
    engine().results(['lùi lại', 'final']);
    await release();
    engine().end();
  },
  isGood: sends('lùi lại'),
};

describe('the harness of the field bugs', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['ours', ours],
    ['a naive loop', naive],
    ['react-speech-recognition', library],
  ] as const)('%s comes through with a browser that behaves', async (_name, create) => {
    expect(await passes(create, healthy)).toBe(true);
    expect(await passes(create, { ...healthy, isAndroid: true })).toBe(true);
  });
});
