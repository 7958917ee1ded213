import type { Access } from '@genbatalk/contract';
import type { FastifyRequest } from 'fastify';
import { type Actor, isMember } from '../../accounts/actor.js';
import type { Sessions } from '../../accounts/sessions.service.js';
import { AppError } from '../errors/app-error.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the token has been read; undefined on public calls. */
    actor: Actor | undefined;
  }
}

export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Whether an actor has the access that a call or event asks for. */
export function mayUse(actor: Actor, access: Exclude<Access, 'public'>): boolean {
  if (access === 'any') return true;
  if (access === 'member') return isMember(actor);
  return actor.role === 'LEADER';
}

/** The hook that stands before every call but the public ones; role comes before id (contract.md section 5). */
export function requireAccess(sessions: Sessions, access: Access) {
  return async (request: FastifyRequest): Promise<void> => {
    if (access === 'public') return;
    request.actor = await sessions.require(bearerToken(request));
    if (!mayUse(request.actor, access)) throw new AppError('forbidden');
  };
}
