import * as z from 'zod';

/** The closed list of error codes (contract.md section 5) with the status of each over REST. */
export const ERROR_STATUS = {
  validation: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'email-taken': 409,
  'already-accepted': 409,
  'only-leader': 409,
  'invitation-invalid': 404,
  'link-invalid': 404,
  'credentials-invalid': 401,
  'password-too-short': 400,
  'password-wrong': 400,
  'rate-limited': 429,
  'too-large': 413,
  'plan-limit': 402,
  'trial-ended': 402,
  'minutes-exhausted': 402,
  'checkout-required': 409,
  'price-missing': 400,
  'origin-not-allowed': 400,
  'payment-unavailable': 503,
  offline: 409,
  'channel-not-found': 404,
  busy: 409,
  timeout: 409,
  plan: 402,
  'not-in-channel': 409,
  muted: 403,
  'mic-off': 403,
  'language-unsupported': 400,
  'recognition-unavailable': 503,
  'recognition-failed': 502,
  'audio-format': 400,
  overloaded: 503,
  internal: 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as ErrorCode[];
export const errorCodeSchema = z.enum(ERROR_CODES);

/** The body of every failed REST call; `error` and `message` carry the same human text (ERR-01). */
export const errorBodySchema = z
  .object({
    code: errorCodeSchema,
    error: z.string(),
    message: z.string(),
    details: z.array(z.object({ path: z.string(), message: z.string() })),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof errorBodySchema>;
