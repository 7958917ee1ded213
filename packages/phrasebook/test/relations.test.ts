import type { Language } from '@genbatalk/contract';
import { describe, expect, it } from 'vitest';
import { said } from './said.js';

describe('a place told by what it lies at', () => {
  it.each<readonly [Language, string, Language, string]>([
    ['en', 'Wait behind the office.', 'de', 'Warten Sie hinter dem Baubüro.'],
    ['en', 'Go behind the excavator.', 'de', 'Gehen Sie hinter den Bagger.'],
    ['ja', '足場の下で休憩してください', 'en', 'Rest under the scaffold.'],
    ['vi', 'Đợi tôi phía sau văn phòng', 'ja', '現場事務所の後ろで待ってください。'],
  ])('QUAL-03 is said as each language says it: %s %s', (from, text, to, expected) => {
    expect(said(from, text, to)).toBe(expected);
  });

  it('QUAL-06 is refused where the words are no place', () => {
    expect(said('de', 'Wir stehen auf dem Schlauch.', 'en')).toMatch(/^\(/u);
  });
});

describe('how often, how long and by when', () => {
  it.each<readonly [Language, string, Language, string]>([
    ['en', 'Clean the drill in the afternoon.', 'fr', "Dans l'après-midi : Nettoyez la perceuse."],
    ['fr', 'Nettoyez la perceuse ce soir.', 'ja', '今日の夕方、電動ドリルを掃除してください。'],
    ['it', 'Pulisca il trapano stamattina.', 'fr', 'Ce matin : Nettoyez la perceuse.'],
  ])('QUAL-04 is told before the sentence: %s %s', (from, text, to, expected) => {
    expect(said(from, text, to)).toBe(expected);
  });

  it.each<readonly [Language, string]>([
    ['en', 'Do not clean the drill every day.'],
    ['ja', '朝18時に集合してください'],
  ])('QUAL-06 is refused where it would say something else: %s %s', (from, text) => {
    expect(said(from, text, 'de')).toMatch(/^\(/u);
  });
});

describe('words that look like others', () => {
  it.each<readonly [Language, string]>([
    ['vi', 'Không cẩu nữa.'],
    ['fr', 'Tu vas toucher le câble.'],
    ['vi', 'Đừng đội mũ bảo hộ'],
  ])('QUAL-06 does not guess: %s %s', (from, text) => {
    expect(said(from, text, 'en')).toMatch(/^\(/u);
  });

  it('QUAL-03 hears no question in the end of a word', () => {
    expect(said('ja', 'バールはコンテナにあります', 'en')).toBe('The crowbar is in the storage container.');
  });
});
