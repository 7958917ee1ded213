import type { Language, Role } from '@genbatalk/contract';

/** Who asks: read from the token, never from a payload (SEC-04). */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  /** Null for a guest. */
  readonly companyId: string | null;
  readonly role: Role;
  readonly language: Language;
  readonly nickname: string;
}

/** A LEADER or WORKER: what every service of a company takes. */
export interface Member extends Actor {
  readonly companyId: string;
  readonly role: 'LEADER' | 'WORKER';
}

export function isMember(actor: Actor): actor is Member {
  return actor.companyId !== null && actor.role !== 'GUEST';
}
