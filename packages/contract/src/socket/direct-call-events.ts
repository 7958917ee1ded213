import * as z from 'zod';
import { idSchema } from '../entities.js';
import { defineClientEvents } from './define-events.js';

const nothing = z.object({});

/** Calling one member; the call itself is held in the direct channel of the two (contract.md section 5, Calls). */
export const directCallEvents = defineClientEvents({
  'call-member': {
    access: 'leader',
    payload: z.object({ targetUserId: idSchema, channelId: idSchema }),
    ack: nothing,
  },
  'cancel-call': { access: 'leader', payload: z.object({ targetUserId: idSchema }), ack: nothing },
  'answer-call': {
    access: 'member',
    payload: z.object({ callerId: idSchema, channelId: idSchema }),
    ack: nothing,
  },
  'reject-call': { access: 'member', payload: z.object({ callerId: idSchema }), ack: nothing },
});

/** Why a call did not come about (DIAL-11). */
export const CALL_FAILURES = ['offline', 'channel-not-found', 'busy', 'timeout', 'plan'] as const;
export type CallFailure = (typeof CALL_FAILURES)[number];

const party = z.object({ userId: idSchema, userName: z.string(), channelId: idSchema });

export const directCallNotices = {
  'incoming-call': z.object({ callerId: idSchema, callerName: z.string(), channelId: idSchema }),
  'call-ringing': party,
  'call-answered': party,
  'call-rejected': party,
  'call-cancelled': party,
  'call-failed': z.object({ code: z.enum(CALL_FAILURES), message: z.string(), userId: idSchema }),
} as const;
