import * as z from 'zod';
import { companyNameSchema, emailSchema, isStorable, nicknameSchema, userSchema } from '../entities.js';
import { languageSchema } from '../languages.js';
import { LIMITS } from '../limits.js';
import { defineCalls } from './define.js';

const passwordSchema = (minChars: number) =>
  z.string().min(minChars, 'password-too-short').max(LIMITS.passwordMaxChars);
export const registerPasswordSchema = passwordSchema(LIMITS.registerPasswordChars);
export const memberPasswordSchema = passwordSchema(LIMITS.memberPasswordChars);

export const linkTokenParams = z.object({ token: z.string().min(1).max(200) });
const done = z.object({ ok: z.literal(true) });
export const signedInSchema = z.object({ user: userSchema, token: z.string() }).meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof signedInSchema>;

export const authCalls = defineCalls({
  login: {
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Signs in with an e-mail or a member ID',
    status: 200,
    // A member ID stands in the e-mail's place (AUTH-14), so this is not an e-mail by form.
    body: z.object({
      email: z.string().trim().min(1).max(LIMITS.emailMaxChars).refine(isStorable),
      password: z.string().min(1).max(LIMITS.passwordMaxChars),
    }),
    response: signedInSchema,
  },
  register: {
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    summary: 'Creates a company in its trial, and its leader',
    status: 201,
    body: z.object({
      email: emailSchema,
      password: registerPasswordSchema,
      name: nicknameSchema,
      language: languageSchema,
      companyName: companyNameSchema.optional(),
      // Whatever stood in the link: one that is no user's id is ignored.
      referrerId: z.string().max(200).optional(),
    }),
    response: signedInSchema,
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    access: 'any',
    summary: 'Revokes the token',
    status: 204,
    response: null,
  },
  verify: {
    method: 'GET',
    path: '/api/auth/verify',
    // The only call that the cookie serves (AUTH-13); the handler takes either.
    access: 'public',
    summary: 'The user of the session cookie or of the bearer token',
    status: 200,
    response: z.object({ user: userSchema }),
  },
  faceToFaceAnonymous: {
    method: 'POST',
    path: '/api/auth/face-to-face-anonymous',
    access: 'public',
    summary: 'A guest token for face-to-face, valid for 2 hours',
    status: 201,
    body: z.object({ language: languageSchema }),
    response: signedInSchema,
  },
  signInWithLink: {
    method: 'POST',
    path: '/api/auth/sign-in-link/:token',
    access: 'public',
    summary: 'Signs in once with a one-time link',
    status: 200,
    params: linkTokenParams,
    response: signedInSchema,
  },
  setupLeader: {
    method: 'POST',
    path: '/api/leader/setup/:token',
    access: 'public',
    summary: "Sets a provisioned leader's first password, once; sets no cookie",
    status: 200,
    params: linkTokenParams,
    body: z.object({ password: memberPasswordSchema }),
    response: done,
  },
  changeLeaderPassword: {
    method: 'PUT',
    path: '/api/leader/password',
    access: 'leader',
    summary: 'Changes the password; every other token of the user is revoked',
    status: 200,
    body: z.object({
      currentPassword: z.string().min(1).max(LIMITS.passwordMaxChars),
      newPassword: memberPasswordSchema,
    }),
    response: done,
  },
});
