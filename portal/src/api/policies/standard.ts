import type { codes } from '#generated/standard/codes.ts';
import type { ErrorName } from '#generated/standard/errors.ts';
import type { Policies } from './policy.ts';

/** 1 §8, standard client. */
export const standardPolicies = {
  IdentityRequired: 'verify',
  FaceRequired: 'verify',
  NotLoggedIn: 'login',
  // The panel covers the page: only calls that the page needs request it (docs/decisions/0240).
  SystemError: 'panel-or-message',
  ChannelError: 'log-channel',
  Tolerated1200007: 'as-is',
  Tolerated1200008: 'as-is',
  Tolerated1200009: 'as-is',
  Tolerated1200010: 'as-is',
  Tolerated0000019: 'as-is',
  Tolerated0000021: 'as-is',
  Tolerated0170022: 'as-is',
  Tolerated0170029: 'as-is',
  RequestInvalid: 'message',
  RoleNotAllowed: 'message',
  ProductNotAllowed: 'message',
  LoginChanged: 'other-login',
} as const satisfies Policies<ErrorName, keyof typeof codes>;
