/** Contract names of the refusals of an SMS code. */
export const smsRefusals = {
  expired: 'SmsCodeExpired',
  'attempts-exceeded': 'SmsAttemptsExceeded',
  wrong: 'SmsCodeWrong',
} as const;
