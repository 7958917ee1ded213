import * as z from 'zod';
import { idSchema, userSchema } from '../entities.js';
import { defineCalls } from './define.js';

export const userCalls = defineCalls({
  me: {
    method: 'GET',
    path: '/api/users/me',
    access: 'any',
    summary: 'The own account; `memberId` is null for an account with an e-mail',
    status: 200,
    response: z.object({ user: userSchema, memberId: z.string().nullable() }),
  },
  onlineStatus: {
    method: 'GET',
    path: '/api/users/online-status',
    access: 'member',
    summary: 'Who of the own company is online',
    status: 200,
    response: z.object({ onlineUsers: z.array(idSchema) }),
  },
});
