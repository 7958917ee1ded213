import type * as z from 'zod';

/**
 * Who may make a call. `public`: no token; `any`: every token, a guest's too;
 * `member`: LEADER and WORKER; `leader`: LEADER only.
 */
export type Access = 'public' | 'any' | 'member' | 'leader';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One REST call: what goes in, what comes out, who may. `response: null` is an empty answer (204). */
export interface RestCall {
  readonly method: Method;
  /** Fastify's notation: `/api/channels/:id`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly status: 200 | 201 | 204;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body is handed over byte for byte, whatever its type: a signature is over these bytes. */
  readonly raw?: true;
  readonly response: z.ZodType | null;
  /** The media type of an answer that is not JSON. */
  readonly produces?: string;
}

export function defineCalls<const Calls extends Record<string, RestCall>>(calls: Calls): Calls {
  return calls;
}

type Input<T> = T extends z.ZodType ? z.input<T> : undefined;
type Output<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a client gives to a call and gets from it. */
export type CallParams<C extends RestCall> = Input<C['params']>;
export type CallQuery<C extends RestCall> = Input<C['query']>;
export type CallBody<C extends RestCall> = Input<C['body']>;
export type CallResponse<C extends RestCall> = Output<C['response']>;
