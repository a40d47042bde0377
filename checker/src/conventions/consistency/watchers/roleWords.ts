/** `Agents only`: an account that gets 403 for one such operation is no agent. The backend must refuse the others too. */
import { isForbidden } from '../../../core/contract/isForbidden.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { roleWordOf } from '../roleWord.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import type { Watcher } from './watcher.ts';

export class RoleWords implements Watcher {
  /** The refused and the accepted request of each account for each role. */
  readonly #refused = new Map<string, Sent>();
  readonly #accepted = new Map<string, Sent>();
  /** Accounts for which a more privileged login had to send a request. */
  readonly #limited = new Set<string>();

  /** Marks an account for which a more privileged login sends a request. It lacks a role, even if it was refused nothing. */
  limit(account: string): void {
    this.#limited.add(account);
  }

  forget(): void {
    // A change of resources does not change roles.
  }

  /** Returns whether the account lacks a role. */
  isLimited(account: string): boolean {
    return (
      this.#limited.has(account) || [...this.#refused.keys()].some((key) => key.startsWith(`${account} `))
    );
  }

  saw(sent: Sent, account: string): Contradiction[] {
    const { verdict } = sent.exchange;
    const word = sent.case.operation.open ? undefined : roleWordOf(sent.case.operation);
    if (word === undefined || account === '') return [];
    const key = `${account} ${word}`;
    if (isForbidden(verdict.code, sent.case.operation))
      this.#refused.set(key, this.#refused.get(key) ?? sent);
    else if (verdict.success) this.#accepted.set(key, sent);
    else return [];
    const [refused, accepted] = [this.#refused.get(key), this.#accepted.get(key)];
    if (!refused || !accepted) return [];
    this.#accepted.delete(key);
    const message = `the contract keeps it for the role ${word}; the account is refused ${refused.case.operation.id} for that (${refused.exchange.verdict.code}), and ${accepted.case.operation.id} is accepted`;
    return [
      contradiction('private', 'role', message, ...[refused, accepted].filter((each) => each !== sent)),
    ];
  }
}
