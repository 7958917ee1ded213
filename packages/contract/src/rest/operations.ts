import * as z from 'zod';
import { defineCalls } from './define.js';

export const operationsCalls = defineCalls({
  healthz: {
    method: 'GET',
    path: '/healthz',
    access: 'public',
    summary: 'The process lives',
    status: 200,
    response: z.object({ status: z.literal('ok') }),
  },
  readyz: {
    method: 'GET',
    path: '/readyz',
    access: 'public',
    summary: 'The server can do its work; 503 with code `overloaded` otherwise',
    status: 200,
    response: z.object({ status: z.literal('ok') }),
  },
});
