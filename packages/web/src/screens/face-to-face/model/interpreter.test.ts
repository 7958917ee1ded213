import type { Ack, FaceToFaceTranslated } from '@genbatalk/contract';
import { describe, expect, it } from 'vitest';
import { createInterpreter } from './interpreter';

const request = {
  text: 'はい',
  sourceLanguage: 'ja',
  targetLanguage: 'en',
  speaker: 'host',
  utteranceId: '1',
} as const;
const here = { translatedText: 'Yes.' } as FaceToFaceTranslated;
const refusal = (code: 'unauthorized' | 'forbidden' | 'rate-limited' | 'offline' | 'timeout') =>
  ({ status: 'error', code, message: '' }) as const;

function interpreting(answers: Ack<'face-to-face-translate'>[], given: Partial<{ isRenewed: boolean }> = {}) {
  const sent: string[] = [];
  let renewals = 0;
  const interpret = createInterpreter({
    emit: ({ utteranceId = '' }) => {
      sent.push(utteranceId);
      return Promise.resolve(answers.shift() ?? refusal('offline'));
    },
    renew: () => {
      renewals += 1;
      return Promise.resolve(given.isRenewed ?? true);
    },
    translateHere: () => Promise.resolve(here),
  });
  return { interpret, sent, renewals: () => renewals };
}

describe('interpreter', () => {
  it.each(['unauthorized', 'forbidden'] as const)(
    'F2F-01 sends a sentence again by itself after its token was %s',
    async (code) => {
      const { interpret, sent, renewals } = interpreting([refusal(code), { status: 'ok' }]);
      expect(await interpret(request)).toEqual({ kind: 'on-its-way' });
      expect(sent).toEqual(['1', '1']);
      expect(renewals()).toBe(1);
    },
  );

  it('asks for a new token once only', async () => {
    const { interpret, renewals } = interpreting([refusal('unauthorized'), refusal('unauthorized')]);
    expect(await interpret(request)).toEqual({ kind: 'refused', code: 'unauthorized' });
    expect(renewals()).toBe(1);
  });

  it.each(['offline', 'timeout'] as const)('goes on with the phrasebook of the device: %s', async (code) => {
    const { interpret } = interpreting([refusal(code)]);
    expect(await interpret(request)).toEqual({ kind: 'here', translated: here });
  });

  it('ERR-32 passes a refusal on', async () => {
    const { interpret } = interpreting([refusal('rate-limited')]);
    expect(await interpret(request)).toEqual({ kind: 'refused', code: 'rate-limited' });
  });
});
