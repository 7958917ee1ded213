import * as z from 'zod';
import { idSchema, nicknameSchema, userSchema } from '../entities.js';
import { languageSchema } from '../languages.js';
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
  updateMe: {
    method: 'PATCH',
    path: '/api/users/me',
    access: 'member',
    summary: 'Changes the fields given of the own profile',
    status: 200,
    body: z.object({ nickname: nicknameSchema.optional(), language: languageSchema.optional() }),
    response: z.object({ user: userSchema }),
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
