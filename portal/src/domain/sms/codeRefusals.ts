import type { ErrorName } from '#generated/provisional/errors.ts';

/** Refusals of a code that also show under its field. */
export const codeRefusals = {
  SmsCodeWrong: 'code',
  SmsCodeExpired: 'code',
  SmsAttemptsExceeded: 'code',
} as const satisfies Partial<Readonly<Record<ErrorName, 'code'>>>;
