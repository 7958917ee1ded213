import { io, type Socket } from 'socket.io-client';
import {
  type Ack,
  type ClientToServerEvents,
  LANGUAGE_NAMES,
  type Language,
  type ServerToClientEvents,
  type SignedIn,
  type Utterance,
} from '../../packages/contract/src/index.js';

const PATIENCE_MS = 20_000;

/** One of the crew, on a real socket. */
export interface Person {
  readonly name: string;
  readonly language: Language;
  readonly label: string;
  enter(channelId: string): Promise<void>;
  say(channelId: string, text: string): Promise<Extract<Ack<'text-data'>, { status: 'ok' }>>;
  /** What this person got of an utterance, with its sound. */
  hears(utteranceId: string): Promise<Utterance>;
  leave(): void;
}

export async function connectPerson(
  url: string,
  { user, token }: SignedIn,
  language: Language,
): Promise<Person> {
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(url, {
    transports: ['websocket'],
    auth: { token },
  });
  const heard = new Map<string, Utterance>();
  const waiting = new Map<string, (utterance: Utterance) => void>();
  socket.on('voice-translated', (utterance) => {
    heard.set(utterance.utteranceId, utterance);
    waiting.get(utterance.utteranceId)?.(utterance);
  });
  await must(socket.timeout(PATIENCE_MS).emitWithAck('register-user', { language }));

  return {
    name: user.nickname,
    language,
    label: `${user.nickname} (${LANGUAGE_NAMES[language]})`,
    async enter(channelId) {
      await must(socket.timeout(PATIENCE_MS).emitWithAck('join-channel', { channelId, language }));
    },
    say: (channelId, text) =>
      must(
        socket.timeout(PATIENCE_MS).emitWithAck('text-data', { channelId, text, language, source: 'speech' }),
      ),
    hears: (utteranceId) =>
      new Promise((resolve, reject) => {
        const known = heard.get(utteranceId);
        if (known !== undefined) return resolve(known);
        const timer = setTimeout(() => reject(new Error(`${user.nickname} heard nothing`)), PATIENCE_MS);
        waiting.set(utteranceId, (utterance) => {
          clearTimeout(timer);
          resolve(utterance);
        });
      }),
    leave: () => socket.disconnect(),
  };
}

async function must<A extends { status: 'ok' } | { status: 'error'; message: string }>(
  answer: Promise<A>,
): Promise<Extract<A, { status: 'ok' }>> {
  const ack = await answer;
  if (ack.status === 'error') throw new Error(ack.message);
  return ack as Extract<A, { status: 'ok' }>;
}
