import { TIMINGS } from '@genbatalk/contract';
import { type Clock, plusMs } from '../platform/clock.js';
import type { Database } from '../platform/database/database.js';
import * as repository from './accounts.repository.js';
import { createToken, hashToken, normaliseMemberId } from './tokens.js';

const DEVICE_TOKEN = /^[\w-]{43}$/;

/** The browsers that people have signed in on, known by the httpOnly cookie `genbatalk_device`. */
export interface Devices {
  /**
   * What failed sign-ins are counted under: the account, or the account on this one browser where it has signed in
   * before. Guesses from elsewhere use up the former and do not lock the person out (contract.md section 5, Wire).
   */
  accountKey(typed: string, deviceToken: string | undefined): Promise<string>;
  /** Notes the browser for a user. Returns the cookie's token, a new one where it had none. */
  remember(userId: string, deviceToken: string | undefined): Promise<string>;
}

export function createDevices({ database, clock }: { database: Database; clock: Clock }): Devices {
  const oldestUse = () => plusMs(clock.now(), -TIMINGS.knownDeviceMs);

  return {
    async accountKey(typed, deviceToken) {
      const email = typed.toLowerCase();
      const memberId = normaliseMemberId(typed);
      // However a member ID is typed, it is one account.
      const account = email.includes('@') ? email : memberId;
      if (deviceToken === undefined) return account;
      const tokenHash = hashToken(deviceToken);
      const isKnown = await database.asSystem(async (tx) => {
        const user = await repository.findUserForLogin(tx, email, memberId);
        return user !== undefined && (await repository.isDeviceKnown(tx, user.id, tokenHash, oldestUse()));
      });
      return isKnown ? `${account} ${tokenHash.toString('base64url')}` : account;
    },

    async remember(userId, deviceToken) {
      const isOurs = deviceToken !== undefined && DEVICE_TOKEN.test(deviceToken);
      const token = isOurs ? deviceToken : createToken();
      await database.asSystem(async (tx) => {
        await repository.forgetDevices(tx, userId, oldestUse());
        await repository.rememberDevice(tx, userId, hashToken(token), clock.now());
      });
      return token;
    },
  };
}
