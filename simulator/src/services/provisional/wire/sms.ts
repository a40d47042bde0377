/** Refusals of a code that does not count. */
export const smsRefusals = {
  expired: 'SmsCodeExpired',
  'attempts-exceeded': 'SmsAttemptsExceeded',
  wrong: 'SmsCodeWrong',
} as const;
