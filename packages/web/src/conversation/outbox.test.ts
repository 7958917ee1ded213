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
