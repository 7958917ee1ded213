import { describe, expect, it } from 'vitest';
import { reduceFrench, reduceItalian } from './reduce-romance.js';

const REDUCE = { fr: reduceFrench, it: reduceItalian };

function bare(language: keyof typeof REDUCE, clause: string): string {
  const isMarked = clause.endsWith('?');
  const { tokens } = REDUCE[language](clause.replace(/ ?[?.]$/u, ''), undefined, isMarked);
  return tokens.flatMap(({ text, isLight }) => (isLight === true || text === '?' ? [] : [text])).join(' ');
}

const SAME: readonly (readonly [keyof typeof REDUCE, ...string[]])[] = [
  [
    'fr',
    'Nettoie ça',
    'Nettoie-la',
    'Nettoyez-les',
    'Il faut la nettoyer',
    'Tu peux la nettoyer ?',
    'nettoie la',
  ],
  ['fr', 'Ne touche pas ça', 'Ne la touche pas', 'La touche pas', 'Faut pas la toucher', 'Ne le touchez pas'],
  ['fr', "J'ai nettoyé ça", "Je l'ai nettoyé"],
  ['fr', 'Qui a cassé ça ?', "Qui l'a cassé ?"],
  ['fr', 'Passe-moi ça', 'Passe-le-moi', 'Tu me le passes ?', 'Vous pouvez me le passer ?'],
  ['fr', 'Mets ça là', 'Mets-les là', 'Mets le là'],
  ['fr', 'Coupe ça', 'Coupe-moi ça', 'Coupe-le'],
  ['fr', 'Attachez-vous', 'Attache-toi', 'Il faut vous attacher', 'Faut s’attacher'],
  ['fr', 'Protégez-vous les yeux', 'Protège-toi les yeux'],
  ['fr', 'Ne vous approchez pas', "T'approche pas"],
  [
    'fr',
    'Le béton est sec ?',
    'Le béton est-il sec ?',
    'Le béton il est sec ?',
    'Est-ce que le béton est sec ?',
  ],
  ['fr', 'Il reste combien de sacs ?', 'Combien de sacs il reste ?', 'Combien reste-t-il de sacs ?'],
  ['fr', 'Remplissez le seau', 'Remplis le seau', 'Remplir le seau', 'Va remplir le seau'],
  [
    'it',
    'Pulisci questo',
    'Puliscilo',
    'Lo pulisca',
    'Devi pulirla',
    'La devi pulire',
    'Pulitelo',
    'Pulirlo',
  ],
  ['it', 'Non toccare questo', 'Non toccarlo', 'Non lo tocchi', 'Non lo toccare', 'Non si deve toccarlo'],
  ['it', 'Ho pulito questo', "L'ho pulito"],
  ['it', 'Mi passi questo', 'Passamelo', 'Me lo passi?', 'Può passarmelo?', 'Me lo può passare?'],
  ['it', 'Taglia questo ferro', 'Tagliami questo ferro', 'Mi tagli questo ferro?', 'Taglia sto ferro'],
  [
    'it',
    'Si lavi le mani',
    'Lavati le mani',
    'Lavatevi le mani',
    'Deve lavarsi le mani',
    'Devi lavarti le mani',
  ],
  ['it', 'Pulisci il trapano', 'Il trapano puliscilo', 'Pulisca il trapano', 'Pulite il trapano'],
  ['it', 'Non toccare il cavo', 'Il cavo non toccarlo', 'Il cavo non lo toccare', 'Il cavo non lo tocchi'],
  ['it', 'Hai il casco?', "Il casco ce l'hai?", "Ce l'hai il casco?", "C'hai il casco?"],
];
const APART: readonly (readonly [keyof typeof REDUCE, string, string])[] = [
  ['fr', 'Nettoie-la', 'Nettoie'],
  ['fr', 'Aide-le', 'Aide'],
  ['fr', 'Aide-le', 'Aide ça'],
  ['fr', 'Levez-vous', 'Levez'],
  ['fr', 'Ne vous levez pas', 'Ne levez pas'],
  ['fr', 'Donne-lui le marteau', 'Donne le marteau'],
  ['fr', 'Passe-moi le marteau', 'Passe le marteau'],
  ['fr', 'Comprends pas', 'Ne comprenez pas'],
  ['fr', 'Va nettoyer ça', 'Allons nettoyer ça'],
  ['fr', 'Coupe la planche', 'Coupe ça planche'],
  ['it', 'Puliscilo', 'Pulisci'],
  ['it', 'Chiamalo', 'Chiama'],
  ['it', 'Chiamalo', 'Chiama questo'],
  ['it', 'Si alzi', 'Alzi'],
  ['it', 'Gli dia il martello', 'Dia il martello'],
  ['it', 'Non lo tocca', 'Non lo tocchi'],
  ['it', 'Lo scavo è profondo', 'Scavo questo è profondo'],
  ['it', 'La porta è chiusa', 'Porta questo è chiusa'],
  ['it', 'Il cavo lo tocca', 'Il cavo toccalo'],
  ['it', 'Lo tocca', 'Lo tocchi'],
  ['it', 'Lo tocca', 'Tocca'],
  ['it', 'La porta', 'Porta'],
  ['fr', 'La coupe', 'Coupe'],
  ['it', 'Sto pulendo', 'Questo pulendo'],
];

describe('French and Italian pronouns', () => {
  it.each(SAME.map(([language, ...wordings]) => ({ language, wordings })))(
    'QUAL-03 takes as one in $language: $wordings',
    ({ language, wordings }) => {
      expect([...new Set(wordings.map((wording) => bare(language, wording)))]).toHaveLength(1);
    },
  );

  it.each(APART)('QUAL-06 keeps apart in %s: %s / %s', (language, one, other) => {
    expect(bare(language, one)).not.toBe(bare(language, other));
  });
});
