import type { Language } from '@genbatalk/contract';
import { describe, expect, it } from 'vitest';
import { loadPhrasebook } from '../src/index.js';

const phrasebook = await loadPhrasebook();
const entriesOf = (from: Language, text: string) => {
  const match = phrasebook.translate(text, from, from === 'en' ? 'ja' : 'en');
  return match.quality === 'phrasebook' ? match.entryIds : [];
};

describe('what softening leaves alone', () => {
  it.each<readonly [Language, string, string]>([
    ['zh', '快做完了', 'work-finished'],
    ['zh', '快好了', 'work-finished'],
    ['zh', '快开始了', 'ask-may-i-start'],
    ['zh', '马上完成了', 'work-finished'],
    ['zh', '好了', 'time-almost-finished'],
    ['de', 'Sofort fertig', 'work-finished'],
    ['de', 'Ich bin sofort fertig', 'work-finished'],
    ['vi', 'Xong ngay', 'work-finished'],
  ])('QUAL-07 takes nearly done for no done: %s %s', (language, text, id) => {
    expect(entriesOf(language, text)).not.toContain(id);
  });

  it('QUAL-07 drops no question behind a thing in Chinese', () => {
    expect(entriesOf('zh', '这个行不行')).toEqual(entriesOf('zh', '这个行不行？'));
    expect(entriesOf('zh', '帮我看看那个可不可以')).not.toContain('come-here');
    for (const tail of ['行不行', '可以吗', '好不好', '行吗'])
      expect(entriesOf('zh', `这台机器${tail}`)).not.toContain('just-thing');
  });

  it.each([
    'Non si muove',
    'Non si ferma',
    'Non tocca',
    'Non scende',
    'Si ferma',
    'Si muove',
    'Scende',
    'Si alza',
  ])('QUAL-07 takes Italian that tells for no order: %s', (text) => {
    const orders = ['do-not-move', 'do-not-stop', 'do-not-touch', 'stop', 'hurry-up', 'climb-down', 'raise'];
    expect(entriesOf('it', text).filter((id) => orders.includes(id))).toEqual([]);
  });

  it.each<readonly [string, string]>([
    ['Si fermi', 'stop'],
    ['Non si muova', 'do-not-move'],
    ['Non tocchi', 'do-not-touch'],
    ['Scenda', 'climb-down'],
  ])('QUAL-03 still knows the Italian order: %s', (text, id) => {
    expect(entriesOf('it', text)).toEqual([id]);
  });

  it.each([
    'Halten Sie das mal',
    'Halten Sie das',
    'Halt das mal',
    'Halten Sie es',
    'Ich habe nicht Halt gesagt',
    'Haltet das kurz',
  ])('QUAL-07 takes what is to be held for no stop: %s', (text) => {
    expect(entriesOf('de', text)).not.toContain('stop');
    expect(entriesOf('de', text)).not.toContain('understand-not-what-i-said');
  });

  it('QUAL-07 hears no question in 変なにおい, and the question behind it', () => {
    expect(entriesOf('ja', '変なにおいがします')).toEqual(['fire-strange-smell']);
    expect(entriesOf('ja', '変なにおいがしますか')).toEqual([]);
  });

  it('QUAL-03 reads mũ bảo hộ to its end', () => {
    expect(entriesOf('vi', 'Mang cho tôi mũ bảo hộ')).toEqual(['bring-thing']);
  });
});
