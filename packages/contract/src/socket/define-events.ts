import type * as z from 'zod';

/**
 * `member`: LEADER and WORKER; `any`: a guest too; `leader`: LEADER only. The others get `forbidden`.
 */
export type EventAccess = 'any' | 'member' | 'leader';

export interface ClientEvent {
  readonly access: EventAccess;
  readonly payload: z.ZodObject;
  /** The event that tells other clients of a refusal, beside the ack (contract.md section 5, Refusals). */
  readonly failsWith?: 'join-error' | 'translation-error';
  /** What an ok ack carries beside `status`. */
  readonly ack: z.ZodObject;
}

export function defineClientEvents<const Events extends Record<string, ClientEvent>>(events: Events): Events {
  return events;
}
