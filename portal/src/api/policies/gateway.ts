import type { codes } from '#generated/gateway/codes.ts';
import type { ErrorName } from '#generated/gateway/errors.ts';
import type { Policies } from './policy.ts';

/** 2 §8. Outer codes other than '0' are logged and shown; inner ones are shown. */
export const gatewayPolicies = {
  NotLoggedIn: 'login',
  SessionExpired: 'login',
  LoginChanged: 'other-login',
  SystemError: 'log-and-message',
  SignatureInvalid: 'log-and-message',
  RequestInvalid: 'message',
  RoleNotAllowed: 'message',
  ProductNotAllowed: 'message',
  BillingInProgress: 'message',
  OutsideQuickBillHours: 'message',
  NothingUnbilled: 'message',
  ContractNotPending: 'message',
  FaceNotPassed: 'message',
  StdRequestInvalid: 'message',
  StdRoleNotAllowed: 'message',
  StdProductNotAllowed: 'message',
  CouponsRunOut: 'message',
  WithdrawalBlocked: 'message',
  DefaultSystemError: 'message',
  StdSystemError: 'message',
  YjptNotLoggedIn: 'login',
  YjptRequestInvalid: 'message',
  YjptSystemError: 'message',
} as const satisfies Policies<ErrorName, keyof typeof codes>;
