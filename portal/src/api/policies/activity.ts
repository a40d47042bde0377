import type { codes } from '#generated/activity/codes.ts';
import type { ErrorName } from '#generated/activity/errors.ts';
import type { Policies } from './policy.ts';

/** The specification names no failure of the activity service: its cards show nothing. */
export const activityPolicies = {
  SystemError: 'message',
  RequestInvalid: 'message',
} as const satisfies Policies<ErrorName, keyof typeof codes>;
