import { LANGUAGES, type Language } from '@genbatalk/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseMp3 } from '../test/mp3-frames.js';
import { type Espeak, loadEspeak, SAMPLE_RATE } from './speaking/espeak.js';
import { shapeLevel } from './speaking/level.js';
import { loadVoice, type Voice } from './voice.js';

const STAY_BACK: Record<Language, string> = {
  ja: '危ないですから、下がってください。',
  en: 'It is dangerous, please stay back.',
  vi: 'Nguy hiểm, xin hãy lùi lại.',
  zh: '这里危险,请往后退。',
  de: 'Es ist gefährlich, bitte zurücktreten.',
  fr: 'C’est dangereux, reculez.',
  it: 'È pericoloso, state indietro.',
};

let voice: Voice;
let espeak: Espeak;
beforeAll(async () => {
  [voice, espeak] = await Promise.all([loadVoice(), loadEspeak()]);
});

describe.each(LANGUAGES)('%s', (language) => {
  test('LANG-06 is spoken as mono MP3 of a plausible length', () => {
    const { audio, durationMs } = voice.speak(STAY_BACK[language], language);
    const mp3 = parseMp3(audio);
    expect(mp3).toMatchObject({ sampleRate: 22_050, channels: 1 });
    expect(durationMs).toBeGreaterThan(1_200);
    expect(durationMs).toBeLessThan(4_500);
    // The coder adds a lead-in and fills up the last frame.
    expect(mp3.durationMs - durationMs).toBeGreaterThan(0);
    expect(mp3.durationMs - durationMs).toBeLessThan(150);
    expect(audio.length / (durationMs / 1000)).toBeLessThan(4_600);
  });

  test('LANG-06 is loud enough for a site', () => {
    const samples = shapeLevel(espeak.synthesise(STAY_BACK[language], language === 'ja' ? 'en' : language));
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    expect(10 * Math.log10(power)).toBeGreaterThan(-17);
  });

  test.each(['', '   ', '🙂👷', '…!?', '\u200b', '<>', '[[]]'])('LANG-06 has no sound for %j', (text) => {
    expect(voice.speak(text, language)).toMatchObject({ durationMs: 0 });
    expect(voice.speak(text, language).audio).toHaveLength(0);
    expect(voice.phonemes(text, language)).toBe('');
  });
});

test('LANG-06 markup in what somebody typed neither inserts silence nor vanishes as a tag', () => {
  const plain = voice.speak('one two', 'en').durationMs;
  const withBreak = voice.speak('one <break time="20s"/> two', 'en').durationMs;
  // "break time equals twenty s" is read aloud: seconds, not twenty of them.
  expect(withBreak).toBeGreaterThan(plain);
  expect(withBreak).toBeLessThan(plain + 4_000);
  expect(voice.speak('one &lt;break time="20s"/&gt; two', 'en').durationMs).toBeLessThan(plain + 5_000);
});

test('LANG-06 espeak itself obeys markup, so the test above can fail', () => {
  const samples = espeak.synthesise('one <break time="20s"/> two', 'en');
  expect(samples.length / SAMPLE_RATE).toBeGreaterThan(20);
});

test('LANG-06 double brackets are read as text, not as phoneme codes', () => {
  expect(voice.phonemes('[[h@loU]]', 'en')).toBe(voice.phonemes('h@loU', 'en'));
});

test('LANG-06 decomposed Vietnamese keeps its tones', () => {
  expect(voice.phonemes('Cẩn thận'.normalize('NFD'), 'vi')).toBe(voice.phonemes('Cẩn thận', 'vi'));
});

test('LANG-06 full-width and half-width digits are the same number', () => {
  expect(voice.phonemes('３番', 'ja')).toBe(voice.phonemes('3番', 'ja'));
  expect(voice.phonemes('３番', 'ja')).toMatch(/^s_ä_.*b_ä_ɴ$/u);
});

test('LANG-06 endless text is cut to two minutes', () => {
  const { durationMs, audio } = voice.speak('very long text without an end, '.repeat(200), 'en');
  expect(durationMs).toBeLessThanOrEqual(120_200);
  expect(durationMs).toBeGreaterThan(60_000);
  expect(audio.length).toBeLessThan(600_000);
});

test('LANG-06 each language keeps its own rate after another has spoken', () => {
  const alone = voice.speak(STAY_BACK.zh, 'zh').durationMs;
  voice.speak(STAY_BACK.ja, 'ja');
  // espeak's noise differs from run to run, and with it the millisecond where silence begins.
  expect(Math.abs(voice.speak(STAY_BACK.zh, 'zh').durationMs - alone)).toBeLessThan(30);
});
