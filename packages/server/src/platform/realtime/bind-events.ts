import {
  type ClientEvent,
  type ClientEventName,
  type ClientEvents,
  clientEvents,
  ERROR_TEXTS,
  type ErrorAck,
  INTERFACE_LANGUAGES,
  idSchema,
  interfaceLanguageFor,
  type OkAck,
  type ParsedPayload,
} from '@genbatalk/contract';
import type { Logger } from 'pino';
import type { Actor, Member } from '../../accounts/actor.js';
import type { Sessions } from '../../accounts/sessions.service.js';
import { AppError } from '../errors/app-error.js';
import { validationError } from '../errors/describe.js';
import { mayUse } from '../http/authentication.js';
import type { RealtimeSocket } from './realtime-server.js';
import { createTurns, type Turns } from './turns.js';

export interface EventContext<E extends ClientEventName> {
  actor: ClientEvents[E]['access'] extends 'any' ? Actor : Member;
  payload: ParsedPayload<E>;
  socket: RealtimeSocket;
  /** Says that this event has its place, so that the socket's next one may begin. */
  endTurn: () => void;
}
export type SocketHandlers = { [E in ClientEventName]: (context: EventContext<E>) => Promise<OkAck<E>> };

export interface EventBinding {
  handlers: SocketHandlers;
  sessions: Sessions;
  /** @throws AppError `rate-limited` */
  limitRate: (actor: Actor, event: ClientEventName) => Promise<void>;
  logger: Logger;
}

type AnyHandler = (context: {
  actor: Actor;
  payload: unknown;
  socket: RealtimeSocket;
  endTurn: () => void;
}) => Promise<object>;

/**
 * Binds every event of the contract to a socket. Each is parsed, authorised and answered here; whatever goes
 * wrong becomes an error ack, and nothing that a client sends can throw past this point (SEC-05, SEC-06). Events of one
 * socket take turns, but for an alarm, which waits for nothing. Returns the turns, to know when all are over.
 */
export function bindEvents(
  socket: RealtimeSocket,
  { handlers, sessions, limitRate, logger }: EventBinding,
): Turns {
  const turns = createTurns();

  async function handle(name: ClientEventName, given: unknown, endTurn: () => void): Promise<object> {
    const event: ClientEvent = clientEvents[name];
    // Asked anew for every event, so that a revoked token or a changed role counts at once.
    const actor = await sessions.current(socket.data.actor.sessionId);
    if (actor === undefined) throw new AppError('unauthorized');
    socket.data.actor = actor;
    // An alarm is never refused for rate (EMRG-13).
    if (name !== 'emergency-alert') await limitRate(actor, name);
    if (!mayUse(actor, event.access)) throw new AppError('forbidden');
    // Nothing at all is as good as an empty payload, and an alarm goes out whatever came with it.
    const payload = given == null || (name === 'emergency-alert' && typeof given !== 'object') ? {} : given;
    const parsed = event.payload.safeParse(payload, { reportInput: true });
    if (!parsed.success) throw validationError(parsed.error.issues);
    // Checked by its own schema just above, which the type of a handler found by name does not show.
    return (handlers[name] as unknown as AnyHandler)({ actor, payload: parsed.data, socket, endTurn });
  }

  function refuse(name: ClientEventName, payload: unknown, cause: unknown): ErrorAck {
    const error = cause instanceof AppError ? cause : new AppError('internal', { cause });
    if (error.code === 'internal') logger.error({ err: describe(cause), event: name }, 'an event failed');
    const { language, utteranceId } = fieldsOf(payload);
    const spoken = INTERFACE_LANGUAGES.find((candidate) => candidate === language);
    const message = ERROR_TEXTS[spoken ?? interfaceLanguageFor(socket.data.actor.language)][error.code];
    const { failsWith } = clientEvents[name] as ClientEvent;
    if (failsWith !== undefined) {
      socket.emit(failsWith, {
        code: error.code,
        message,
        ...(utteranceId !== undefined && { utteranceId }),
      });
    }
    return { status: 'error', code: error.code, message };
  }

  for (const name of Object.keys(clientEvents) as ClientEventName[]) {
    const listener = (...received: unknown[]): void => {
      const last = received.at(-1);
      const answer = typeof last === 'function' ? (last as (ack: object) => void) : () => {};
      const payload = typeof received[0] === 'function' ? undefined : received[0];
      const handled =
        name === 'emergency-alert'
          ? handle(name, payload, () => undefined)
          : turns.take((endTurn) => handle(name, payload, endTurn));
      handled
        .then((ok) => answer({ status: 'ok', ...ok }))
        .catch((error: unknown) => answer(refuse(name, payload, error)));
    };
    socket.on(name, listener);
  }
  return turns;
}

/** What a refusal may say back of a payload that perhaps did not parse. */
function fieldsOf(payload: unknown): { language?: string; utteranceId?: string } {
  if (typeof payload !== 'object' || payload === null) return {};
  const { language, utteranceId } = payload as { language?: unknown; utteranceId?: unknown };
  return {
    ...(typeof language === 'string' && { language }),
    ...(idSchema.safeParse(utteranceId).success && { utteranceId: utteranceId as string }),
  };
}

function describe(error: unknown): object {
  if (!(error instanceof Error)) return { name: 'unknown' };
  const cause = error.cause as { code?: string } | undefined;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { name: error.name, code: cause?.code, stack: frames?.join('\n') };
}
