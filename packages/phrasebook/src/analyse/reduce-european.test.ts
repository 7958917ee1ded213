import { describe, expect, it } from 'vitest';
import { reduceGerman } from './reduce-german.js';
import { reduceFrench, reduceItalian } from './reduce-romance.js';
import type { Reduced } from './token.js';

const REDUCE = { de: reduceGerman, fr: reduceFrench, it: reduceItalian };

function bare(language: keyof typeof REDUCE, clause: string): string {
  const { tokens }: Reduced = REDUCE[language](clause, undefined);
  return tokens.flatMap(({ text, isLight }) => (isLight === true ? [] : [text])).join(' ');
}

const SAME: readonly (readonly [keyof typeof REDUCE, ...string[]])[] = [
  ['de', 'Leiter festhalten', 'Halten Sie die Leiter fest', 'Kannst du die Leiter festhalten'],
  ['de', 'Nicht anfassen', 'Fassen Sie das nicht an', 'Das darf nicht angefasst werden'],
  ['de', 'Hast du den Helm', 'Haben Sie den Helm ?', 'Haste den Helm', 'Habt ihr den Helm'],
  ['de', 'Strom einschalten', 'Schalten Sie den Strom ein'],
  ['de', 'Nichts hinunterwerfen', 'Nichts runterwerfen', 'Wirf nichts herunter'],
  ['de', 'Hier darf man nicht rauchen', 'Hier nicht rauchen'],
  ['fr', 'je comprends pas', 'Je ne comprends pas'],
  ['fr', "t'as fini", 'As-tu fini', 'Est-ce que vous avez fini', 'Avez-vous fini'],
  ['fr', "c'est pas droit", "Ce n'est pas droit"],
  ['fr', 'y a plus de vis', "Il n'y a plus de vis"],
  ['fr', 'Nous mangeons à midi', 'On mange à midi'],
  ['fr', 'tu me passes le marteau', 'Passez-moi le marteau'],
  ['it', 'dammi il martello', 'Mi dia il martello', 'mi dai il martello'],
  ['it', 'spostati', 'Si sposti'],
  ['it', 'portatelo qui', 'Lo porti qui', 'portalo qui'],
  ['it', 'non toccarlo', 'Non lo tocchi'],
];
const APART: readonly (readonly [keyof typeof REDUCE, string, string])[] = [
  ['de', 'Die Pumpe muss nicht eingeschaltet werden', 'Pumpe einschalten'],
  ['de', 'Sie können rauchen', 'Rauchen Sie'],
  ['de', 'Kommt der Kran', 'Der Kran kommt'],
  ['fr', 'Il y a plus de vent', "Il n'y a plus de vent"],
  ['fr', 'Vous pouvez fumer', 'Fumez'],
  ['fr', 'Ne levez que la charge', 'Levez la charge'],
  ['it', 'Può fumare', 'Fumi'],
  ['it', 'dalla gru', 'dia la gru'],
  ['it', 'Si ferma', 'Si fermi'],
];

describe('German, French and Italian as they are spoken', () => {
  it.each(SAME.map(([language, ...wordings]) => ({ language, wordings })))(
    'QUAL-03 takes as one in $language: $wordings',
    ({ language, wordings }) => {
      const keys = wordings.map((wording) => bare(language, wording).replace(/ \?$/u, ''));
      expect(new Set(keys).size).toBe(1);
    },
  );

  it.each(APART)('QUAL-06 keeps apart in %s: %s / %s', (language, one, other) => {
    expect(bare(language, one)).not.toBe(bare(language, other));
  });
});
