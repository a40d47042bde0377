/** A request before it becomes bytes: a payload, and how it deliberately departs from a right request. */
import { accountNamed } from '../base/accountWords.ts';
import type { Credential, Payload } from '../contract/types.ts';

/** `forged`: with invented credentials. Any other name is an account of check.yaml. */
export type Login = 'parent' | 'child' | 'other' | 'forged' | 'none' | `account:${string}`;

export interface Ask {
  readonly payload: Payload;
  readonly login: Login;
  /** The team names the account: the administrator does not ask instead. */
  readonly isNamed?: true;
  readonly deviation?: Deviation;
}

export type Deviation =
  | { readonly kind: 'no-eid' }
  | { readonly kind: 'raw-body'; readonly body: string }
  | { readonly kind: 'raw-reqData'; readonly text: string }
  | { readonly kind: 'content-type'; readonly type: string }
  /** The member that should be a file is a plain text of the form. */
  | { readonly kind: 'no-file'; readonly member: string }
  /** Leaves out one of several credentials. */
  | { readonly kind: 'without'; readonly credential: Credential }
  /** The page was loaded for another login than the session's. */
  | { readonly kind: 'other-login' }
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'misshapen-signature' };

/** The account of a name in check.yaml. */
export const loginOf = (word: string): Login => {
  const account = accountNamed(word);
  if (account === 'parent' || account === 'child' || account === 'other') return account;
  return account === 'nobody' ? 'none' : `account:${account}`;
};
