import type { codes } from '#generated/provisional/codes.ts';
import type { ErrorName } from '#generated/provisional/errors.ts';
import type { Policy } from './policy.ts';

/**
 * As the standard service, which these calls are expected to join; another's bill leads home as 0017 does. A state that
 * stands with its operation is told by the provider's message, unless it is named here.
 */
export const provisionalPolicies = {
  SystemError: 'panel-or-message',
  NotLoggedIn: 'login',
  RequestInvalid: 'message',
  RoleNotAllowed: 'message',
  ProductNotAllowed: 'message',
  LoginChanged: 'other-login',
  BillNotOwned: 'alert-home',
  OrderNotOwned: 'message',
  RefundNotOwned: 'message',
  AccountNotOwned: 'message',
  FundAccountNotOwned: 'message',
  TransferNotFound: 'message',
  BankCardNotFound: 'message',
  // The page asks for it where the amount was sent.
  ApprovalRequired: 'as-is',
} as const satisfies Record<keyof typeof codes, Policy> & Partial<Record<ErrorName, Policy>>;
