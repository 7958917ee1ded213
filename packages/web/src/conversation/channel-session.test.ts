import type { Utterance } from '@genbatalk/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { Realtime } from '../realtime/realtime';
import { FakeClock, settle } from '../realtime/testing/fake-clock';
import { FakeTransport } from '../realtime/testing/fake-transport';
import { ChannelSession } from './channel-session';
import type { MicrophoneNotice } from './microphones';
import {
  CHANNEL_ID,
  idOf,
  OTHER_ID,
  participant,
  SELF_ID,
  translation,
  utterance,
} from './testing/utterances';

type Answers = Record<string, (payload: never) => unknown>;

let clock: FakeClock;
let transport: FakeTransport;
let realtime: Realtime;
let session: ChannelSession;
let answers: Answers;
let played: string[];
let fetched: number[];
let transcript: Utterance[];
let seen: string | undefined;
let busy: readonly string[];
let errors: string[];
let notices: MicrophoneNotice[];

const joined = (changes: object = {}) => ({
  status: 'ok',
  participants: [participant(SELF_ID), participant(OTHER_ID)],
  lastSequence: 0,
  missed: [],
  more: false,
  ...changes,
});
const refused = (code: string) => ({ status: 'error', code, message: code });
const shown = () => session.getSnapshot().log.map(({ utterance: each, arrival }) => [each.sequence, arrival]);
const joins = () => transport.sentOf('join-channel').map((sent) => sent.payload);

beforeEach(() => {
  clock = new FakeClock();
  transport = new FakeTransport();
  answers = {
    'register-user': () => ({ status: 'ok' }),
    'join-channel': () => joined(),
    'text-data': () => ({ status: 'ok', message: '', duration: 1, utteranceId: idOf(900) }),
    'channel-heartbeat': () => ({ status: 'ok' }),
    'channel-sync': () => ({ status: 'ok', lastSequence: 0 }),
    speaking: () => ({ status: 'ok', busy: [] }),
    'leave-channel': () => ({ status: 'ok' }),
  };
  transport.answer = (event, payload) => answers[event]?.(payload as never);
  played = [];
  fetched = [];
  transcript = [];
  seen = undefined;
  busy = [];
  errors = [];
  notices = [];
  const lease = { acquire: () => Promise.resolve('granted' as const), release: () => undefined };
  realtime = new Realtime({ transport, clock, lease });
  session = create();
});

function create(): ChannelSession {
  let ids = 900;
  return new ChannelSession({
    realtime,
    clock,
    channelId: CHANNEL_ID,
    self: { userId: SELF_ID, userName: 'Anh', role: 'WORKER' },
    language: 'vi',
    fetchAfter(sequence) {
      fetched.push(sequence);
      return Promise.resolve(transcript.filter((each) => each.sequence > sequence));
    },
    fetchBefore: () => Promise.resolve({ utterances: [], hasMore: false }),
    outboxStorage: { load: () => [], save: () => undefined },
    seenStorage: {
      load: () => seen,
      save(id) {
        seen = id;
      },
    },
    createId() {
      ids += 1;
      return idOf(ids);
    },
    play: (each) => played.push(each.id),
    onTranslationError: (code) => errors.push(code),
    onRecordingFailed: (code) => errors.push(`recording: ${code}`),
    onSkipped: () => errors.push('skipped'),
    onMicrophoneNotice: (notice) => notices.push(notice),
    onBusy(names) {
      busy = names;
    },
  });
}

async function start(): Promise<void> {
  session.start();
  realtime.connect({ token: 'token', registration: { language: 'vi' } });
  await settle();
  transport.connect();
  await settle();
}

async function breakFor(durationMs: number): Promise<void> {
  transport.drop();
  await clock.advance(durationMs);
  transport.connect();
  await settle();
}

const says = (sequence: number, event = 'voice-translated', changes: Partial<Utterance> = {}): void =>
  transport.serve(event, utterance(sequence, changes));

describe('channel session', () => {
  it('CALL-01 joins as soon as it is connected, and shows who is there', async () => {
    await start();
    expect(joins()).toEqual([{ channelId: CHANNEL_ID, userName: 'Anh', role: 'WORKER', language: 'vi' }]);
    expect(session.getSnapshot()).toMatchObject({ phase: 'joined', presence: 'together' });
  });

  it('CALL-16 sends a heartbeat every 60 s, and CALL-33 a sync every 15 s', async () => {
    await start();
    await clock.advance(120_000);
    expect(transport.sentOf('channel-heartbeat')).toHaveLength(2);
    expect(transport.sentOf('channel-sync')).toHaveLength(8);
    expect(transport.sentOf('channel-heartbeat')[0]?.payload).toEqual({ channelId: CHANNEL_ID });
  });

  it('CALL-18 rejoins when a heartbeat answers error', async () => {
    await start();
    answers['channel-heartbeat'] = () => refused('not-in-channel');
    await clock.advance(60_000);
    expect(joins()).toHaveLength(2);
  });

  it('CALL-33 fetches what lies behind lastSequence, and plays the last word before the silence', async () => {
    await start();
    says(1);
    answers['channel-sync'] = () => ({ status: 'ok', lastSequence: 2 });
    transcript = [utterance(2)];
    await clock.advance(15_000);
    expect(fetched).toEqual([]);
    await clock.advance(6_000);
    expect(fetched).toEqual([1]);
    expect(shown()).toEqual([
      [1, 'live'],
      [2, 'live'],
    ]);
    expect(played).toEqual([idOf(1), idOf(2)]);
  });

  it('does not fetch what is only on its way through translation', async () => {
    await start();
    transport.serve('participants-updated', {
      channelId: CHANNEL_ID,
      lastSequence: 1,
      participants: [participant(SELF_ID), participant(OTHER_ID)],
    });
    await clock.advance(3_000);
    says(1, 'voice-preview');
    await clock.advance(6_000);
    expect(fetched).toEqual([]);
  });

  it('TALK-30 TALK-31 shows a gap’s utterances in their place, marked late and not played out of turn', async () => {
    await start();
    says(1);
    says(3);
    transcript = [utterance(2), utterance(3)];
    expect(played).toEqual([idOf(1)]);
    await clock.advance(2_000);
    expect(fetched).toEqual([1]);
    expect(shown()).toEqual([
      [1, 'live'],
      [2, 'late'],
      [3, 'live'],
    ]);
    expect(played).toEqual([idOf(1), idOf(3)]);
  });

  it('TALK-24 plays once, when the sound has come', async () => {
    await start();
    says(1, 'voice-preview');
    expect(played).toEqual([]);
    says(1, 'voice-translated', { translations: { vi: translation('câu 1', { audio: 'QUJD' }) } });
    says(1);
    expect(played).toEqual([idOf(1)]);
  });

  it('TALK-40 does not play one’s own words, and takes them out of the outbox', async () => {
    await start();
    session.say('Vâng', 'speech');
    await settle();
    expect(transport.sentOf('text-data')[0]?.payload).toEqual({
      channelId: CHANNEL_ID,
      text: 'Vâng',
      language: 'vi',
      utteranceId: idOf(901),
      source: 'speech',
    });
    expect(session.getSnapshot().outbox).toMatchObject([{ status: 'sent' }]);
    says(1, 'voice-translated', { senderId: SELF_ID, utteranceId: idOf(901) });
    expect(session.getSnapshot().outbox).toEqual([]);
    expect(played).toEqual([]);
  });

  it('TALK-16 sends nothing blank', async () => {
    await start();
    session.say('  \n', 'typed');
    await settle();
    expect(transport.sentOf('text-data')).toEqual([]);
  });

  it('TALK-32 TALK-35 after a break of 20 s what was missed is shown as missed, once, and not blasted out', async () => {
    await start();
    says(1);
    answers['join-channel'] = () =>
      joined({ lastSequence: 4, missed: [utterance(2), utterance(3), utterance(4)] });
    await breakFor(20_000);
    expect(joins().at(-1)).toMatchObject({ lastSeenId: idOf(1) });
    says(4);
    says(5);
    expect(shown()).toEqual([
      [1, 'live'],
      [2, 'missed'],
      [3, 'missed'],
      [4, 'missed'],
      [5, 'live'],
    ]);
    expect(played).toEqual([idOf(1), idOf(5)]);
  });

  it('TALK-28 what was said in a hiccup is heard', async () => {
    await start();
    says(1);
    answers['join-channel'] = () => joined({ lastSequence: 2, missed: [utterance(2)] });
    await breakFor(3_000);
    expect(played).toEqual([idOf(1), idOf(2)]);
  });

  it('TALK-32 after a reload asks from the last one seen', async () => {
    seen = idOf(7);
    answers['join-channel'] = () => joined({ lastSequence: 8, missed: [utterance(8)] });
    await start();
    expect(joins()[0]).toMatchObject({ lastSeenId: idOf(7) });
    expect(shown()).toEqual([[8, 'missed']]);
    expect(played).toEqual([]);
    says(9);
    expect(played).toEqual([idOf(9)]);
    expect(seen).toBe(idOf(9));
  });

  it('TALK-35 without a last one seen, what lies behind a rejoin is fetched all the same', async () => {
    answers['join-channel'] = () => joined({ lastSequence: 5 });
    await start();
    answers['join-channel'] = () => joined({ lastSequence: 7 });
    transcript = [utterance(6), utterance(7)];
    await breakFor(20_000);
    expect(shown()).toEqual([
      [6, 'late'],
      [7, 'late'],
    ]);
    expect(played).toEqual([]);
  });

  it('keeps what comes between joining and its acknowledgement', async () => {
    answers['join-channel'] = () => undefined;
    await start();
    says(8);
    transport.sentOf('join-channel')[0]?.ack(joined({ lastSequence: 7 }));
    await settle();
    expect(shown()).toEqual([[8, 'live']]);
    expect(played).toEqual([idOf(8)]);
  });

  it('CALL-37 joins again with the new language', async () => {
    await start();
    session.setLanguage('zh');
    await settle();
    expect(joins().at(-1)).toMatchObject({ language: 'zh' });
    session.say('好', 'typed');
    await settle();
    expect(transport.sentOf('text-data')[0]?.payload).toMatchObject({ language: 'zh' });
  });

  it('ERR-19 a refused join is told, and not tried again', async () => {
    answers['join-channel'] = () => refused('not-found');
    await start();
    transport.serve('join-error', { code: 'not-found', message: 'not-found' });
    await breakFor(20_000);
    expect(session.getSnapshot()).toMatchObject({ phase: 'refused', refusal: { code: 'not-found' } });
    expect(joins()).toHaveLength(1);
  });

  it('tries again after a second when the server could not answer the join', async () => {
    answers['join-channel'] = () => refused('overloaded');
    await start();
    answers['join-channel'] = () => joined();
    await clock.advance(1_000);
    expect(session.getSnapshot().phase).toBe('joined');
  });

  it('CALL-34 says who already speaks', async () => {
    await start();
    answers['speaking'] = () => ({ status: 'ok', busy: ['田中'] });
    await session.setSpeaking(true);
    expect(transport.sentOf('speaking')[0]?.payload).toEqual({ channelId: CHANNEL_ID, speaking: true });
    expect(busy).toEqual(['田中']);
  });

  it('ERR-22 ERR-23 tells a translation error, and rejoins when it is about the channel', async () => {
    await start();
    transport.serve('translation-error', { code: 'recognition-failed', message: '' });
    expect(joins()).toHaveLength(1);
    transport.serve('translation-error', { code: 'channel-not-found', message: '' });
    expect(joins()).toHaveLength(2);
    expect(errors).toEqual(['recognition-failed', 'channel-not-found']);
  });

  it('CALL-28 CALL-29 follows who is there', async () => {
    await start();
    const update = (participants: object[], channelId = CHANNEL_ID): void =>
      transport.serve('participants-updated', { channelId, lastSequence: 0, participants });
    update([], 'c0000000-0000-4000-8000-00000000000f');
    expect(session.getSnapshot().presence).toBe('together');
    update([participant(SELF_ID)]);
    expect(session.getSnapshot().presence).toBe('ended');
    update([]);
    expect(session.getSnapshot().presence).toBe('removed');
  });

  it('CALL-12 leaving tells the server and ends every timer', async () => {
    await start();
    session.leave();
    const before = transport.sent.length;
    expect(transport.sentOf('leave-channel')[0]?.payload).toEqual({ channelId: CHANNEL_ID });
    says(1);
    await clock.advance(120_000);
    expect(transport.sent).toHaveLength(before);
    expect(session.getSnapshot()).toMatchObject({ phase: 'left', log: [] });
  });
});

describe('recorded speech', () => {
  const recording = { audioBase64: 'c291bmQ=', mimeType: 'audio/webm;codecs=opus' };
  const statuses = () => session.getSnapshot().outbox.map(({ status, code }) => code ?? status);

  beforeEach(async () => {
    answers['voice-data'] = () => ({ status: 'ok', message: 'recognising', utteranceId: idOf(901) });
    await start();
    session.sayRecording(recording, 'vi');
    await settle();
  });

  it('TALK-20 goes out as voice-data, and stays in sight until its words come back', async () => {
    const [sent] = transport.sentOf('voice-data').map(({ payload }) => payload) as { utteranceId: string }[];
    expect(sent).toEqual({
      channelId: CHANNEL_ID,
      language: 'vi',
      utteranceId: sent?.utteranceId,
      ...recording,
    });
    expect(statuses()).toEqual(['recognising']);
    const echo = { ...utterance(1, { senderId: SELF_ID }), utteranceId: sent?.utteranceId ?? '' };
    transport.serve('voice-translated', echo);
    await settle();
    expect(statuses()).toEqual([]);
    expect(shown()).toEqual([[1, 'live']]);
  });

  it('ERR-21 what was not understood says so where it stands, and not twice', async () => {
    const [sent] = transport.sentOf('voice-data').map(({ payload }) => payload) as { utteranceId: string }[];
    const failure = { code: 'recognition-failed', message: 'x', utteranceId: sent?.utteranceId };
    transport.serve('translation-error', failure);
    await settle();
    expect(statuses()).toEqual(['recognition-failed']);
    expect(errors).toEqual(['recording: recognition-failed']);
  });
});
