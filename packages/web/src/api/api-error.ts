import type { ErrorBody, ErrorCode } from '@genbatalk/contract';

/** A failed call. `code` is of the contract's closed list; `message` is the server's text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly details: ErrorBody['details'];

  constructor(failure: Omit<ErrorBody, 'error'> & { status: number }, options?: ErrorOptions) {
    super(failure.message, options);
    this.code = failure.code;
    this.status = failure.status;
    this.details = failure.details;
  }
}

/** The failure of a call whose answer is not one of ours: a proxy's page, or nothing at all. */
export function failureWithoutBody(status: number, cause?: unknown): ApiError {
  const code: ErrorCode =
    status === 0 ? 'offline' : status === 413 ? 'too-large' : status === 429 ? 'rate-limited' : 'internal';
  return new ApiError({ code, message: '', status, details: [] }, { cause });
}

/** Whether the server did not take an e-mail that looked right here: the field then says so too (ERR-02). */
export function isEmailRefused(error: unknown): boolean {
  return error instanceof ApiError && error.details.some(({ path }) => path === 'email');
}
