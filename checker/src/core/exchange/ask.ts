/** A request before encoding: a payload, and its deliberate deviation from a valid request. */
import { accountNamed } from '../base/accountWords.ts';
import type { Credential, Payload } from '../contract/types.ts';

/** `forged`: with invented credentials. Any other name is an account of check.yaml. */
export type Login = 'parent' | 'child' | 'other' | 'forged' | 'none' | `account:${string}`;

/** A request in the terms of the contract. */
export interface Ask {
  readonly payload: Payload;
  readonly login: Login;
  /** The account calls itself, so that the administrator does not call in its place. */
  readonly isNamed?: true;
  readonly deviation?: Deviation;
}

/** How a request deliberately differs from a valid one. */
export type Deviation =
  /** Lacks the device fingerprint that the gateway requires. */
  | { readonly kind: 'no-eid' }
  /** Sends this text as the body, such as broken JSON. */
  | { readonly kind: 'raw-body'; readonly body: string }
  /** Sends this text as the packed payload of the gateway. */
  | { readonly kind: 'raw-reqData'; readonly text: string }
  | { readonly kind: 'content-type'; readonly type: string }
  /** Sends a plain text in place of a file. */
  | { readonly kind: 'no-file'; readonly member: string }
  /** Leaves out one of several credentials. */
  | { readonly kind: 'without'; readonly credential: Credential }
  /** The page was loaded under another login than the session's. */
  | { readonly kind: 'other-login' }
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'misshapen-signature' };

/** Returns the account of a name in check.yaml. */
export const loginOf = (word: string): Login => {
  const account = accountNamed(word);
  if (account === 'parent' || account === 'child' || account === 'other') return account;
  return account === 'nobody' ? 'none' : `account:${account}`;
};
