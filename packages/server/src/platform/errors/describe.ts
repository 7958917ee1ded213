import { ERROR_TEXTS, type ErrorBody, type ErrorCode, type InterfaceLanguage } from '@genbatalk/contract';
import type * as z from 'zod';
import { AppError, type ErrorDetail } from './app-error.js';

const FIELD_TEXTS: Record<InterfaceLanguage, { missing: string; wrong: string; tooLong: string }> = {
  ja: { missing: '必須項目です', wrong: '正しくありません', tooLong: '長すぎます' },
  en: { missing: 'This is required', wrong: 'This is not valid', tooLong: 'This is too long' },
  vi: { missing: 'Bắt buộc phải nhập', wrong: 'Không hợp lệ', tooLong: 'Quá dài' },
  zh: { missing: '必填', wrong: '无效', tooLong: '太长' },
};

/** The body of a failed call, in the reader's language. */
export function errorBody(error: AppError, language: InterfaceLanguage): ErrorBody {
  const text = ERROR_TEXTS[language][error.code];
  return {
    code: error.code,
    error: text,
    message: text,
    details: error.details.map(({ path, message }) => ({ path, message: fieldText(message, language) })),
  };
}

function fieldText(message: string, language: InterfaceLanguage): string {
  const texts: Record<string, string> = FIELD_TEXTS[language];
  return texts[message] ?? ERROR_TEXTS[language][message as ErrorCode] ?? message;
}

/**
 * Zod's issues as one refusal. The message of a detail is a key of the texts above, never zod's English; a
 * password below its minimum gives the code of its own (REG-06).
 */
export function validationError(issues: readonly z.core.$ZodIssue[]): AppError {
  const details = issues.map(toDetail);
  const tooShort = details.some((detail) => detail.message === 'password-too-short');
  return new AppError(tooShort ? 'password-too-short' : 'validation', { details });
}

function toDetail(issue: z.core.$ZodIssue): ErrorDetail {
  const path = issue.path.map(String).join('.');
  if (issue.message === 'password-too-short') return { path, message: 'password-too-short' };
  if (issue.code === 'too_big') return { path, message: 'tooLong' };
  const isMissing =
    (issue.code === 'invalid_type' && issue.input === undefined) ||
    (issue.code === 'too_small' && issue.minimum === 1) ||
    issue.message === 'blank';
  return { path, message: isMissing ? 'missing' : 'wrong' };
}
