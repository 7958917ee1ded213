import { LANGUAGES } from '@genbatalk/contract';
import { describe, expect, it } from 'vitest';
import { chooseRecogniser, type RecognitionMeans } from './choose-recogniser';

const everything: RecognitionMeans = {
  choice: 'auto',
  browserWorks: true,
  canRecord: true,
  serverLanguages: LANGUAGES,
  language: 'vi',
  isAndroid: false,
};
const choose = (means: Partial<RecognitionMeans>) => chooseRecogniser({ ...everything, ...means });

describe('who recognises', () => {
  it('TALK-03 the browser where its Web Speech API works and nothing else is preferred', () => {
    expect(choose({})).toBe('browser');
    expect(choose({ serverLanguages: [] })).toBe('browser');
  });

  it('TALK-04 the server where the Web Speech API is missing', () => {
    expect(choose({ browserWorks: false })).toBe('server');
    expect(choose({ browserWorks: false, choice: 'browser' })).toBe('server');
  });

  it('TALK-05 the server where the user prefers it', () => {
    expect(choose({ choice: 'server' })).toBe('server');
  });

  it('TALK-06 on Android the server once one is configured, unless the user prefers the browser', () => {
    expect(choose({ isAndroid: true })).toBe('server');
    expect(choose({ isAndroid: true, serverLanguages: [] })).toBe('browser');
    expect(choose({ isAndroid: true, choice: 'browser' })).toBe('browser');
  });

  it('TALK-05 a wish that cannot be fulfilled falls back to what can', () => {
    expect(choose({ choice: 'server', serverLanguages: [] })).toBe('browser');
    expect(choose({ choice: 'server', canRecord: false })).toBe('browser');
    expect(choose({ choice: 'server', serverLanguages: ['en'] })).toBe('browser');
  });

  it('TALK-04 nobody, where there is neither: then one types', () => {
    expect(choose({ browserWorks: false, serverLanguages: [] })).toBe('none');
    expect(choose({ browserWorks: false, canRecord: false })).toBe('none');
  });
});
