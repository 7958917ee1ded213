import type { RestHandlers } from '../platform/http/handlers.js';
import { consume, createFailureGuard, type Limiters } from '../platform/rate-limits.js';
import type { Leaders } from './leader.service.js';

type Handled = 'setupLeader' | 'changeLeaderPassword';

export function leaderRoutes(leaders: Leaders, limiters: Limiters): Pick<RestHandlers, Handled> {
  const guard = createFailureGuard(limiters);
  return {
    async setupLeader({ params, body, request }) {
      await consume(limiters.registrationsPerAddress, request.ip);
      await leaders.setUp(params.token, body.password);
      return { ok: true };
    },
    async changeLeaderPassword({ actor, body, request }) {
      // Guessing the password with somebody's unlocked phone is limited as guessing at /login is.
      await guard(request.ip, actor.userId, () => leaders.changePassword(actor, body));
      return { ok: true };
    },
  };
}
