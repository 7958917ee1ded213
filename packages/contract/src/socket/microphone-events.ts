import * as z from 'zod';
import { idSchema } from '../entities.js';
import { defineClientEvents } from './define-events.js';

const nothing = z.object({});
const member = z.object({ channelId: idSchema, targetUserId: idSchema });

export const microphoneEvents = defineClientEvents({
  'toggle-mic': {
    access: 'member',
    payload: z.object({ channelId: idSchema, micEnabled: z.boolean() }),
    ack: nothing,
  },
  'toggle-mute-user': { access: 'leader', payload: member.extend({ mute: z.boolean() }), ack: nothing },
  'leader-toggle-member-mic': {
    access: 'leader',
    payload: member.extend({ micEnabled: z.boolean() }),
    ack: nothing,
  },
});

const byLeader = z.object({
  channelId: idSchema,
  userId: idSchema,
  by: z.object({ userId: idSchema, userName: z.string() }),
  micEnabled: z.boolean(),
});

export const microphoneNotices = {
  'user-muted': byLeader,
  'user-unmuted': byLeader,
  'mic-toggled-by-leader': byLeader,
} as const;
