import type { ErrorName } from '#generated/provisional/errors.ts';

/** What the provider says of a code stands under its field as well. */
export const codeRefusals = {
  SmsCodeWrong: 'code',
  SmsCodeExpired: 'code',
  SmsAttemptsExceeded: 'code',
} as const satisfies Partial<Readonly<Record<ErrorName, 'code'>>>;
