import type { Language } from '@genbatalk/contract';
import { describe, expect, it } from 'vitest';
import { said } from './said.js';

describe('two things of which one thing is said', () => {
  it.each<readonly [Language, string, Language, string]>([
    ['en', 'Check the pump and the valve', 'ja', 'ポンプとバルブを確認してください。'],
    ['ja', 'ボルトとナットを締めてください', 'en', 'Tighten the bolts and the nuts.'],
    ['zh', '检查水泵和阀门', 'en', 'Check the pump and the valve.'],
    ['vi', 'Kiểm tra máy bơm và van', 'ja', 'ポンプとバルブを確認してください。'],
    ['de', 'Prüfen Sie die Pumpe und das Ventil', 'en', 'Check the pump and the valve.'],
    ['fr', 'Vérifiez la pompe et la vanne', 'en', 'Check the pump and the valve.'],
    ['it', 'Controlla la pompa e la valvola', 'en', 'Check the pump and the valve.'],
  ])('LANG-06 keeps both: %s %s', (from, text, to, expected) => {
    expect(said(from, text, to)).toBe(expected);
  });

  it.each<readonly [Language, string]>([
    ['de', 'Die Pumpe und der Stromerzeuger sind kaputt.'],
    ['fr', 'La pompe et le groupe électrogène sont cassés.'],
    ['it', 'La pompa e il gruppo elettrogeno sono rotti.'],
  ])('LANG-06 agrees with two: %s', (to, expected) => {
    expect(said('en', 'The pump and the generator are broken', to)).toBe(expected);
  });

  it.each<readonly [Language, string]>([
    ['en', 'Bring red buckets and ladders'],
    ['en', 'Check the pump or the valve'],
    ['en', 'Check the pump and the government'],
    ['ja', 'ポンプか弁を点検してください'],
    ['fr', 'Apportez une échelle et un seau rouges'],
  ])('QUAL-04 refuses where it is not sure of what is said: %s %s', (from, text) => {
    expect(said(from, text, from === 'ja' ? 'en' : 'ja')).toMatch(/^\(/u);
  });
});
