import type { CallBody, Language, RestCalls, SignedIn, User } from '@genbatalk/contract';
import { idSchema, TIMINGS } from '@genbatalk/contract';
import type { CallAnnouncer } from '../calls/call-announcer.js';
import { type Clock, plusMs } from '../platform/clock.js';
import type { Database, Tx } from '../platform/database/database.js';
import { AppError, isUniqueViolation } from '../platform/errors/app-error.js';
import * as repository from './accounts.repository.js';
import type { Actor, Member } from './actor.js';
import type { Passwords } from './passwords.js';
import type { Sessions } from './sessions.service.js';
import { createMemberId, createToken, hashToken, normaliseMemberId } from './tokens.js';
import { toUser, type UserRow } from './users.mapper.js';

const DAY_MS = 24 * 3_600_000;

type Registration = CallBody<RestCalls['register']>;

export interface Accounts {
  register(input: Registration): Promise<SignedIn>;
  /** @throws AppError `credentials-invalid`, the same for an unknown account and a wrong password */
  login(input: CallBody<RestCalls['login']>): Promise<SignedIn>;
  createGuest(language: Language): Promise<SignedIn>;
  /** A member without e-mail and password, who signs in by link or member ID. */
  createWorker(companyId: string, worker: { nickname: string; language: Language }): Promise<SignedIn>;
  /** A one-time sign-in link's token for a member of the company. */
  createSignInLink(companyId: string, userId: string): Promise<{ token: string; expiresAt: Date }>;
  /** @throws AppError `link-invalid` for a used, expired or unknown link */
  signInWithLink(token: string): Promise<SignedIn>;
  /** Changes the fields given; those in a call with the user see a new nickname at once (PROF-03). */
  update(actor: Member, input: CallBody<RestCalls['updateMe']>): Promise<User>;
  me(actor: Actor): Promise<{ user: User; memberId: string | null }>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  sessions: Sessions;
  passwords: Passwords;
  announcer: CallAnnouncer;
  trialDays: number;
}

export function createAccounts(dependencies: Dependencies): Accounts {
  const { database, clock, sessions, passwords, announcer, trialDays } = dependencies;

  async function insertLeader(tx: Tx, input: Registration, passwordHash: string): Promise<UserRow> {
    const now = clock.now();
    const companyId = await repository.insertCompany(tx, {
      name: input.companyName?.trim() || `${input.name}の会社`,
      trialEndsAt: plusMs(now, trialDays * DAY_MS),
      referrerId: await findReferrer(tx, input.referrerId),
      createdAt: now,
    });
    const { email, name: nickname, language } = input;
    return repository.insertUser(tx, {
      companyId,
      email,
      nickname,
      language,
      role: 'LEADER',
      passwordHash,
      createdAt: now,
    });
  }

  return {
    async register(input) {
      const passwordHash = await passwords.hash(input.password);
      try {
        return await database.asSystem(async (tx) =>
          sessions.open(tx, await insertLeader(tx, input, passwordHash)),
        );
      } catch (error) {
        if (isUniqueViolation(error, 'users_email')) throw new AppError('email-taken', { cause: error });
        throw error;
      }
    },

    async login({ email, password }) {
      const user = await database.asSystem((tx) =>
        repository.findUserForLogin(tx, email.toLowerCase(), normaliseMemberId(email)),
      );
      const matches = await passwords.matches(password, user?.passwordHash ?? null);
      if (user === undefined || !matches) throw new AppError('credentials-invalid');
      const outdated = user.passwordHash !== null && passwords.isOutdated(user.passwordHash);
      const passwordHash = outdated ? await passwords.hash(password) : undefined;
      return database.asSystem(async (tx) => {
        const now = await repository.lockUser(tx, user.id);
        // Deleted, or given another password, while the one typed was checked.
        if (now === undefined || now.passwordHash !== user.passwordHash)
          throw new AppError('credentials-invalid');
        if (passwordHash !== undefined) await repository.updateUser(tx, user.id, { passwordHash });
        return sessions.open(tx, now);
      });
    },

    createGuest: (language) =>
      database.asSystem(async (tx) => {
        const guest = await repository.insertUser(tx, {
          nickname: '',
          language,
          role: 'GUEST',
          createdAt: clock.now(),
        });
        return sessions.open(tx, guest);
      }),

    createWorker: (companyId, { nickname, language }) =>
      database.forCompany(companyId, async (tx) => {
        const worker = await repository.insertUser(tx, {
          companyId,
          nickname,
          language,
          memberId: createMemberId(),
          role: 'WORKER',
          createdAt: clock.now(),
        });
        return sessions.open(tx, worker);
      }),

    createSignInLink: (companyId, userId) =>
      database.forCompany(companyId, async (tx) => {
        // Locked, so that nobody who is moving to another company keeps a link of this one.
        if ((await repository.lockUser(tx, userId)) === undefined) throw new AppError('not-found');
        const token = createToken();
        const now = clock.now();
        const expiresAt = plusMs(now, TIMINGS.signInLinkMs);
        await repository.insertSignInLink(tx, {
          companyId,
          userId,
          tokenHash: hashToken(token),
          createdAt: now,
          expiresAt,
        });
        return { token, expiresAt };
      }),

    signInWithLink: (token) =>
      database.asSystem(async (tx) => {
        const userId = await repository.redeemSignInLink(tx, hashToken(token), clock.now());
        const user = userId === undefined ? undefined : await repository.findUser(tx, userId);
        if (user === undefined) throw new AppError('link-invalid');
        return sessions.open(tx, user);
      }),

    async update(actor, { nickname, language }) {
      const { companyId, userId } = actor;
      const change = {
        ...(nickname !== undefined && { nickname }),
        ...(language !== undefined && { language }),
      };
      const user = await database.forCompany(companyId, async (tx) => {
        const before = await repository.lockUser(tx, userId);
        if (before === undefined) throw new AppError('unauthorized');
        return Object.keys(change).length === 0 ? before : repository.updateUser(tx, userId, change);
      });
      if (nickname !== undefined && nickname !== actor.nickname)
        await announcer.announceUser(companyId, userId);
      return toUser(user);
    },

    me: (actor) =>
      database.asSystem(async (tx) => {
        const user = await repository.findUser(tx, actor.userId);
        if (user === undefined) throw new AppError('unauthorized');
        return { user: toUser(user), memberId: user.memberId };
      }),
  };
}

/** The member whose referral link was used; anything else in its place is ignored. */
async function findReferrer(tx: Tx, referrerId: string | undefined): Promise<string | null> {
  if (!idSchema.safeParse(referrerId).success) return null;
  const referrer = await repository.findUser(tx, referrerId ?? '');
  return referrer?.companyId == null ? null : referrer.id;
}
