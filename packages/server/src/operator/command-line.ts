import { parseArgs } from 'node:util';
import {
  companyNameSchema,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  languageSchema,
  nicknameSchema,
  PLAN_IDS,
  planIdSchema,
} from '@genbatalk/contract';
import type { Operator, SetupLink } from './operator.service.js';
import { OperatorError } from './operator-error.js';

export const HELP = `Usage: npm run admin -- <command> [options]

Commands
  create-leader --email <e-mail> --company <name or id> [--name <nickname>] [--language <${LANGUAGES.join('|')}>]
      Provisions a leader and prints the link that sets the first password: once, within 7 days.
      A name makes a new company, in its trial; the id of one that is there adds a leader to it.
  setup-link --email <e-mail>
      Prints another such link for a leader. Using it signs the leader out everywhere.
  list-companies
      Prints id, plan, status, members, day of registration and name of every company.
  set-plan --company <name or id> --plan <${PLAN_IDS.join('|')}>
      Puts a company that pays by other means on a plan, without end; FREE ends the plan it has.
  revoke-sessions --email <e-mail> | --company <name or id>
      Signs out one user, or everyone of a company. Open connections end within a second.

Examples
  npm run admin -- create-leader --email tanaka@example.com --company "田中建設" --name 田中
  npm run admin -- revoke-sessions --email tanaka@example.com

It works on the database of DATABASE_URL, or on the embedded one in DATA_DIR, whether GenbaTalk runs or not.
Links begin with PUBLIC_URL, or with http://localhost:PORT.
`;

/** The command line was not understood; the terminal is shown where help is. */
export class UsageError extends OperatorError {}

/** Reads a command, so that a wrong one is told before the database is opened. @throws UsageError */
export function readCommand(
  args: readonly string[],
): (operator: Operator, origin: string) => Promise<string> {
  const { command, options } = parse(args);
  const allow = (...names: string[]) => {
    const other = Object.keys(options).find((name) => !names.includes(name));
    if (other !== undefined) throw new UsageError(`${command} takes no --${other}`);
  };
  const need = (name: string): string => {
    const value = options[name]?.trim();
    if (!value) throw new UsageError(`${command} needs --${name}`);
    return value;
  };

  switch (command) {
    case 'create-leader': {
      allow('email', 'company', 'name', 'language');
      const email = need('email');
      const nickname = nicknameSchema.safeParse(options.name ?? email.split('@')[0]);
      if (!nickname.success) throw new UsageError('--name is empty or too long');
      const company = companyNameSchema.safeParse(need('company'));
      if (!company.success) throw new UsageError('--company is too long');
      const language = languageSchema.safeParse(options.language ?? DEFAULT_LANGUAGE);
      if (!language.success) throw new UsageError(`--language takes ${LANGUAGES.join(', ')}`);
      const leader = {
        email,
        company: company.data,
        nickname: nickname.data,
        language: language.data,
      };
      return async (operator, origin) => {
        const { companyId, namesakes, ...link } = await operator.createLeader(leader);
        const note =
          namesakes.length === 0
            ? ''
            : `Note: this is a new company; others have the same name: ${namesakes.join(', ')}\n`;
        return `Company: ${companyId}\n${note}${describeLink(link, origin)}`;
      };
    }
    case 'setup-link': {
      allow('email');
      const email = need('email');
      return async (operator, origin) => describeLink(await operator.createSetupLink(email), origin);
    }
    case 'list-companies':
      allow();
      return async (operator) => describeCompanies(await operator.listCompanies());
    case 'set-plan': {
      allow('company', 'plan');
      const company = need('company');
      const plan = planIdSchema.safeParse(need('plan'));
      if (!plan.success) throw new UsageError(`--plan takes ${PLAN_IDS.join(', ')}`);
      return async (operator) => {
        const row = await operator.setPlan(company, plan.data);
        return `${row.id}: ${row.plan}, ${row.subscriptionStatus}\n`;
      };
    }
    case 'revoke-sessions': {
      allow('email', 'company');
      if ((options.email === undefined) === (options.company === undefined))
        throw new UsageError('revoke-sessions needs either --email or --company');
      const of = options.email === undefined ? { company: need('company') } : { email: need('email') };
      return async (operator) => `Sessions ended: ${await operator.revokeSessions(of)}\n`;
    }
    default:
      throw new UsageError(command === '' ? 'which command?' : `there is no command ${command}`);
  }
}

function parse(args: readonly string[]): { command: string; options: Record<string, string | undefined> } {
  const text = { type: 'string' } as const;
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { email: text, company: text, name: text, language: text, plan: text },
    });
    const [command = '', other] = positionals;
    if (other !== undefined) throw new UsageError(`${other} is not expected; quote values with spaces`);
    return { command, options: { ...values } };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError((error as Error).message, { cause: error });
  }
}

function describeLink({ token, expiresAt }: SetupLink, origin: string): string {
  return `Set-up link, once, until ${expiresAt.toISOString()}:\n${origin}/setup/${token}\n`;
}

function describeCompanies(companies: Awaited<ReturnType<Operator['listCompanies']>>): string {
  if (companies.length === 0) return 'There is no company yet.\n';
  const rows = companies.map((row) => [
    row.id,
    row.plan,
    row.subscriptionStatus,
    String(row.members),
    row.createdAt.toISOString().slice(0, 10),
    // Names are free text; a line break in one must not look like another row.
    row.name.replace(/\s+/g, ' '),
  ]);
  const table = [['ID', 'PLAN', 'STATUS', 'MEMBERS', 'SINCE', 'NAME'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`)
    .join('');
}
