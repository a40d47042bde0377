import type { codes } from '#generated/provisional/codes.ts';
import type { ErrorName } from '#generated/provisional/errors.ts';
import type { Policies } from './policy.ts';

/**
 * Same as the standard service, which these calls are expected to join; another user's bill opens the home page like
 * the legacy code 0017. A state of one operation shows the provider's message, unless it is listed here.
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
  // The form shows it at the field.
  ViewNameTaken: 'silence',
  // The page that sent the amount requests the approval.
  ApprovalRequired: 'as-is',
} as const satisfies Policies<ErrorName, keyof typeof codes>;
