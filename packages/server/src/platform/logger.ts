import { type Logger, pino } from 'pino';

/**
 * The process's logger. What people say, their names, e-mails, tokens and places never go into a log line:
 * callers pass ids and codes only, and the paths below catch what a library might add.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: [
        'req.headers',
        'headers',
        '*.token',
        '*.password',
        '*.text',
        '*.email',
        'err.detail',
        'err.parameters',
      ],
      remove: true,
    },
  });
}
