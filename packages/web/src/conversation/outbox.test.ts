import { beforeEach, describe, expect, it } from 'vitest';
import { FakeClock, settle } from '../realtime/testing/fake-clock';
import { Outbox, type OutboxItem } from './outbox';
import type { Outgoing } from './outgoing';
import { CHANNEL_ID, idOf } from './testing/utterances';

type Answer = Awaited<ReturnType<ConstructorParameters<typeof Outbox>[0]['send']>>;

let clock: FakeClock;
let answers: Answer[];
let sent: Outgoing[];
let rejoins: number;
let canRejoin: boolean;
let saved: readonly OutboxItem[];
let outbox: Outbox;

const error = (code: Extract<Answer, { status: 'error' }>['code']): Answer => ({
  status: 'error',
  code,
  message: '',
});
const ok: Answer = { status: 'ok', message: '', duration: 1, utteranceId: idOf(1) };
const words = (number: number): Outgoing => ({
  channelId: CHANNEL_ID,
  text: `câu ${number}`,
  language: 'vi',
  utteranceId: idOf(number),
  source: 'speech',
});
const statuses = (): string[] => outbox.items.map((item) => item.status);

function create(): Outbox {
  return new Outbox({
    clock,
    send(outgoing) {
      sent.push(outgoing);
      return Promise.resolve(answers.shift() ?? ok);
    },
    rejoin() {
      rejoins += 1;
      return Promise.resolve(canRejoin);
    },
    storage: {
      load: () => saved,
      save(items) {
        saved = items;
      },
    },
    onChange: () => undefined,
  });
}

beforeEach(() => {
  clock = new FakeClock();
  answers = [];
  sent = [];
  rejoins = 0;
  canRejoin = true;
  saved = [];
  outbox = create();
});

describe('outbox', () => {
  it('sends one after the other, in the order they were said', async () => {
    outbox.add(words(1));
    outbox.add(words(2));
    await settle();
    expect(sent).toEqual([]);
    outbox.setOnline(true);
    await settle();
    expect(sent).toEqual([words(1), words(2)]);
    expect(statuses()).toEqual(['sent', 'sent']);
    expect(saved).toEqual([]);
  });

  it('ERR-24 after a channel error it rejoins and sends the same words again after 1 s', async () => {
    answers = [error('not-in-channel')];
    outbox.setOnline(true);
    outbox.add(words(1));
    await clock.advance(999);
    expect([rejoins, sent.length]).toEqual([1, 1]);
    await clock.advance(1);
    expect(sent).toEqual([words(1), words(1)]);
    expect(statuses()).toEqual(['sent']);
  });

  it('ERR-24 rejoins once: a second channel error is a failure', async () => {
    answers = [error('channel-not-found'), error('channel-not-found')];
    outbox.setOnline(true);
    outbox.add(words(1));
    await clock.advance(5_000);
    expect([rejoins, sent.length]).toEqual([1, 2]);
    expect(outbox.items[0]).toMatchObject({ status: 'failed', code: 'channel-not-found' });
  });

  it('fails without another try when the channel cannot be joined', async () => {
    canRejoin = false;
    answers = [error('not-in-channel')];
    outbox.setOnline(true);
    outbox.add(words(1));
    await clock.advance(5_000);
    expect(sent).toHaveLength(1);
    expect(statuses()).toEqual(['failed']);
  });

  it('TALK-19 repeats with the same id what was not answered, four times at most', async () => {
    answers = [error('timeout'), error('timeout'), error('timeout'), error('timeout')];
    outbox.setOnline(true);
    outbox.add(words(1));
    await clock.advance(10_000);
    expect(sent.map((outgoing) => outgoing.utteranceId)).toEqual([idOf(1), idOf(1), idOf(1), idOf(1)]);
    expect(statuses()).toEqual(['failed']);
  });

  it('CALL-35 keeps refused words with the reason, and the next ones go out', async () => {
    answers = [error('muted')];
    outbox.setOnline(true);
    outbox.add(words(1));
    outbox.add(words(2));
    await settle();
    expect(outbox.items.map(({ status, code }) => [status, code])).toEqual([
      ['failed', 'muted'],
      ['sent', undefined],
    ]);
    outbox.retry(idOf(1));
    await settle();
    expect(statuses()).toEqual(['sent', 'sent']);
  });

  it('keeps what is said without connection, and sends it once it is back', async () => {
    answers = [error('offline')];
    outbox.setOnline(true);
    outbox.add(words(1));
    await clock.advance(60_000);
    expect(sent).toHaveLength(1);
    expect(statuses()).toEqual(['pending']);
    outbox.setOnline(true);
    await settle();
    expect(statuses()).toEqual(['sent']);
  });

  it('B2 what was not sent outlasts a reload, with its id', async () => {
    outbox.add(words(1));
    outbox = create();
    outbox.setOnline(true);
    await settle();
    expect(sent).toEqual([words(1)]);
  });

  it('forgets what has come back from the server', async () => {
    outbox.setOnline(true);
    outbox.add(words(1));
    outbox.remove(idOf(1));
    await settle();
    expect(outbox.items).toEqual([]);
  });
});

describe('recordings in the outbox', () => {
  const spoken = (number: number): Outgoing => ({
    ...words(number),
    text: '',
    recording: { audioBase64: 'c291bmQ=', mimeType: 'audio/webm' },
  });
  const preset = (number: number): Outgoing => ({
    ...words(number),
    preset: { phraseKey: 'danger', category: 'safety' },
  });
  const answer = (message: string): Answer => ({ status: 'ok', message, utteranceId: idOf(1) });

  it('TALK-47 one that the server still recognises is asked for again when nothing comes of it', async () => {
    answers = [answer('recognising'), answer('delivered')];
    outbox.setOnline(true);
    outbox.add(spoken(1));
    await settle();
    expect(statuses()).toEqual(['recognising']);
    await clock.advance(24_999);
    expect(sent).toHaveLength(1);
    await clock.advance(1);
    expect(sent).toEqual([spoken(1), spoken(1)]);
    expect(statuses()).toEqual(['sent']);
  });

  it('TALK-47 one whose words came back is not asked for again', async () => {
    answers = [answer('recognising')];
    outbox.setOnline(true);
    outbox.add(spoken(1));
    await settle();
    outbox.remove(idOf(1));
    await clock.advance(60_000);
    expect(sent).toHaveLength(1);
  });

  it('TALK-47 one that was being recognised is sent again after a break, and after a reload', async () => {
    answers = [answer('recognising'), answer('recognising')];
    outbox.setOnline(true);
    outbox.add(spoken(1));
    await settle();
    outbox.setOnline(false);
    outbox.setOnline(true);
    await settle();
    expect(sent).toHaveLength(2);
    expect(saved).toMatchObject([{ status: 'recognising' }]);
    outbox = create();
    expect(statuses()).toEqual(['pending']);
  });

  it('TALK-21 one that the server skipped goes', async () => {
    answers = [answer('skipped')];
    outbox.setOnline(true);
    outbox.add(spoken(1));
    await settle();
    expect(outbox.items).toEqual([]);
  });

  it('TALK-49 a preset does not wait for a recording; words do, and a preset for words', async () => {
    let finish = (): void => undefined;
    const recognised = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const order: string[] = [];
    outbox = new Outbox({
      clock,
      async send(outgoing) {
        order.push(outgoing.utteranceId);
        if (outgoing.recording !== undefined) await recognised;
        return ok;
      },
      rejoin: () => Promise.resolve(true),
      storage: { load: () => [], save: () => undefined },
      onChange: () => undefined,
    });
    outbox.setOnline(true);
    outbox.add(spoken(1));
    outbox.add(preset(2));
    outbox.add(words(3));
    outbox.add(preset(4));
    await settle();
    expect(order).toEqual([idOf(1), idOf(2)]);
    finish();
    await settle();
    expect(order).toEqual([idOf(1), idOf(2), idOf(3), idOf(4)]);
    expect(statuses()).toEqual(['sent', 'sent', 'sent', 'sent']);
  });
});
