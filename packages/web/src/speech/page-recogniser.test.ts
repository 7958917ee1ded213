import type { Language } from '@genbatalk/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RecogniserChoice } from '../device/audio-settings';
import { PageRecogniser } from './page-recogniser';
import type { Recogniser, RecogniserErrorCode, RecogniserHandlers } from './recogniser';

let did: string[];
let choice: RecogniserChoice;
let serverLanguages: readonly Language[];
let failBrowser: (code: RecogniserErrorCode) => void;

function scripted(name: string): Recogniser {
  return {
    start(_language, handlers) {
      did.push(`${name} start`);
      if (name === 'browser') failBrowser = (code) => handlers.onError(code);
    },
    goHandsFree: () => did.push(`${name} hands-free`),
    stop: () => did.push(`${name} stop`),
    abort: () => did.push(`${name} abort`),
  };
}
const handlers: RecogniserHandlers = {
  onInterim: () => undefined,
  onFinal: () => undefined,
  onError: (code) => did.push(code),
  onEnd: () => did.push('end'),
};

function create(there: { browser?: boolean; recorder?: boolean } = {}): PageRecogniser {
  const { browser = true, recorder = true } = there;
  return new PageRecogniser({
    browser: browser ? scripted('browser') : null,
    recorder: recorder ? scripted('server') : null,
    isAndroid: false,
    choice: () => choice,
    serverLanguages: () => serverLanguages,
    onMeansChanged: () => () => undefined,
  });
}

beforeEach(() => {
  did = [];
  choice = 'auto';
  serverLanguages = ['vi'];
});

describe('the recogniser of a page', () => {
  it('TALK-03 TALK-05 is decided anew at every press, and the ways out go to the one that runs', () => {
    const recogniser = create();
    recogniser.start('vi', handlers);
    recogniser.stop();
    choice = 'server';
    recogniser.start('vi', handlers);
    recogniser.goHandsFree();
    recogniser.abort();
    expect(did).toEqual([
      'browser start',
      'browser stop',
      'server start',
      'server hands-free',
      'server abort',
    ]);
  });

  it('TALK-04 once the browser shows that it cannot, the next press is the server’s', () => {
    const recogniser = create();
    let changes = 0;
    recogniser.subscribe(() => {
      changes += 1;
    });
    recogniser.start('vi', handlers);
    failBrowser('no-speech');
    expect(recogniser.kindFor('vi')).toBe('browser');
    failBrowser('network');
    failBrowser('network');
    expect(changes).toBe(1);
    expect(recogniser.kindFor('vi')).toBe('server');
    expect(recogniser.kindFor('ja')).toBe('browser');
  });

  it('TALK-04 with neither nobody recognises, and a press says so', () => {
    serverLanguages = [];
    const recogniser = create({ browser: false });
    expect(recogniser.kindFor('vi')).toBe('none');
    recogniser.start('vi', handlers);
    expect(did).toEqual(['unavailable', 'end']);
    serverLanguages = ['vi'];
    expect(recogniser.kindFor('vi')).toBe('server');
    expect(create({ browser: false, recorder: false }).kindFor('vi')).toBe('none');
  });
});
