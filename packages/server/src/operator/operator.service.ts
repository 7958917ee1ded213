import { emailSchema, idSchema, type Language, type PlanId } from '@genbatalk/contract';
import * as accounts from '../accounts/accounts.repository.js';
import { openSetupLink } from '../accounts/leader.service.js';
import type { UserRow } from '../accounts/users.mapper.js';
import { type Clock, plusMs } from '../platform/clock.js';
import type { Database, Tx } from '../platform/database/database.js';
import { isUniqueViolation } from '../platform/errors/app-error.js';
import { createSubscriptions } from '../subscription/subscription.service.js';
import type { SubscriptionEvent } from '../subscription/subscription-state.js';
import * as repository from './operator.repository.js';
import { OperatorError } from './operator-error.js';

const DAY_MS = 24 * 3_600_000;

export interface NewLeader {
  email: string;
  /** The id of a company that is there, or the name of a new one. */
  company: string;
  nickname: string;
  language: Language;
}
export interface SetupLink {
  token: string;
  expiresAt: Date;
}

/** What the operator of a server may do beside the product's own calls. All throw OperatorError. */
export interface Operator {
  /** Provisions a leader without a password; `companyId` is the company's. */
  createLeader(leader: NewLeader): Promise<SetupLink & { companyId: string; namesakes: string[] }>;
  /** Another link for a leader: the first one is over, or the password is forgotten. */
  createSetupLink(email: string): Promise<SetupLink>;
  listCompanies(): Promise<(repository.CompanyRow & { members: number })[]>;
  /** Puts a company that pays by other means on a plan without end; FREE ends the plan it has. */
  setPlan(company: string, plan: PlanId): Promise<repository.CompanyRow>;
  /** Signs out one user, or everyone of a company. Returns how many sessions ended. */
  revokeSessions(of: { email: string } | { company: string }): Promise<number>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  trialDays: number;
}

export function createOperator({ database, clock, trialDays }: Dependencies): Operator {
  const subscriptions = createSubscriptions({ database, clock });

  async function requireUser(tx: Tx, email: string): Promise<UserRow> {
    const user = await repository.findUserByEmail(tx, readEmail(email));
    if (user === undefined) throw new OperatorError(`no account has the e-mail ${email}`);
    return user;
  }

  async function insertLeader(tx: Tx, leader: NewLeader) {
    const { company, nickname, language } = leader;
    const now = clock.now();
    let companyId = company;
    let namesakes: string[] = [];
    if (idSchema.safeParse(company).success) {
      if ((await repository.findCompany(tx, company)) === undefined)
        throw new OperatorError(`no company has the id ${company}`);
    } else {
      namesakes = (await repository.findCompaniesByName(tx, company)).map((row) => row.id);
      const trialEndsAt = plusMs(now, trialDays * DAY_MS);
      companyId = await accounts.insertCompany(tx, { name: company, trialEndsAt, createdAt: now });
    }
    const email = readEmail(leader.email);
    const user = await accounts.insertUser(tx, {
      companyId,
      email,
      nickname,
      language,
      role: 'LEADER',
      createdAt: now,
    });
    return { ...(await openSetupLink(tx, user, now)), companyId, namesakes };
  }

  return {
    async createLeader(leader) {
      try {
        return await database.asSystem((tx) => insertLeader(tx, leader));
      } catch (error) {
        if (!isUniqueViolation(error, 'users_email')) throw error;
        throw new OperatorError(
          `the e-mail ${leader.email} is taken; a leader who needs a new link gets it from: setup-link --email ${leader.email}`,
          { cause: error },
        );
      }
    },

    createSetupLink: (email) =>
      database.asSystem(async (tx) => {
        const user = await requireUser(tx, email);
        if (user.role !== 'LEADER')
          throw new OperatorError(`${email} is no leader; its leader makes a sign-in link for it`);
        return openSetupLink(tx, user, clock.now());
      }),

    listCompanies: () => database.asSystem(repository.listCompanies),

    setPlan: (company, plan) =>
      database.asSystem(async (tx) => {
        const companyId = await requireCompany(tx, company);
        const event: SubscriptionEvent =
          plan === 'FREE'
            ? { type: 'periodEnded' }
            : { type: 'purchased', plan, periodStart: clock.now(), periodEnd: null };
        await subscriptions.apply(tx, companyId, event, { by: 'operator' });
        const row = await repository.findCompany(tx, companyId);
        if (row === undefined) throw new Error('a company that was found is gone');
        return row;
      }),

    revokeSessions: (of) =>
      database.asSystem(async (tx) => {
        if ('email' in of) {
          const user = await requireUser(tx, of.email);
          return (await accounts.deleteSessionsOf(tx, user.id)).length;
        }
        return repository.deleteSessionsOfCompany(tx, await requireCompany(tx, of.company));
      }),
  };
}

async function requireCompany(tx: Tx, idOrName: string): Promise<string> {
  if (idSchema.safeParse(idOrName).success) {
    if ((await repository.findCompany(tx, idOrName)) !== undefined) return idOrName;
    throw new OperatorError(`no company has the id ${idOrName}`);
  }
  const [found, ...others] = await repository.findCompaniesByName(tx, idOrName);
  if (found === undefined) throw new OperatorError(`no company is called ${idOrName}`);
  if (others.length === 0) return found.id;
  const ids = [found, ...others].map((row) => row.id).join(', ');
  throw new OperatorError(`several companies are called ${idOrName}; give the id of one: ${ids}`);
}

function readEmail(typed: string): string {
  const email = emailSchema.safeParse(typed);
  if (!email.success) throw new OperatorError(`${typed} is not an e-mail`);
  return email.data;
}
