import type { codes } from '#generated/activity/codes.ts';
import type { ErrorName } from '#generated/activity/errors.ts';
import type { Policies } from './policy.ts';

/**
 * The specification names no failure of the activity service, so each one has the general policy. The portal's only call is
 * silent: its cards show the failure instead.
 */
export const activityPolicies = {
  SystemError: 'message',
  RequestInvalid: 'message',
} as const satisfies Policies<ErrorName, keyof typeof codes>;
