import type { Language } from '@genbatalk/contract';
import { describe, expect, it } from 'vitest';
import { loadPhrasebook } from '../src/index.js';

const phrasebook = await loadPhrasebook();
const said = (from: Language, text: string, to: Language) => {
  const match = phrasebook.translate(text, from, to);
  return match.quality === 'phrasebook' ? match.text : `(${match.quality})`;
};

describe('parts of a building', () => {
  it.each<readonly [Language, string, string]>([
    ['en', 'Lift the beam.', 'Heben Sie den Unterzug an.'],
    ['ja', '柱に触らないで', 'Fassen Sie die Stütze nicht an.'],
    ['fr', 'Levez la poutre.', 'Heben Sie den Unterzug an.'],
    ['it', 'Sollevi la trave.', 'Heben Sie den Unterzug an.'],
    ['vi', 'Nâng dầm lên.', 'Heben Sie den Unterzug an.'],
    ['zh', '别碰墙。', 'Fassen Sie die Wand nicht an.'],
    ['en', 'Bring three columns.', 'Bringen Sie bitte 3 Stützen.'],
  ])('QUAL-03 are things that something is done to: %s %s', (from, text, expected) => {
    expect(said(from, text, 'de')).toBe(expected);
  });

  it('QUAL-03 are places where a sentence speaks of a place, and keep that there are several', () => {
    expect(said('en', 'Put the ladder against the wall.', 'de')).toBe('Stellen Sie die Leiter an die Wand.');
    expect(said('en', 'The wall is wet.', 'de')).toBe('Die Wand ist nass.');
    expect(said('en', 'The walls are wet.', 'de')).toBe('Die Wände sind nass.');
    expect(said('ja', '壁はもう塗りましたか', 'en')).toBe('Have you painted the wall?');
  });

  it('QUAL-06 are not fetched where they stand fixed', () => {
    expect(said('en', 'The elevator, please.', 'de')).toBe('(partial)');
    expect(said('en', 'Bring the beam.', 'de')).toBe('Bringen Sie bitte den Unterzug.');
  });

  it('QUAL-06 are not in the east where French says that they are', () => {
    expect(said('fr', "L'escalier est cassé.", 'en')).toBe('The stairs are out of order.');
    expect(said('fr', "Allez à l'escalier est.", 'en')).toBe('Go to the east stairs.');
  });
});

describe('what is worn', () => {
  it('QUAL-06 is told from what is carried', () => {
    expect(said('de', 'Tragen Sie die Leiter.', 'en')).toBe('Carry the ladder.');
    expect(said('de', 'Tragen Sie die Schutzbrille.', 'en')).toMatch(/^Wear /u);
    expect(said('en', 'Do not remove the barrier.', 'de')).toBe('Entfernen Sie das Absperrgitter nicht.');
  });

  it('QUAL-03 agrees in English with words that have no singular', () => {
    expect(said('de', 'Die Zange ist kaputt.', 'en')).toBe('The pliers are broken.');
    expect(said('de', 'Bringen Sie 3 Zangen.', 'en')).toBe('Bring 3 pairs of pliers, please.');
  });
});
