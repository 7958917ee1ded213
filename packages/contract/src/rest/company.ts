import * as z from 'zod';
import {
  idSchema,
  invitationSchema,
  memberSchema,
  nicknameSchema,
  optionalEmailSchema,
  timestampSchema,
  userSchema,
} from '../entities.js';
import { inviteLanguageSchema, languageSchema } from '../languages.js';
import { linkTokenParams, memberPasswordSchema, signedInSchema } from './auth.js';
import { defineCalls } from './define.js';

const idParams = z.object({ id: idSchema });

/** How people come into a company and leave it: invitations and members. */
export const companyCalls = defineCalls({
  lookUpInvitation: {
    method: 'GET',
    path: '/api/join/:token',
    access: 'public',
    summary: 'What an invitation says, and whether to register or to log in',
    status: 200,
    params: linkTokenParams,
    response: z
      .object({
        company: z.object({ name: z.string() }),
        channel: z.object({ name: z.string() }).optional(),
        email: z.string().nullable(),
        nickname: z.string(),
        language: inviteLanguageSchema,
        requiresRegistration: z.boolean(),
        requiresLogin: z.boolean(),
      })
      .meta({ id: 'InvitationLookup' }),
  },
  joinAsNewUser: {
    method: 'POST',
    path: '/api/join/:token/register',
    access: 'public',
    summary: 'Registers a worker; without `email` the one of the invitation counts, an empty one means none',
    status: 201,
    params: linkTokenParams,
    body: z.object({
      password: memberPasswordSchema,
      nickname: nicknameSchema,
      language: languageSchema,
      email: optionalEmailSchema,
    }),
    response: signedInSchema,
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/join/:token/accept',
    access: 'member',
    summary: 'Moves the caller to the inviting company, as a worker; the tokens stay valid',
    status: 200,
    params: linkTokenParams,
    response: z.object({ user: userSchema }),
  },
  listMembers: {
    method: 'GET',
    path: '/api/admin/members',
    access: 'leader',
    summary: 'The users of the company, and the pending invitations',
    status: 200,
    response: z.object({ members: z.array(memberSchema), invitations: z.array(invitationSchema) }),
  },
  invite: {
    method: 'POST',
    path: '/api/admin/invite',
    access: 'leader',
    summary: 'Creates an invitation, perhaps into a channel',
    status: 201,
    body: z.object({
      nickname: nicknameSchema,
      language: inviteLanguageSchema,
      email: optionalEmailSchema,
      channelId: idSchema.optional(),
    }),
    response: z.object({ invitation: invitationSchema }),
  },
  deleteMember: {
    method: 'DELETE',
    path: '/api/admin/members/:id',
    access: 'leader',
    summary: 'Removes a member; the tokens stop working at once',
    status: 204,
    params: idParams,
    response: null,
  },
  cancelInvitation: {
    method: 'DELETE',
    path: '/api/admin/invitations/:id',
    access: 'leader',
    summary: 'Takes an invitation back',
    status: 204,
    params: idParams,
    response: null,
  },
  createSignInLink: {
    method: 'POST',
    path: '/api/admin/members/:id/sign-in-link',
    access: 'leader',
    summary: 'A link that signs a member in once within 24 hours',
    status: 201,
    params: idParams,
    response: z.object({ url: z.url(), expiresAt: timestampSchema }),
  },
});
