import type { RestCalls } from '@genbatalk/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Actor, Member } from '../../accounts/actor.js';

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Field<C, K extends string> = C extends Record<K, infer T> ? Parsed<T> : undefined;
/** Undefined where a client of a raw call sends no body at all. */
type Body<C> = C extends { raw: true } ? Buffer | undefined : Field<C, 'body'>;
type ActorOf<C> = C extends { access: 'public' } ? undefined : C extends { access: 'any' } ? Actor : Member;
type Answer<C> = C extends { response: infer R } ? (R extends z.ZodType ? z.input<R> : undefined) : never;

/** What a handler reads: everything parsed by the contract, the actor taken from the token. */
export interface CallContext<C> {
  actor: ActorOf<C>;
  params: Field<C, 'params'>;
  query: Field<C, 'query'>;
  body: Body<C>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type RestHandlers = {
  [N in keyof RestCalls]: (context: CallContext<RestCalls[N]>) => Promise<Answer<RestCalls[N]>>;
};
