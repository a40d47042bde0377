import type { ErrorName } from '#generated/provisional/errors.ts';
import type { Policy } from './policy.ts';

/** As the standard service, which these calls are expected to join. */
export const provisionalPolicies = {
  NotLoggedIn: 'login-unless-hc',
  SystemError: 'panel-or-message',
  RequestInvalid: 'message',
} as const satisfies Record<ErrorName, Policy>;
