import type { FaceToFaceTranslated } from '@genbatalk/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '../../realtime/testing/fake-clock';
import { MicrophoneLease } from '../microphone-lease';
import { ScriptedEngine } from '../testing/scripted-engine';
import { WebSpeechRecogniser } from '../web-speech-recogniser';
import { DeviceRecognition } from './device-recognition';
import { DeviceTranslator } from './device-translator';
import { throughDevice } from './through-device';
import { findTranslatorApi, type TranslatorApi } from './translator-api';

const forever = <T>() => new Promise<T>(() => undefined);
let clock: FakeClock;

beforeEach(() => {
  clock = new FakeClock();
});

describe('the translator of the device', () => {
  let created: number;
  const api = (
    there: Awaited<ReturnType<TranslatorApi['availability']>>,
    changes: Partial<TranslatorApi> = {},
  ) => ({
    availability: () => Promise.resolve(there),
    create: () => {
      created += 1;
      return Promise.resolve({ translate: (text: string) => Promise.resolve(`[${text}]`) });
    },
    ...changes,
  });
  const translator = (given: TranslatorApi | null) => new DeviceTranslator({ api: given, clock });

  beforeEach(() => {
    created = 0;
  });

  it('TALK-50 is found only where the browser has it', () => {
    expect(findTranslatorApi({})).toBeNull();
    expect(findTranslatorApi({ Translator: {} })).toBeNull();
    const there = api('available');
    expect(findTranslatorApi({ Translator: there })).toBe(there);
  });

  it('TALK-50 translates at once where the model is here, and makes one translator a pair', async () => {
    const device = translator(api('available'));
    expect(await device.availability('ja', 'vi')).toBe('ready');
    expect(await device.translate('あれ', 'ja', 'vi')).toBe('[あれ]');
    expect(await device.translate('それ', 'ja', 'vi')).toBe('[それ]');
    expect(created).toBe(1);
  });

  it('TALK-50 downloads nothing by itself, and does on a tap', async () => {
    const device = translator(api('downloadable'));
    expect(await device.availability('ja', 'vi')).toBe('downloadable');
    expect(await device.translate('あれ', 'ja', 'vi')).toBeNull();
    expect(created).toBe(0);
    expect(await device.translate('あれ', 'ja', 'vi', { mayDownload: true })).toBe('[あれ]');
  });

  it('TALK-50 a browser without it, or not in this pair, translates nothing', async () => {
    expect(await translator(null).availability('ja', 'vi')).toBe('none');
    expect(await translator(null).translate('あれ', 'ja', 'vi')).toBeNull();
    expect(await translator(api('unavailable')).availability('ja', 'vi')).toBe('none');
    expect(await translator(api('available')).availability('ja', 'ja')).toBe('none');
  });

  it('TALK-50 an API that hangs is given up, and asked again the next time', async () => {
    const hanging = translator(api('available', { availability: forever }));
    const asked = hanging.availability('ja', 'vi');
    await clock.advance(3_000);
    expect(await asked).toBe('none');

    let hangs = true;
    const device = translator(
      api('available', {
        create: () =>
          hangs ? forever() : Promise.resolve({ translate: (text: string) => Promise.resolve(`[${text}]`) }),
      }),
    );
    const translated = device.translate('あれ', 'ja', 'vi');
    await clock.advance(3_000);
    expect(await translated).toBeNull();
    hangs = false;
    expect(await device.translate('あれ', 'ja', 'vi')).toBe('[あれ]');
  });

  it('TALK-50 what fails, is blank or only the original is no translation', async () => {
    const failing = api('available', { create: () => Promise.reject(new Error('no')) });
    expect(await translator(failing).translate('あれ', 'ja', 'vi')).toBeNull();
    for (const answer of ['', '  ', ' あれ ']) {
      const device = translator(
        api('available', { create: () => Promise.resolve({ translate: () => Promise.resolve(answer) }) }),
      );
      expect(await device.translate('あれ', 'ja', 'vi')).toBeNull();
    }
  });
});

describe('face to face without a server', () => {
  const request = { text: 'あれ', sourceLanguage: 'ja', targetLanguage: 'vi', speaker: 'host' } as const;
  const known = (quality: FaceToFaceTranslated['quality']) =>
    ({ originalText: 'あれ', translatedText: 'あれ', quality }) as FaceToFaceTranslated;
  const device = { translate: () => Promise.resolve('cái kia') };

  it('TALK-50 what the phrasebook does not know is translated by the device, as doubtful', async () => {
    expect(await throughDevice(request, known('none'), device)).toMatchObject({
      translatedText: 'cái kia',
      quality: 'doubtful',
    });
    const nothing = { translate: () => Promise.resolve(null) };
    expect(await throughDevice(request, known('partial'), nothing)).toEqual(known('partial'));
  });

  it('TALK-50 what the phrasebook knows stays', async () => {
    expect(await throughDevice(request, known('phrasebook'), device)).toEqual(known('phrasebook'));
    expect(await throughDevice(request, null, device)).toBeNull();
  });
});

describe('recognition on the device', () => {
  let engines: ScriptedEngine[];
  let opened: boolean[];
  let isOffline: boolean;
  const recogniserWith = (available: () => Promise<string>) => {
    const device = new DeviceRecognition({ available }, clock);
    return new WebSpeechRecogniser({
      createEngine() {
        const engine = new ScriptedEngine();
        engines.push(engine);
        return engine;
      },
      clock,
      lease: new MicrophoneLease(),
      hasCumulativeFinals: false,
      device,
      isOffline: () => isOffline,
    });
  };
  const handlers = {
    onOpen: (how?: { isOnDevice: boolean }) => opened.push(how?.isOnDevice ?? false),
    onInterim: () => undefined,
    onFinal: () => undefined,
    onError: () => undefined,
    onEnd: () => undefined,
  };
  const last = () => engines.at(-1) ?? new ScriptedEngine();

  beforeEach(() => {
    engines = [];
    opened = [];
    isOffline = false;
  });

  it('TALK-03 is used once the browser’s service could not be reached, and says so', async () => {
    const recogniser = recogniserWith(() => Promise.resolve('available'));
    recogniser.start('vi', handlers);
    await clock.advance(0);
    last().onstart?.();
    expect(last().processLocally).toBeUndefined();
    last().fail('network');
    recogniser.start('vi', handlers);
    await clock.advance(200);
    last().onstart?.();
    expect(last().processLocally).toBe(true);
    expect(opened).toEqual([false, true]);
  });

  it('TALK-03 is not used where the language pack is missing, or was said to be there and was not', async () => {
    isOffline = true;
    const missing = recogniserWith(() => Promise.resolve('downloadable'));
    missing.start('vi', handlers);
    await clock.advance(0);
    missing.abort();
    missing.start('vi', handlers);
    await clock.advance(200);
    expect(last().processLocally).toBeUndefined();

    const lying = recogniserWith(() => Promise.resolve('available'));
    lying.start('vi', handlers);
    await clock.advance(0);
    lying.abort();
    lying.start('vi', handlers);
    await clock.advance(200);
    expect(last().processLocally).toBe(true);
    last().fail('language-not-supported');
    lying.start('vi', handlers);
    expect(last().processLocally).toBeUndefined();
  });

  it('TALK-03 a browser that does not answer, or cannot be asked, has none', async () => {
    const device = new DeviceRecognition({ available: () => forever<string>() }, clock);
    const looked = device.look('vi');
    await clock.advance(3_000);
    await looked;
    expect(device.isReady('vi')).toBe(false);
    const old = new DeviceRecognition(ScriptedEngine, clock);
    await old.look('vi');
    expect(old.isReady('vi')).toBe(false);
  });
});
