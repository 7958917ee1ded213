import type { ErrorCode } from '@genbatalk/contract';
import { ApiError } from '../api/api-error';
import { i18n } from './i18n';

/** The text of an error code in the interface language; a code this client does not know gives `otherwise` (ERR-04). */
export function codeText(code: ErrorCode, otherwise = ''): string {
  return i18n.exists(`errors:${code}`) ? i18n.t(`errors:${code}`) : otherwise;
}

/** What went wrong and what to do, for whoever reads the screen. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return codeText('internal');
  return codeText(error.code, error.message) || codeText('internal');
}
