import { LANGUAGES } from '@genbatalk/contract';
import { describe, expect, test } from 'vitest';
import { readSpeechSettings } from './speech-settings.js';

const KEY = 'PLANTED-KEY-9';

describe('settings of speech', () => {
  test('OPS-07 without any, the embedded voice speaks and nothing is recognised', () => {
    expect(readSpeechSettings({})).toEqual({ voices: [], recognition: undefined });
  });

  test('OPS-07 voices in their order, by gender and by language', () => {
    const { voices } = readSpeechSettings({
      SPEECH_ENGINE: 'google, openai',
      SPEECH_VOICE: 'male',
      GOOGLE_SPEECH_API_KEY: KEY,
      OPENAI_SPEECH_API_KEY: KEY,
      OPENAI_SPEECH_VOICES: 'ja=shimmer, vi=nova',
    });
    expect(voices).toMatchObject([
      { engine: 'google', gender: 'male', voices: {}, url: 'https://texttospeech.googleapis.com/v1' },
      { engine: 'openai', model: 'gpt-4o-mini-tts', voices: { ja: 'shimmer', vi: 'nova', de: 'onyx' } },
    ]);
  });

  test('OPS-07 one voice for all languages but some; a server of the own network needs no key', () => {
    const { voices } = readSpeechSettings({
      SPEECH_ENGINE: 'openai,embedded',
      ENGINE_ALLOW_PRIVATE: '192.168.1.20',
      OPENAI_SPEECH_BASE_URL: 'http://192.168.1.20:8880/v1/',
      OPENAI_SPEECH_MODEL: 'kokoro',
      OPENAI_SPEECH_VOICES: 'ja=jf_alpha,af_heart',
    });
    expect(voices).toMatchObject([
      {
        url: 'http://192.168.1.20:8880/v1',
        key: undefined,
        voices: { ja: 'jf_alpha', it: 'af_heart' },
        network: { allowedPrivateHosts: ['192.168.1.20'] },
        timeoutMs: 4_000,
      },
    ]);
  });

  test('OPS-07 what stands behind the embedded voice is never asked', () => {
    const { voices } = readSpeechSettings({ SPEECH_ENGINE: 'embedded,openai', OPENAI_SPEECH_API_KEY: KEY });
    expect(voices).toEqual([]);
  });

  test('OPS-07 a recogniser', () => {
    expect(
      readSpeechSettings({ RECOGNITION_ENGINE: 'openai', OPENAI_RECOGNITION_API_KEY: KEY }),
    ).toMatchObject({
      recognition: { url: 'https://api.openai.com/v1', key: KEY, model: 'whisper-1', languages: LANGUAGES },
    });
    const one = {
      RECOGNITION_ENGINE: 'openai',
      OPENAI_RECOGNITION_API_KEY: KEY,
      OPENAI_RECOGNITION_LANGUAGES: 'ja',
    };
    expect(readSpeechSettings(one).recognition?.languages).toEqual(['ja']);
  });

  test.each([
    [{ SPEECH_ENGINE: 'siri' }, 'SPEECH_ENGINE'],
    [{ SPEECH_ENGINE: 'openai,openai', OPENAI_SPEECH_API_KEY: KEY }, 'SPEECH_ENGINE'],
    [{ SPEECH_ENGINE: 'openai' }, 'OPENAI_SPEECH_API_KEY'],
    [{ SPEECH_ENGINE: 'google' }, 'GOOGLE_SPEECH_API_KEY'],
    [{ SPEECH_VOICE: 'robot' }, 'SPEECH_VOICE'],
    [
      { SPEECH_ENGINE: 'openai', OPENAI_SPEECH_API_KEY: KEY, OPENAI_SPEECH_TIMEOUT_MS: '5' },
      'OPENAI_SPEECH_TIMEOUT_MS',
    ],
    [{ SPEECH_ENGINE: 'openai', OPENAI_SPEECH_VOICES: 'xx=nova' }, 'OPENAI_SPEECH_VOICES'],
    [{ SPEECH_ENGINE: 'openai', OPENAI_SPEECH_VOICES: 'ja=' }, 'OPENAI_SPEECH_VOICES'],
    [
      { SPEECH_ENGINE: 'openai', OPENAI_SPEECH_BASE_URL: 'http://192.168.1.20/v1' },
      'ENGINE_ALLOW_PRIVATE=192.168.1.20',
    ],
    [{ RECOGNITION_ENGINE: 'openai' }, 'OPENAI_RECOGNITION_API_KEY'],
    [
      { RECOGNITION_ENGINE: 'openai', OPENAI_RECOGNITION_BASE_URL: `ftp://${KEY}` },
      'OPENAI_RECOGNITION_BASE_URL',
    ],
  ])('OPS-07 %o stops the start with one line that names the setting and shows no secret', (given, name) => {
    const read = () => readSpeechSettings(given);
    expect(read).toThrow(name);
    expect(read).not.toThrow(KEY);
  });
});
