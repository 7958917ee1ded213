import { beforeEach, describe, expect, it } from 'vitest';
import { Realtime } from '../realtime/realtime';
import { FakeClock, settle } from '../realtime/testing/fake-clock';
import { FakeTransport } from '../realtime/testing/fake-transport';
import { ChannelSession } from './channel-session';
import { type MicrophoneNotice, Microphones } from './microphones';
import {
  CHANNEL_ID,
  idOf,
  OTHER_ID,
  participant,
  SELF_ID,
  translation,
  utterance,
} from './testing/utterances';

let transport: FakeTransport;
let realtime: Realtime;
let session: ChannelSession;
let notices: MicrophoneNotice[];
let played: string[];

const byLeader = { by: { userId: OTHER_ID, userName: '田中' }, channelId: CHANNEL_ID };
const self = () => session.getSnapshot().participants.find(({ userId }) => userId === SELF_ID);

beforeEach(async () => {
  notices = [];
  played = [];
  const clock = new FakeClock();
  transport = new FakeTransport();
  transport.answer = (event) =>
    event === 'join-channel'
      ? {
          status: 'ok',
          participants: [participant(SELF_ID, { speaking: true }), participant(OTHER_ID)],
          lastSequence: 0,
          missed: [],
          more: false,
        }
      : { status: 'ok' };
  const lease = { acquire: () => Promise.resolve('granted' as const), release: () => undefined };
  realtime = new Realtime({ transport, clock, lease });
  session = new ChannelSession({
    realtime,
    clock,
    channelId: CHANNEL_ID,
    self: { userId: SELF_ID, userName: 'Anh', role: 'WORKER' },
    language: 'vi',
    fetchAfter: () => Promise.resolve([]),
    fetchBefore: () => Promise.resolve({ utterances: [], hasMore: false }),
    outboxStorage: { load: () => [], save: () => undefined },
    seenStorage: { load: () => undefined, save: () => undefined },
    createId: () => idOf(900),
    play: (each) => played.push(each.id),
    onTranslationError: () => undefined,
    onRecordingFailed: () => undefined,
    onSkipped: () => undefined,
    onBusy: () => undefined,
    onMicrophoneNotice: (notice) => notices.push(notice),
  });
  session.start();
  realtime.connect({ token: 'token', registration: { language: 'vi' } });
  await settle();
  transport.connect();
  await settle();
});

describe('microphones', () => {
  it('CALL-27 a mute switches the own microphone off, stops speaking and is told; the unmute makes ready only', () => {
    transport.serve('user-muted', { ...byLeader, userId: SELF_ID, micEnabled: false });
    expect(self()).toMatchObject({ isMuted: true, micEnabled: false, speaking: false });
    transport.serve('user-unmuted', { ...byLeader, userId: SELF_ID, micEnabled: true });
    expect(self()).toMatchObject({ isMuted: false, micEnabled: true, speaking: false });
    expect(notices.map(({ event, by }) => [event, by.userName])).toEqual([
      ['user-muted', '田中'],
      ['user-unmuted', '田中'],
    ]);
  });

  it('CALL-23 a leader who switches a microphone off does not mute', () => {
    transport.serve('mic-toggled-by-leader', { ...byLeader, userId: SELF_ID, micEnabled: false });
    expect(self()).toMatchObject({ isMuted: false, micEnabled: false });
    expect(notices).toHaveLength(1);
  });

  it("tells nobody else's microphone as one's own, and nothing of another channel", () => {
    transport.serve('user-muted', { ...byLeader, userId: OTHER_ID, micEnabled: false });
    transport.serve('user-muted', { ...byLeader, channelId: idOf(1), userId: SELF_ID, micEnabled: false });
    expect(notices).toEqual([]);
    expect(self()?.isMuted).toBe(false);
  });

  it('CALL-26 what the server reports overrides what was known here', () => {
    transport.serve('user-muted', { ...byLeader, userId: SELF_ID, micEnabled: false });
    const participants = [participant(SELF_ID), participant(OTHER_ID)];
    transport.serve('participants-updated', { channelId: CHANNEL_ID, lastSequence: 0, participants });
    expect(self()).toMatchObject({ isMuted: false, micEnabled: true });
  });

  it('CALL-19 CALL-21 CALL-23 asks the server and changes nothing by itself', async () => {
    const microphones = new Microphones(realtime, CHANNEL_ID);
    await microphones.toggleOwn(false);
    await microphones.mute(OTHER_ID, true);
    await microphones.toggleMember(OTHER_ID, false);
    expect(transport.sent.slice(-3).map(({ event, payload }) => [event, payload])).toEqual([
      ['toggle-mic', { channelId: CHANNEL_ID, micEnabled: false }],
      ['toggle-mute-user', { channelId: CHANNEL_ID, targetUserId: OTHER_ID, mute: true }],
      ['leader-toggle-member-mic', { channelId: CHANNEL_ID, targetUserId: OTHER_ID, micEnabled: false }],
    ]);
    expect(session.getSnapshot().participants.every(({ micEnabled }) => micEnabled)).toBe(true);
  });
});

describe('preset phrases in the conversation', () => {
  it('PRESET-02 PRESET-07 one is sent by its key, through the outbox', async () => {
    session.sayPreset({ phraseKey: 'danger', category: 'safety' }, 'Nguy hiểm!');
    await settle();
    expect(session.getSnapshot().outbox[0]?.outgoing.text).toBe('Nguy hiểm!');
    expect(transport.sentOf('send-preset-phrase')[0]?.payload).toEqual({
      channelId: CHANNEL_ID,
      utteranceId: idOf(900),
      phraseKey: 'danger',
      category: 'safety',
    });
    expect(transport.sentOf('text-data')).toEqual([]);
  });

  it('PRESET-03 one that is received is played in its turn and known as a preset', () => {
    const spoken = utterance(1, { translations: { vi: translation('Nguy hiểm!', { audio: 'AAAA' }) } });
    transport.serve('voice-preview', utterance(1, { translations: { vi: translation('Nguy hiểm!') } }));
    transport.serve('preset-phrase-received', { ...spoken, phraseKey: 'danger', category: 'safety' });
    expect(played).toEqual([spoken.id]);
    expect(session.getSnapshot().log[0]?.utterance).toMatchObject({
      phraseKey: 'danger',
      category: 'safety',
    });
  });
});
