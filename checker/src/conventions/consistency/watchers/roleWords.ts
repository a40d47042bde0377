/** `Agents only`: an account that gets 403 for one such operation is no agent. The backend must refuse the others too. */
import { OTHERWISE } from '../../../core/contract/roleWords.ts';
import { refusalsIn, sentencesOf } from '../../../core/contract/sentences.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { perOperation } from '../../prose/perOperation.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import type { Watcher } from './watcher.ts';

/** A whole sentence: `For agents only`. */
const WHOLE = /^\W*(?:(?:for|by) )?(?:the )?(\p{L}+?)s? only\W*$/iu;
/** A whole sentence: `Only agents may assign tickets`. */
const BEFORE = /^\W*only (?:for |by )?(?:the )?(\p{L}+?)s?(?: (?:may|can) \p{L}+(?: \p{L}+)?)?\W*$/iu;
/** A part of a sentence: `(agents only)`. */
const ASIDE = /\((?:for )?(\p{L}+?)s? only\)/iu;
/** Words that do not name a role, without a final s: `(read only)`, `digits only`. */
const NO_ROLE = /^(read|json|get|once|one|open|own|number|digit|letter|test|internal|draft|it)$/i;

/** The role that the contract requires for an operation; undefined if access may depend on anything else. */
export const roleWordOf = perOperation((operation): string | undefined => {
  const rows = operation.errors.filter(({ code, implied }) => code === '403' && !implied);
  const texts = [...sentencesOf(operation), ...refusalsIn(operation, rows)];
  if (rows.length === 0 || texts.some((text) => OTHERWISE.test(text))) return undefined;
  const words = texts.flatMap((text) =>
    [WHOLE, BEFORE, ASIDE].flatMap((each) => each.exec(text)?.[1]?.toLowerCase() ?? []),
  );
  return words.find((word) => !NO_ROLE.test(word));
});

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
    if (verdict.code === '403') this.#refused.set(key, this.#refused.get(key) ?? sent);
    else if (verdict.success) this.#accepted.set(key, sent);
    else return [];
    const [refused, accepted] = [this.#refused.get(key), this.#accepted.get(key)];
    if (!refused || !accepted) return [];
    this.#accepted.delete(key);
    const message = `the contract keeps it for the role ${word}; the account is refused ${refused.case.operation.id} for that (403), and ${accepted.case.operation.id} is accepted`;
    return [
      contradiction('private', 'role', message, ...[refused, accepted].filter((each) => each !== sent)),
    ];
  }
}
