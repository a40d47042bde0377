import type { codes } from '#generated/gateway/codes.ts';
import type { ErrorName } from '#generated/gateway/errors.ts';
import type { Policies } from './policy.ts';

/** 2 §8. Codes about the login lead to it. Other codes of the gateway are logged and shown, and those of the systems behind it are only shown. */
export const gatewayPolicies = {
  // The gateway itself.
  NotLoggedIn: 'login',
  SessionExpired: 'login',
  LoginChanged: 'other-login',
  SystemError: 'log-and-message',
  SignatureInvalid: 'log-and-message',
  // The system `default`.
  RequestInvalid: 'message',
  RoleNotAllowed: 'message',
  ProductNotAllowed: 'message',
  BillingInProgress: 'message',
  OutsideQuickBillHours: 'message',
  NothingUnbilled: 'message',
  ContractNotPending: 'message',
  FaceNotPassed: 'message',
  DefaultSystemError: 'message',
  // The system `STD`.
  StdRequestInvalid: 'message',
  StdRoleNotAllowed: 'message',
  StdProductNotAllowed: 'message',
  CouponsRunOut: 'message',
  WithdrawalBlocked: 'message',
  StdSystemError: 'message',
  // The system `YJPT`.
  YjptNotLoggedIn: 'login',
  YjptRequestInvalid: 'message',
  YjptSystemError: 'message',
} as const satisfies Policies<ErrorName, keyof typeof codes>;
