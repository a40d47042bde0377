import type { codes } from '#generated/legacy/codes.ts';
import type { ErrorName } from '#generated/legacy/errors.ts';
import type { Policies } from './policy.ts';

/** 1 §8, legacy client. A new code does not compile without an entry. */
export const legacyPolicies = {
  NotLoggedIn: 'login',
  LoginExpired: 'login',
  DuplicateLogin: 'login',
  RiskLogin: 'login',
  BillNotOwned: 'alert-home',
  SystemError: 'panel-or-message',
  ServiceError: 'panel-or-message',
  RequestInvalid: 'message',
  RoleNotAllowed: 'message',
  ProductNotAllowed: 'message',
} as const satisfies Policies<ErrorName, keyof typeof codes>;
