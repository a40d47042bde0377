/** `Debits and credits must be equal`: both sides of a shown resource have the same sum. */
import { numberOf } from '../../../core/base/numberOf.ts';
import { isObject } from '../../../core/base/object.ts';
import { allPromisesOf } from '../../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { returnedResource } from '../names.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import type { Watcher } from './watcher.ts';

/** The two values of the member that tells the sides apart, in lower case. */
const SIDES = [
  ['debit', 'credit'],
  ['debits', 'credits'],
  ['dr', 'cr'],
] as const;
const EQUAL =
  /\bdebits?\b[^.]*\bcredits?\b[^.]*\b(equal|balanced?|the same|match)\b|\bcredits?\b[^.]*\bdebits?\b[^.]*\b(equal|balanced?|the same|match)\b|\b(must|always|have to) balance\b|借贷(必须)?(相等|平衡)/i;

/** The text says that both sides are equal. */
export const saysEqualSides = (text: string): boolean => EQUAL.test(text);

export class BalancedEntries implements Watcher {
  /** The promise of any operation: it holds for the responses of all. */
  readonly #text: string | undefined;

  /** @param operations operations whose sentences may contain the promise */
  constructor(operations: readonly Operation[]) {
    this.#text = operations.flatMap((each) => allPromisesOf(each)).find((text) => EQUAL.test(text));
  }

  forget(): void {
    // Each response is judged by itself.
  }

  saw(sent: Sent): Contradiction[] {
    if (this.#text === undefined || !sent.exchange.verdict.success) return [];
    const wrong = unbalancedIn(returnedResource(sent));
    if (!wrong) return [];
    const message = `${wrong.debits} of one side and ${wrong.credits} of the other are shown; the contract says '${this.#text}'`;
    return [contradiction('kept', `${wrong.list}/sides`, message)];
  }
}

/** A list whose sides have different sums. */
interface Wrong {
  /** The list's member. */
  readonly list: string;
  /** The sums of both sides. */
  readonly debits: number;
  readonly credits: number;
}

/** Finds a list of entries with unequal sides, at any depth. */
function unbalancedIn(shown: unknown): Wrong | undefined {
  if (Array.isArray(shown)) return shown.map(unbalancedIn).find((each) => each !== undefined);
  if (!isObject(shown)) return undefined;
  for (const [list, value] of Object.entries(shown)) {
    const entries = Array.isArray(value) && value.every(isObject) ? value : [];
    const sums = entries.length > 1 ? sumsOf(entries) : undefined;
    // Sums of fractions may have rounding errors.
    if (sums && Math.abs(sums.debits - sums.credits) > 0.001) return { list, ...sums };
    const within = unbalancedIn(value);
    if (within) return within;
  }
  return undefined;
}

/** Sums `{ side: 'debit', amount: 5 }` by side. @returns undefined if the items lack a side, or have no amount or several */
function sumsOf(items: readonly Payload[]): Omit<Wrong, 'list'> | undefined {
  for (const [debit, credit] of SIDES) {
    const side = Object.keys(items[0] ?? {}).find((name) =>
      items.every((item) => [debit, credit].includes(String(item[name]).toLowerCase() as never)),
    );
    const amounts = Object.keys(items[0] ?? {}).filter((name) => /amount|value|sum/i.test(name));
    const [amount, ...more] = amounts;
    if (side === undefined || amount === undefined || more.length > 0) continue;
    const sum = (wanted: string): number =>
      items
        .filter((item) => String(item[side]).toLowerCase() === wanted)
        .reduce((all, item) => all + numberOf(item[amount]), 0);
    const sums = { debits: sum(debit), credits: sum(credit) };
    return Number.isNaN(sums.debits + sums.credits) ? undefined : sums;
  }
  return undefined;
}
