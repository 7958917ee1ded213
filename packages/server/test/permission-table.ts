import { randomUUID } from 'node:crypto';
import type { ClientEventName, PlanId, RestCallName, SignedIn } from '@genbatalk/contract';
import type { TestApp } from './test-app.js';

/**
 * Who asks. `worker` and `leader` are of the company, the worker is in the channel; `outsider` is a worker of the
 * company outside of the channel; `foreignLeader` leads another company.
 */
export const ASKERS = ['nobody', 'guest', 'outsider', 'worker', 'leader', 'foreignLeader'] as const;
export type Asker = (typeof ASKERS)[number];

export interface World {
  server: TestApp;
  people: Record<Exclude<Asker, 'nobody'>, SignedIn>;
  /** Puts both companies on another plan; PREMIUM, on which they are, has no own phrases. */
  onPlan(plan: PlanId): Promise<void>;
  /** A fresh channel of the company with the worker in it. */
  channel(): Promise<string>;
  /** A fresh worker of the company. */
  member(): Promise<SignedIn>;
  /** A fresh invitation into the company. */
  invitation(): Promise<{ id: string; token: string }>;
}

export interface Request {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}
interface RestRow {
  /** The status for each asker, in the order of ASKERS. */
  expected: readonly [number, number, number, number, number, number];
  /** Made anew for each asker, so that no answer depends on the one before. */
  request?: (world: World) => Request | Promise<Request>;
}

const everyone = (status: number): RestRow['expected'] => [status, status, status, status, status, status];
/** Calls on the caller's own things: no id, so nobody is foreign. */
const ownOfMembers = (status: number): RestRow['expected'] => [401, 403, status, status, status, status];
const ownOfLeaders = (status: number): RestRow['expected'] => [401, 403, 403, 403, status, status];
/** Calls on a thing of the company: another company's leader gets 404 (SEC-07), role comes before id. */
const leaderOnly = (status: number): RestRow['expected'] => [401, 403, 403, 403, status, 404];
/** Calls on a channel that the asker must be in: outsiders 403, foreigners 404. */
const channelMembers = (status: number): RestRow['expected'] => [401, 403, 403, status, status, 404];

const unknownToken = () => ({ params: { token: 'unknown' } });
const ofChannel = async (world: World) => ({ params: { id: await world.channel() } });
const ofMember = async (world: World) => ({ params: { id: (await world.member()).user.id } });

/** Every REST call of the contract (spec section 6); a call without a row does not compile and fails the test. */
export const REST_PERMISSIONS: Record<RestCallName, RestRow> = {
  login: {
    expected: everyone(401),
    request: () => ({ body: { email: `nobody-${randomUUID()}@example.com`, password: 'password' } }),
  },
  register: {
    expected: everyone(201),
    request: () => ({
      body: { email: `${randomUUID()}@example.com`, password: 'password', name: '田中', language: 'ja' },
    }),
  },
  logout: { expected: [401, 204, 204, 204, 204, 204] },
  verify: { expected: [401, 200, 200, 200, 200, 200] },
  faceToFaceAnonymous: { expected: everyone(201), request: () => ({ body: { language: 'en' } }) },
  signInWithLink: { expected: everyone(404), request: unknownToken },
  setupLeader: {
    expected: everyone(404),
    request: () => ({ ...unknownToken(), body: { password: 'password' } }),
  },
  changeLeaderPassword: {
    expected: ownOfLeaders(400),
    request: () => ({ body: { currentPassword: 'not the password', newPassword: 'password' } }),
  },
  me: { expected: [401, 200, 200, 200, 200, 200] },
  updateMe: { expected: ownOfMembers(200), request: () => ({ body: { language: 'ja' } }) },
  onlineStatus: { expected: ownOfMembers(200) },
  recognition: { expected: [401, 200, 200, 200, 200, 200] },
  listChannels: { expected: ownOfMembers(200) },
  createChannel: { expected: ownOfLeaders(201), request: () => ({ body: { name: '3号棟' } }) },
  joinChannel: { expected: channelMembers(200), request: ofChannel },
  renameChannel: {
    expected: leaderOnly(200),
    request: async (world) => ({ ...(await ofChannel(world)), body: { name: '4号棟' } }),
  },
  deleteChannel: { expected: leaderOnly(204), request: ofChannel },
  setChannelMembers: {
    expected: leaderOnly(200),
    request: async (world) => ({ ...(await ofChannel(world)), body: { userIds: [] } }),
  },
  transcript: { expected: channelMembers(200), request: ofChannel },
  utteranceAudio: {
    expected: channelMembers(200),
    request: async (world) => ({
      params: { id: await speakIn(world, await world.channel()) },
      query: { language: 'ja' },
    }),
  },
  subscriptionStatus: { expected: ownOfLeaders(200) },
  listPlans: { expected: ownOfMembers(200) },
  usagePerDay: { expected: ownOfLeaders(200) },
  usageAsCsv: { expected: ownOfLeaders(200) },
  listAudit: { expected: ownOfLeaders(200) },
  lookUpInvitation: {
    expected: everyone(200),
    request: async (world) => ({ params: { token: (await world.invitation()).token } }),
  },
  joinAsNewUser: {
    expected: everyone(201),
    request: async (world) => ({
      params: { token: (await world.invitation()).token },
      body: { password: 'password', nickname: '李', language: 'zh' },
    }),
  },
  // A leader of the own or another company is its only one here.
  acceptInvitation: {
    expected: [401, 403, 200, 200, 409, 409],
    request: async (world) => ({ params: { token: (await world.invitation()).token } }),
  },
  listMembers: { expected: ownOfLeaders(200) },
  invite: {
    expected: ownOfLeaders(201),
    request: () => ({ body: { nickname: '李', language: 'zh' } }),
  },
  deleteMember: { expected: leaderOnly(204), request: ofMember },
  cancelInvitation: {
    expected: leaderOnly(204),
    request: async (world) => ({ params: { id: (await world.invitation()).id } }),
  },
  createSignInLink: { expected: leaderOnly(201), request: ofMember },
  translate: {
    expected: [401, 200, 200, 200, 200, 200],
    request: () => ({ body: { text: '止まれ', targetLanguage: 'vi' } }),
  },
  listPhrases: { expected: ownOfMembers(200) },
  addPhrase: {
    expected: ownOfLeaders(201),
    request: async (world) => {
      await world.onPlan('team5_enterprise');
      return { body: { language: 'ja', text: '朝礼の場所', translations: { vi: 'Chỗ họp sáng' } } };
    },
  },
  deletePhrase: {
    expected: leaderOnly(204),
    request: async ({ server, people, onPlan }) => {
      await onPlan('team5_enterprise');
      const { data } = await server.call('addPhrase', {
        token: people.leader.token,
        body: { language: 'ja', text: '朝礼の場所', translations: {} },
      });
      return { params: { id: data.phrase.id } };
    },
  },
  sentenceAudio: {
    expected: [401, 200, 200, 200, 200, 200],
    request: () => ({ params: { sentence: 'danger' }, query: { language: 'vi' } }),
  },
  listEmergencies: { expected: ownOfMembers(200) },
  acknowledgeEmergency: {
    expected: [401, 403, 200, 200, 200, 404],
    request: async (world) => ({ params: { id: await raiseAlarm(world) } }),
  },
  // PREMIUM limits nothing, so no other row depends on this one.
  upgradePlan: { expected: ownOfLeaders(200), request: () => ({ body: { plan: 'PREMIUM' } }) },
  createCheckout: {
    expected: ownOfLeaders(200),
    request: ({ server: { url } }) => ({
      body: { priceId: 'demo_PREMIUM', successUrl: `${url}/subscription/success`, cancelUrl: url },
    }),
  },
  openPortal: { expected: ownOfLeaders(200) },
  // Nobody's token counts here, only the provider's signature.
  paymentWebhook: { expected: everyone(400) },
  listInvoices: { expected: ownOfLeaders(200) },
  listEngines: { expected: ownOfLeaders(200) },
  updateCompanySettings: {
    expected: ownOfLeaders(200),
    request: () => ({ body: { keepTranslations: false } }),
  },
  listGlossary: { expected: ownOfLeaders(200) },
  addTerm: {
    expected: ownOfLeaders(201),
    request: async (world) => {
      await world.onPlan('team5_enterprise');
      return { body: newTerm() };
    },
  },
  changeTerm: {
    expected: leaderOnly(200),
    request: async (world) => ({ params: { id: await addTerm(world) }, body: { meaning: '揚重用' } }),
  },
  deleteTerm: {
    expected: leaderOnly(204),
    request: async (world) => ({ params: { id: await addTerm(world) } }),
  },
  exportGlossary: { expected: ownOfLeaders(200) },
  importGlossary: { expected: ownOfLeaders(200), request: () => ({ body: { csv: 'language,term\n' } }) },
  healthz: { expected: everyone(200) },
  readyz: { expected: everyone(200) },
};

type EventResult = 'ok' | 'forbidden' | 'not-found' | 'not-in-channel' | 'channel-not-found';
interface EventRow {
  /** The ack for each asker who can connect at all, in the order of ASKERS without `nobody`. */
  expected: readonly [EventResult, EventResult, EventResult, EventResult, EventResult];
  payload: (channelId: string) => Record<string, unknown>;
  /** Whether whoever may enter the channel's call has done so before. */
  inCall?: boolean;
}

const membersOnly = ['forbidden', 'ok', 'ok', 'ok', 'ok'] as const;
const everybody = ['ok', 'ok', 'ok', 'ok', 'ok'] as const;
const workersNot = ['forbidden', 'forbidden', 'forbidden'] as const;
const nothingRings = ['forbidden', 'not-found', 'not-found', 'not-found', 'not-found'] as const;
const participants = ['forbidden', 'not-in-channel', 'ok', 'ok', 'not-in-channel'] as const;

/** Every socket event of the contract, with the company's channel in its payload. */
export const EVENT_PERMISSIONS: Record<ClientEventName, EventRow> = {
  'register-user': { expected: membersOnly, payload: () => ({ language: 'ja' }) },
  'join-channel': {
    expected: ['forbidden', 'forbidden', 'ok', 'ok', 'not-found'],
    payload: (channelId) => ({ channelId, language: 'ja' }),
  },
  // Leaving what one is not in changes nothing and tells nothing.
  'leave-channel': { expected: membersOnly, payload: (channelId) => ({ channelId }) },
  'text-data': {
    expected: ['forbidden', 'forbidden', 'ok', 'ok', 'not-found'],
    payload: (channelId) => ({ channelId, text: '止まれ', language: 'ja' }),
    inCall: true,
  },
  speaking: {
    expected: participants,
    payload: (channelId) => ({ channelId, speaking: false }),
    inCall: true,
  },
  'channel-heartbeat': { expected: participants, payload: (channelId) => ({ channelId }), inCall: true },
  'channel-sync': { expected: participants, payload: (channelId) => ({ channelId }), inCall: true },
  'voice-data': {
    expected: participants,
    payload: (channelId) => ({ channelId, audioBase64: 'AAAA', language: 'ja' }),
    inCall: true,
  },
  // Nobody but leaders calls; the target is the caller's own invention, so no leader gets through either.
  'call-member': {
    expected: [...workersNot, 'channel-not-found', 'channel-not-found'],
    payload: (channelId) => ({ channelId, targetUserId: randomUUID() }),
  },
  'cancel-call': {
    expected: [...workersNot, 'not-found', 'not-found'],
    payload: () => ({ targetUserId: randomUUID() }),
  },
  'answer-call': {
    expected: nothingRings,
    payload: (channelId) => ({ channelId, callerId: randomUUID() }),
  },
  'reject-call': { expected: nothingRings, payload: () => ({ callerId: randomUUID() }) },
  'toggle-mic': {
    expected: ['forbidden', 'forbidden', 'ok', 'ok', 'not-found'],
    payload: (channelId) => ({ channelId, micEnabled: true }),
    inCall: true,
  },
  'toggle-mute-user': {
    expected: [...workersNot, 'not-in-channel', 'not-found'],
    payload: (channelId) => ({ channelId, targetUserId: randomUUID(), mute: true }),
    inCall: true,
  },
  'leader-toggle-member-mic': {
    expected: [...workersNot, 'not-in-channel', 'not-found'],
    payload: (channelId) => ({ channelId, targetUserId: randomUUID(), micEnabled: false }),
    inCall: true,
  },
  'send-preset-phrase': {
    expected: participants,
    payload: (channelId) => ({ channelId, phraseKey: 'danger', category: 'safety' }),
    inCall: true,
  },
  // An alarm is for every member, whatever channel it names; a foreign channel is left out of it.
  'emergency-alert': { expected: membersOnly, payload: (channelId) => ({ channelId }) },
  'emergency-acknowledge': { expected: nothingRings, payload: () => ({ alertId: randomUUID() }) },
  'emergency-close': {
    expected: [...workersNot, 'not-found', 'not-found'],
    payload: () => ({ alertId: randomUUID() }),
  },
  'face-to-face-start': { expected: everybody, payload: () => ({ sessionId: randomUUID() }) },
  // A guest's session is not metered, so there is none to miss.
  'face-to-face-heartbeat': {
    expected: ['ok', 'not-found', 'not-found', 'not-found', 'not-found'],
    payload: () => ({ sessionId: randomUUID() }),
  },
  'face-to-face-end': { expected: everybody, payload: () => ({ sessionId: randomUUID() }) },
  'face-to-face-translate': {
    expected: everybody,
    payload: () => ({ text: '止まれ', sourceLanguage: 'ja', targetLanguage: 'vi', speaker: 'host' }),
  },
};

/** An utterance in the channel. Returns its id. */
async function speakIn({ server, people }: World, channelId: string): Promise<string> {
  const client = await server.connect(people.leader);
  await client.emit('join-channel', { channelId, language: 'ja' });
  await client.emit('text-data', { channelId, text: '止まれ', language: 'ja' });
  const { data } = await server.call('transcript', {
    token: people.leader.token,
    params: { id: channelId },
  });
  client.socket.disconnect();
  const [utterance] = data.utterances;
  if (utterance === undefined) throw new Error('nothing was said');
  return utterance.id;
}

/** An alarm of the company. Returns its id; a repeat within 2 seconds is the earlier one. */
async function raiseAlarm({ server, people }: World): Promise<string> {
  const client = await server.connect(people.leader);
  const ack = await client.emit('emergency-alert', {});
  client.socket.disconnect();
  if (ack.status !== 'ok') throw new Error(ack.message);
  return ack.alertId;
}

function newTerm() {
  const term = `天秤${randomUUID()}`;
  return {
    language: 'ja',
    term,
    spokenForms: [],
    meaning: '',
    translations: { vi: 'đòn gánh' },
    approved: true,
  } as const;
}

/** A term of the company. Returns its id. */
async function addTerm({ server, people, onPlan }: World): Promise<string> {
  await onPlan('team5_enterprise');
  const body = { ...newTerm(), spokenForms: [] };
  const { data } = await server.call('addTerm', { token: people.leader.token, body });
  return data.term.id;
}
