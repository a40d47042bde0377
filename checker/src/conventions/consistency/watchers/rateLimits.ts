/** `RateLimit-Remaining falls by one with every request`: it must not stay the same over several requests of one window. */
import { allPromisesOf } from '../../../core/contract/sentences.ts';
import type { Operation } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { perOperation } from '../../prose/perOperation.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import type { Watcher } from './watcher.ts';

const FALLS =
  /\bremaining\b[^.]*\b(falls|decreases|drops|goes down|is lowered|counts down|less)\b[^.]*\b(one|each|every)\b/i;
const REMAINING = /^(x-)?rate-?limit-remaining$/i;
const RESET = /^(x-)?rate-?limit-reset$/i;

/** So many requests of one window with the same number prove that it does not fall. */
const REQUESTS = 6;

/** The promise, in a sentence or in the description of a response header. */
const saysFalls = perOperation((operation: Operation): string | undefined =>
  [
    ...allPromisesOf(operation),
    ...Object.values(operation.answers ?? {}).flatMap(({ headers }) =>
      headers.map(({ description = '' }) => description),
    ),
  ].find((text) => FALLS.test(text)),
);

/** Requests of one account that have shown the same number. */
interface Window {
  /** When the number starts again, as the header says it. */
  readonly reset: string;
  readonly remaining: string;
  readonly count: number;
  readonly first: Sent;
}

export class RateLimits implements Watcher {
  /** The last window of each account. */
  readonly #windows = new Map<string, Window>();

  forget(): void {
    this.#windows.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    const says = saysFalls(sent.case.operation);
    const headers = Object.entries(sent.exchange.got.headers ?? {});
    const valueOf = (name: RegExp): string | undefined => headers.find(([each]) => name.test(each))?.[1];
    const remaining = valueOf(REMAINING);
    if (says === undefined || remaining === undefined || Number(remaining) <= 0) return [];
    const reset = valueOf(RESET) ?? '';
    const known = this.#windows.get(account);
    const isSame = known?.reset === reset && known.remaining === remaining;
    const window: Window = isSame
      ? { ...known, count: known.count + 1 }
      : { reset, remaining, count: 1, first: sent };
    this.#windows.set(account, window);
    if (window.count < REQUESTS) return [];
    this.#windows.delete(account);
    const message = `${REQUESTS} requests of one account show ${remaining} remaining; the contract says '${says}'`;
    return [contradiction('counted', 'rate-limit', message, window.first)];
  }
}
