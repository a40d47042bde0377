import { isForAdmins } from '../contract/forAdmins.ts';
import { membersOf } from '../contract/body.ts';
import { sentencesOf } from '../contract/sentences.ts';
import type { Operation } from '../contract/types.ts';
import type { Login } from '../exchange/ask.ts';
import type { Sent } from '../judging/sent.ts';

/**
 * Which account asks an operation. What the contract keeps for administrators is asked by the admin, where there is one, and so is what
 * the user was refused with the documented 403 (`Staff only`); the user is then the one who may do less.
 */
export class Askers {
  readonly #hasAdmin: boolean;
  readonly #refused = new Set<Operation>();

  constructor(hasAdmin: boolean) {
    this.#hasAdmin = hasAdmin;
  }

  accountFor(operation: Operation, login: Login): Login {
    if (!this.#hasAdmin || !(isForAdmins(operation) || this.#refused.has(operation))) return login;
    if (login === 'parent') return 'account:admin';
    return login === 'child' ? 'parent' : login;
  }

  /** @returns whether the admin asks from now on, and did not before */
  learn({ case: { operation, ask, expect }, exchange: { verdict } }: Sent): boolean {
    const isRefused =
      verdict.code === '403' &&
      operation.errors.some(({ code, when, implied }) => code === '403' && when === 'wrong-role' && !implied);
    const isUser =
      ask.login === 'parent' && !ask.isNamed && this.accountFor(operation, 'parent') === 'parent';
    if (!this.#hasAdmin || !isRefused || !isUser || expect.kind !== 'answered' || isOfMember(operation))
      return false;
    this.#refused.add(operation);
    return true;
  }
}

/** `internal: true is for agents only (403)`: the user may do all the rest. */
function isOfMember(operation: Operation): boolean {
  const names = Object.keys(membersOf(operation));
  return sentencesOf(operation).some(
    (text) => text.includes('403') && names.some((name) => new RegExp(String.raw`\b${name}\b`).test(text)),
  );
}
