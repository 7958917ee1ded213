import { accountRoutes } from '../accounts/accounts.routes.js';
import { createAccounts } from '../accounts/accounts.service.js';
import { createDevices } from '../accounts/devices.service.js';
import { leaderRoutes } from '../accounts/leader.routes.js';
import { createLeaders } from '../accounts/leader.service.js';
import { createSignInCookies } from '../accounts/sign-in-cookies.js';
import type { CallAnnouncer } from '../calls/call-announcer.js';
import { createExpulsions } from '../calls/expulsion.service.js';
import { createChannels } from '../channels/channels.service.js';
import { createDepartures } from '../company/departures.service.js';
import { invitationRoutes } from '../company/invitations.routes.js';
import { createInvitations } from '../company/invitations.service.js';
import { memberRoutes } from '../company/members.routes.js';
import { createMembers } from '../company/members.service.js';
import type { Entitlements } from '../subscription/entitlements.js';
import type { Foundation } from './foundation.js';

/** Accounts, members, invitations, channels: who is who, and who belongs where. */
export function composePeople(
  foundation: Foundation,
  { announcer, entitlements }: { announcer: CallAnnouncer; entitlements: Entitlements },
) {
  const { config, clock, database, sessions, passwords, limiters, publisher } = foundation;
  const { trialDays, publicUrl } = config;
  const expulsions = createExpulsions({ clock, publisher, announcer });
  const accounts = createAccounts({ database, clock, sessions, passwords, announcer, trialDays });
  const devices = createDevices({ database, clock });
  const signInCookies = createSignInCookies(devices, publicUrl);
  const leaders = createLeaders({ database, clock, passwords, publisher });
  const channels = createChannels({ database, clock, expulsions, entitlements });
  const departures = createDepartures({ publisher, expulsions });
  const members = createMembers({ database, clock, departures });
  const invitations = createInvitations({
    database,
    clock,
    passwords,
    sessions,
    channels,
    departures,
    entitlements,
  });
  return {
    accounts,
    channels,
    routes: {
      ...accountRoutes({ accounts, sessions, devices, signInCookies, publisher, limiters }),
      ...leaderRoutes(leaders, limiters),
      ...invitationRoutes({ invitations, signInCookies, limiters }),
      ...memberRoutes({ members, accounts, publicUrl }),
    },
  };
}
