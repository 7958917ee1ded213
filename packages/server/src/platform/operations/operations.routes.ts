import type { Database } from '../database/database.js';
import { AppError } from '../errors/app-error.js';
import type { RestHandlers } from '../http/handlers.js';

export function operationsRoutes(database: Database): Pick<RestHandlers, 'healthz' | 'readyz'> {
  return {
    healthz: async () => ({ status: 'ok' }),
    async readyz() {
      if (!(await database.isReady())) throw new AppError('overloaded', { retryAfterSeconds: 5 });
      return { status: 'ok' };
    },
  };
}
