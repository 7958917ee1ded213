import { expect, it } from 'vitest';
import { MicrophoneLease } from '../../../speech/microphone-lease';
import { MicrophoneTest, type OpenMicrophone } from './microphone-test';

function scripted() {
  const microphone = {
    loudness: 0,
    isClosed: false,
    level: () => microphone.loudness,
    close() {
      microphone.isClosed = true;
    },
  };
  let resolve: (opened: OpenMicrophone) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<OpenMicrophone>((onOpen, onRefuse) => {
    resolve = onOpen;
    reject = onRefuse;
  });
  const lease = new MicrophoneLease();
  const test = new MicrophoneTest({ open: () => promise, lease });
  return {
    microphone,
    test,
    lease,
    allow: () => resolve(microphone),
    refuse: (error: unknown) => reject(error),
  };
}

it('PROF-02 hears a voice, and says so from then on', async () => {
  const { test, microphone, allow } = scripted();
  const started = test.start();
  expect(test.getSnapshot()).toEqual({ kind: 'opening' });
  allow();
  await started;
  expect(test.level()).toBe(0);
  expect(test.getSnapshot()).toEqual({ kind: 'open', hasHeard: false });
  microphone.loudness = 0.2;
  expect(test.level()).toBe(0.2);
  microphone.loudness = 0;
  test.level();
  expect(test.getSnapshot()).toEqual({ kind: 'open', hasHeard: true });
});

it('closes the microphone when it is stopped', async () => {
  const { test, microphone, allow } = scripted();
  allow();
  await test.start();
  test.stop();
  expect(microphone.isClosed).toBe(true);
  expect(test.getSnapshot()).toEqual({ kind: 'off' });
  expect(test.level()).toBe(0);
});

it('closes a microphone that was allowed only after stopping', async () => {
  const { test, microphone, allow } = scripted();
  const started = test.start();
  test.stop();
  allow();
  await started;
  expect(microphone.isClosed).toBe(true);
  expect(test.getSnapshot()).toEqual({ kind: 'off' });
});

it('gives the microphone to whoever opens it next', async () => {
  const { test, microphone, lease, allow } = scripted();
  allow();
  await test.start();
  lease.take({}, () => undefined);
  expect(microphone.isClosed).toBe(true);
});

it('ERR-27 tells a denied microphone from a missing one', async () => {
  const denied = scripted();
  denied.refuse(new DOMException('', 'NotAllowedError'));
  await denied.test.start();
  expect(denied.test.getSnapshot()).toEqual({ kind: 'denied' });
  const missing = scripted();
  missing.refuse(new DOMException('', 'NotFoundError'));
  await missing.test.start();
  expect(missing.test.getSnapshot()).toEqual({ kind: 'failed' });
});
