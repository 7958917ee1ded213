import { expect, it } from 'vitest';
import { SentenceSounds } from './sentence-sounds';

it('EMRG-07 PRESET-02 fetches each sentence once, and gives it as often as it is wanted', async () => {
  const asked: string[] = [];
  const sounds = new SentenceSounds((sentence, language) => {
    asked.push(`${sentence} ${language}`);
    return Promise.resolve(new TextEncoder().encode(sentence).buffer);
  });
  await sounds.prepare(['danger', 'stay-back'], 'vi');
  const first = await sounds.load('danger', 'vi');
  const second = await sounds.load('danger', 'vi');
  expect(asked).toEqual(['danger vi', 'stay-back vi']);
  expect(new TextDecoder().decode(second ?? undefined)).toBe('danger');
  expect(first).not.toBe(second);
});

it('asks again for what it did not get', async () => {
  let isOnline = false;
  const sounds = new SentenceSounds(() =>
    isOnline ? Promise.resolve(new ArrayBuffer(1)) : Promise.reject(new Error('offline')),
  );
  expect(await sounds.load('danger', 'vi')).toBeNull();
  isOnline = true;
  expect(await sounds.load('danger', 'vi')).not.toBeNull();
});
