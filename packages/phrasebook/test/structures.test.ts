import type { Language } from '@genbatalk/contract';
import { describe, expect, it } from 'vitest';
import { said } from './said.js';

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

describe('a thing that is part of another', () => {
  it.each<readonly [Language, string]>([
    ['en', 'The trolley wheel is broken.'],
    ['en', 'The wheel of the trolley is broken.'],
    ['ja', '台車の車輪が壊れた'],
    ['zh', '手推车的轮子坏了。'],
    ['vi', 'Bánh xe của xe đẩy bị hỏng.'],
    ['fr', 'La roue du chariot est cassée.'],
    ['it', 'La ruota del carrello è rotta.'],
  ])('QUAL-03 keeps what it is a part of: %s %s', (from, text) => {
    expect(said(from, text, 'de')).toBe('Das Rad des Transportwagens ist kaputt.');
  });

  it('QUAL-03 is said as each language says it', () => {
    expect(said('de', 'Wo ist der Schlüssel vom Lkw?', 'en')).toBe('Where is the key to the truck?');
    expect(said('en', 'Where is the key to the truck?', 'fr')).toBe('Où est la clé du camion ?');
    expect(said('de', 'Prüfen Sie die Bremsen des Lkws.', 'it')).toBe('Controlli i freni del camion.');
    expect(said('fr', 'Nettoyez le filtre de la pompe.', 'vi')).toBe('Lau sạch bộ lọc của máy bơm.');
  });

  it('QUAL-06 is refused where it could come from the other, and of what something is made', () => {
    expect(said('de', 'Holen Sie das Rad vom Lkw.', 'en')).toBe('(partial)');
    // An action that takes something out of a thing is no guess.
    expect(said('fr', 'Sortez le câble du camion.', 'en')).toBe('Take the power cable out of the truck.');
    expect(said('ja', 'コンクリートの壁を塗って', 'en')).toBe('(partial)');
  });
});

describe('one or many', () => {
  it('QUAL-03 stays as the speaker said it', () => {
    expect(said('de', 'Ist die Schraube fest?', 'en')).toBe('Is the screw tight?');
    expect(said('de', 'Sind die Schrauben fest?', 'en')).toBe('Are the screws tight?');
    expect(said('fr', 'Il manque une vis.', 'en')).toBe('We are short of a screw.');
    expect(said('fr', 'Il manque des vis.', 'en')).toBe('We are short of screws.');
    expect(said('de', 'Die Bohrer sind kaputt.', 'en')).toBe('The drill bits are broken.');
    expect(said('en', 'The walls are wet.', 'it')).toMatch(/^I muri sono bagnati/u);
  });
});

describe('words that were taken for nothing', () => {
  it('QUAL-06 tells too short from closed', () => {
    expect(said('de', 'Das Ventil ist zu.', 'en')).toBe('The valve is closed.');
    expect(said('de', 'Das Kabel ist zu kurz.', 'en')).toBe('The power cable is too short.');
    expect(said('de', 'Das Ventil ist kurz zu.', 'en')).not.toBe('The valve is closed.');
  });

  it('QUAL-06 tells who is there from who it is', () => {
    expect(said('it', "C'è il gruista?", 'en')).not.toBe('Who is the crane operator?');
    expect(said('it', 'Chi è il gruista?', 'en')).toBe('Who is the crane operator?');
  });

  it('QUAL-06 tells the blade that is replaced from the one that takes its place', () => {
    expect(said('ja', '新しい刃に交換して', 'en')).toBe('Replace it with a new blade.');
    expect(said('ja', '刃を交換して', 'en')).toBe('Change the blade.');
    expect(said('ja', 'はしご登って', 'en')).toBe('Climb up the ladder.');
  });

  it('QUAL-03 tells what is pressed from what is pushed', () => {
    expect(said('ja', '赤いボタンを押して', 'zh')).toBe('请按红色的按钮。');
    expect(said('ja', '台車を押して', 'zh')).toBe('请推手推车。');
  });
});
