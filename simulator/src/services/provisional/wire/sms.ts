/** What a code that does not count is refused as. */
export const smsRefusals = {
  expired: 'SmsCodeExpired',
  'attempts-exceeded': 'SmsAttemptsExceeded',
  wrong: 'SmsCodeWrong',
} as const;
