import type { Language } from '@genbatalk/contract';
import { describe, expect, it } from 'vitest';
import { inflect } from './inflect.js';

const FORMS: readonly (readonly [
  language: Language,
  phrase: string,
  form: string,
  expected: string | undefined,
])[] = [
  ['en', 'tighten {what}', 'past', 'tightened {what}'],
  ['en', 'cut {what}', 'participle', 'cut {what}'],
  ['en', 'put {what} down', 'ing', 'putting {what} down'],
  ['en', 'tie {what}', 'ing', 'tying {what}'],
  ['en', 'carry {what}', 'past', 'carried {what}'],
  ['en', 'dig {where}', 'past', 'dug {where}'],
  ['ja', '{what}を締める1', 'te', '{what}を締めて'],
  ['ja', '{what}を切る', 'neg', '{what}を切ら'],
  ['ja', '{what}を持って来る', 'neg', '{what}を持って来'],
  ['ja', '{what}を持って行く', 'te', '{what}を持って行って'],
  ['ja', '残業する', 'stem', '残業し'],
  ['de', '{what:acc} fest|ziehen', 'sie', 'ziehen Sie {what:acc} fest'],
  ['de', '{what:acc} fest|ziehen', 'sie/nicht', 'ziehen Sie {what:acc} nicht fest'],
  ['de', '{what:acc} fest|ziehen', 'zu', '{what:acc} festzuziehen'],
  ['de', '{what:acc} fest|ziehen', 'participle', '{what:acc} festgezogen'],
  ['de', '{what:acc} verbinden', 'participle', '{what:acc} verbunden'],
  ['de', '{what:acc} reparieren', 'participle', '{what:acc} repariert'],
  ['de', '* nach Hause gehen', 'sie/nicht', 'gehen Sie nicht nach Hause'],
  ['de', '{what:acc} messen', 'du', 'miss {what:acc}'],
  ['fr', 'serrer {what}', 'vous/pas', 'ne serrez pas {what}'],
  ['fr', 'ouvrir {what}', 'vous/pas', "n'ouvrez pas {what}"],
  ['fr', 'hisser {what}', 'vous/pas', 'ne hissez pas {what}'],
  ['fr', 'remettre {what}', 'participle', 'remis {what}'],
  ['fr', 'remplir {what}', 'vous', 'remplissez {what}'],
  ['fr', 'serrer {what}', 'perfect/pas encore', "n'a pas encore serré {what}"],
  ['fr', 'serrer {what}', 'vous/bien', 'serrez bien {what}'],
  ['fr', 'serrer {what}', 'perfect-vous/pas', "vous n'avez pas serré {what}"],
  ['de', '{what:acc} fest|halten', 'er', 'hält {what:acc} fest'],
  ['de', '{what:acc} zeichnen', 'er', 'zeichnet {what:acc}'],
  ['de', '{what:acc} ab|messen', 'wir-inverted', 'messen wir {what:acc} ab'],
  ['en', 'carry {what}', 's', 'carries {what}'],
  ['fr', 'mettre {what}', 'il', 'met {what}'],
  ['fr', 'nettoyer {what}', 'il/pas', 'ne nettoie pas {what}'],
  ['fr', 'nettoyer {what}', 'fut', 'nettoierai {what}'],
  ['it', 'pulire {what}', 'io', 'pulisco {what}'],
  ['it', 'scegliere {what}', 'lui', 'sceglie {what}'],
  ['it', 'piegare {what}', 'noi', 'pieghiamo {what}'],
  ['it', 'pulire {what}', 'si/non', 'non si pulisce {what}'],
  ['it', 'lasciare {what}', 'fut', 'lascerò {what}'],
  ['ja', '{what}を掃除する', 'noun', '{what}の掃除'],
  ['ja', '{what}を締める1', 'noun', undefined],
  ['zh', '清洗{what}', 'le', '清洗了{what}'],
  ['vi', 'lau {what}', 'done', 'lau xong {what}'],
  ['it', 'stringere {what}', 'tu/bene', 'stringi bene {what}'],
  ['de', '{what:acc} fest|ziehen', 'sie/langsam', 'ziehen Sie {what:acc} langsam fest'],
  ['de', '{what:acc} fest|ziehen', 'perfect-er', 'hat {what:acc} festgezogen'],
  ['it', 'stringere {what}', 'lei/non', 'non stringa {what}'],
  ['it', 'caricare {what}', 'lei', 'carichi {what}'],
  ['it', 'rimuovere {what}', 'participle', 'rimosso {what}'],
  ['it', 'stringere {what}', 'tu/non', 'non stringere {what}'],
  ['it', 'pulire {what}', 'lei', 'pulisca {what}'],
  ['vi', 'siết chặt {what}', '', 'siết chặt {what}'],
  ['zh', '拧紧{what}', '', '拧紧{what}'],
  ['zh', '拧紧{what}', 'past', undefined],
];

describe('an action in the form that a sentence asks for', () => {
  it.each(FORMS)('LANG-06 %s %s as %s', (language, phrase, form, expected) => {
    expect(inflect(phrase, form, language, {})).toBe(expected);
  });

  it('LANG-06 says with "to be" who went', () => {
    expect(inflect('* nach Hause gehen', 'perfect', 'de', { isMotion: true })).toBe(
      'sind nach Hause gegangen',
    );
    expect(inflect('andare a casa', 'perfect', 'it', { isMotion: true })).toBe('siamo andati a casa');
    expect(inflect('aller au bureau', 'perfect', 'fr', { isMotion: true })).toBe('est allé au bureau');
  });
});
