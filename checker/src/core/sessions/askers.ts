import { isNamedIn } from '../base/words.ts';
import { membersOf } from '../contract/body.ts';
import { isForAdmins } from '../contract/forAdmins.ts';
import { forbiddenRows, isForbidden } from '../contract/isForbidden.ts';
import { refusalsIn, sentencesOf } from '../contract/sentences.ts';
import type { Operation } from '../contract/types.ts';
import type { Login } from '../exchange/ask.ts';
import type { Sent } from '../judging/sent.ts';
import type { Expectation } from '../plan/case.ts';

/**
 * Chooses the account for an operation. The admin, if there is one, calls the operations reserved for
 * administrators, and those that refused the user with the documented 403 (`Staff only`); the user then is the
 * account with fewer rights.
 */
export class Askers {
  readonly #hasAdmin: boolean;
  readonly #refused = new Set<Operation>();
  /** Operations that the admin was allowed to call. */
  readonly #allowed = new Set<Operation>();

  constructor({ hasAdmin }: { readonly hasAdmin: boolean }) {
    this.#hasAdmin = hasAdmin;
  }

  /** Returns the account that sends a request for a login. */
  accountFor(operation: Operation, login: Login): Login {
    if (!this.#hasAdmin || !(isForAdmins(operation) || this.#refused.has(operation))) return login;
    if (login === 'parent') return 'account:admin';
    return login === 'child' ? 'parent' : login;
  }

  /** Learns from the response to a request of the user. @returns true if the admin sends the request again */
  learn({ case: { operation, ask, expect }, exchange: { verdict } }: Sent): boolean {
    const isUser = ask.login === 'parent' && !ask.isNamed;
    if (!this.#hasAdmin || !isUser || !isForbidden(verdict.code, operation)) return false;
    const isForOtherRoles = forbiddenRows(operation).some(({ when }) => when === 'wrong-role');
    if (!isForOtherRoles || !isOfAllowed(expect) || isOfMember(operation)) return false;
    this.#refused.add(operation);
    return true;
  }

  /**
   * Learns from the response to a request of the admin in place of the user.
   *
   * @returns true if the admin is refused too and was never allowed: the user's 403 had another reason, such as a state
   */
  isForUserAgain({ case: { operation }, exchange: { verdict } }: Sent): boolean {
    if (verdict.success) this.#allowed.add(operation);
    if (!isForbidden(verdict.code, operation) || this.#allowed.has(operation)) return false;
    return this.#refused.delete(operation);
  }
}

/**
 * Returns whether the caller should have every right that the request needs. That includes invalid requests: a backend may check
 * the role before the request.
 */
const isOfAllowed = (expect: Expectation): boolean =>
  expect.kind === 'answered' ||
  expect.kind === 'unreadable' ||
  (expect.kind === 'refused' && expect.row.when === 'request-invalid');

/** Returns whether the refusal depends on one member: `internal: true is for agents only (403)`. The user may do all the rest. */
function isOfMember(operation: Operation): boolean {
  const names = Object.keys(membersOf(operation));
  const rows = operation.errors.filter(({ code }) => isForbidden(code, operation));
  const sentences = sentencesOf(operation);
  // A lower-case name may be an ordinary word, so it counts only in backticks, unless the sentence has 403.
  const isMarked = (text: string, name: string): boolean =>
    /^[a-z]+$/.test(name) ? text.includes(`\`${name}\``) : isNamedIn(text, name);
  return names.some(
    (name) =>
      sentences.some((text) => text.includes('403') && isNamedIn(text, name)) ||
      refusalsIn(operation, rows).some((text) => isMarked(text, name)) ||
      sentences.some((text) => FOR_SOME.test(text) && isMarked(text, name)),
  );
}

/** Matches `Only agents may set it` and `is for agents only`. */
const FOR_SOME = /\bonly\b.*\b(may|can)\b|\b(may|can)\b.*\bonly\b|\bfor \w+ only\b|\bonly for\b|仅限|只有/i;
