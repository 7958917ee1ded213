import {
  type CallBody,
  type CallResponse,
  type Invitation,
  type RestCalls,
  type SignedIn,
  TIMINGS,
  type User,
} from '@genbatalk/contract';
import * as accounts from '../accounts/accounts.repository.js';
import type { Member } from '../accounts/actor.js';
import type { Passwords } from '../accounts/passwords.js';
import type { Sessions } from '../accounts/sessions.service.js';
import { createMemberId, createToken, hashToken } from '../accounts/tokens.js';
import { toUser, type UserRow } from '../accounts/users.mapper.js';
import type { Channels } from '../channels/channels.service.js';
import { type Clock, plusMs } from '../platform/clock.js';
import type { Database, Tx } from '../platform/database/database.js';
import { AppError, isUniqueViolation } from '../platform/errors/app-error.js';
import type { Entitlements } from '../subscription/entitlements.js';
import type { Departures } from './departures.service.js';
import { toInvitation } from './invitations.mapper.js';
import * as repository from './invitations.repository.js';

/**
 * Invitations: once, within 30 days, while nobody has cancelled them. Every method that takes a token
 * @throws AppError `invitation-invalid` for an unknown, cancelled or expired one, `already-accepted` for a used one
 */
export interface Invitations {
  /** @throws AppError `plan-limit` where members and pending invitations fill the plan, `trial-ended` */
  create(actor: Member, input: CallBody<RestCalls['invite']>): Promise<Invitation>;
  /** @throws AppError `not-found`; `already-accepted` for one that somebody has used */
  cancel(actor: Member, invitationId: string): Promise<void>;
  lookUp(token: string): Promise<CallResponse<RestCalls['lookUpInvitation']>>;
  /** A new WORKER. @throws AppError `email-taken`, `plan-limit` */
  register(token: string, input: CallBody<RestCalls['joinAsNewUser']>): Promise<SignedIn>;
  /** Moves the actor to the inviting company (JOIN-21). @throws AppError `only-leader`, `plan-limit` */
  accept(actor: Member, token: string): Promise<User>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  sessions: Sessions;
  channels: Channels;
  departures: Departures;
  entitlements: Pick<Entitlements, 'requireSeat' | 'requireSeatToInvite'>;
}

export function createInvitations(dependencies: Dependencies): Invitations {
  const { database, clock, passwords, sessions, channels, departures, entitlements } = dependencies;

  function requireOpen(row: repository.InvitationRow | undefined): repository.InvitationRow {
    if (row === undefined) throw new AppError('invitation-invalid');
    if (row.acceptedAt !== null) throw new AppError('already-accepted');
    if (row.expiresAt <= clock.now()) throw new AppError('invitation-invalid');
    return row;
  }

  /** What every way of acceptance ends with, in the transaction that holds the invitation's lock. */
  async function finish(tx: Tx, invitation: repository.InvitationRow, user: UserRow): Promise<void> {
    const channel = await repository.findChannelOf(tx, invitation);
    if (channel !== undefined) await channels.addMember(tx, channel, user.id);
    await repository.markAccepted(tx, invitation.id, user.id, clock.now());
  }

  return {
    create: (actor, { nickname, language, email, channelId }) =>
      database.forCompany(actor.companyId, async (tx) => {
        // The company's lock before the channel's, as whoever accepts takes them.
        await entitlements.requireSeatToInvite(tx, actor.companyId);
        if (channelId !== undefined) await channels.requireTeamChannel(tx, channelId);
        const token = createToken();
        const now = clock.now();
        const row = await repository.insertInvitation(tx, {
          companyId: actor.companyId,
          channelId: channelId ?? null,
          nickname,
          email: email || null,
          language,
          token,
          tokenHash: hashToken(token),
          createdAt: now,
          expiresAt: plusMs(now, TIMINGS.invitationMs),
        });
        return toInvitation(row);
      }),

    cancel: (actor, invitationId) =>
      database.forCompany(actor.companyId, async (tx) => {
        const row = await repository.lockById(tx, invitationId);
        if (row === undefined) throw new AppError('not-found');
        if (row.acceptedAt !== null) throw new AppError('already-accepted');
        await repository.deleteInvitation(tx, invitationId);
      }),

    lookUp: (token) =>
      database.asSystem(async (tx) => {
        const row = requireOpen(await repository.findByToken(tx, hashToken(token)));
        const channel = await repository.findChannelOf(tx, row);
        const hasAccount = row.email !== null && (await accounts.isEmailTaken(tx, row.email));
        return {
          company: { name: await repository.findCompanyName(tx, row.companyId) },
          ...(channel !== undefined && { channel: { name: channel.name } }),
          email: row.email,
          nickname: row.nickname,
          language: row.language,
          requiresRegistration: !hasAccount,
          requiresLogin: hasAccount,
        };
      }),

    async register(token, { password, nickname, language, email }) {
      const tokenHash = hashToken(token);
      // Looked at before the costly hash is made; what counts is the row once it is locked.
      await database.asSystem(async (tx) => requireOpen(await repository.findByToken(tx, tokenHash)));
      const passwordHash = await passwords.hash(password);
      try {
        return await database.asSystem(async (tx) => {
          const invitation = requireOpen(await repository.lockByToken(tx, tokenHash));
          await entitlements.requireSeat(tx, invitation.companyId);
          const itsEmail = (email ?? invitation.email) || null;
          const user = await accounts.insertUser(tx, {
            companyId: invitation.companyId,
            email: itsEmail,
            memberId: itsEmail === null ? createMemberId() : null,
            nickname,
            language,
            role: 'WORKER',
            passwordHash,
            createdAt: clock.now(),
          });
          await finish(tx, invitation, user);
          return sessions.open(tx, user);
        });
      } catch (error) {
        if (isUniqueViolation(error, 'users_email')) throw new AppError('email-taken', { cause: error });
        throw error;
      }
    },

    async accept(actor, token) {
      const { user, departure } = await database.asSystem(async (tx) => {
        const invitation = requireOpen(await repository.lockByToken(tx, hashToken(token)));
        const before = await accounts.lockUser(tx, actor.userId);
        if (before === undefined) throw new AppError('unauthorized');
        await departures.refuseOnlyLeader(tx, before);
        const { companyId } = invitation;
        if (before.companyId === companyId) {
          await finish(tx, invitation, before);
          return { user: before, departure: undefined };
        }
        await entitlements.requireSeat(tx, companyId);
        const left = await departures.leave(tx, before);
        const after = await accounts.updateUser(tx, before.id, { companyId, role: 'WORKER' });
        await finish(tx, invitation, after);
        return { user: after, departure: left };
      });
      if (departure !== undefined) await departures.announce(departure);
      return toUser(user);
    },
  };
}
