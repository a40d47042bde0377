import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../../core/base/object.ts';
/** A refused write changes nothing. A later read must not show a value that only the refused request had. */
import { isStateName } from '../../../core/base/stateName.ts';
import { bodyOf } from '../../../core/contract/body.ts';
import type { Payload } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { isRefused, isWrite, sightingsIn, touchedBy, type Watcher } from './watcher.ts';

interface LastShown {
  readonly sent: Sent;
  readonly shown: Payload;
  /** Number of the exchange, in the order of all exchanges. */
  readonly at: number;
}

interface Write {
  readonly sent: Sent;
  readonly at: number;
  readonly isRefused: boolean;
}

/** Maximum number of writes to remember. */
const MOST = 40;

/** Returns whether a member shows a state or progress, which a write may change without naming the new value. */
const moves = (name: string): boolean => isStateName(name) || /progress/i.test(name);

export class RefusedChanges implements Watcher {
  readonly #seen = new Map<string, LastShown>();
  #writes: readonly Write[] = [];
  #now = 0;

  forget(): void {
    this.#seen.clear();
    this.#writes = [];
  }

  saw(sent: Sent, account: string): Contradiction[] {
    this.#now += 1;
    if (isWrite(sent)) {
      this.#writes = [...this.#writes, { sent, at: this.#now, isRefused: isRefused(sent) }].slice(-MOST);
      if (!isRefused(sent)) for (const key of touchedBy(sent, account)) this.#seen.delete(key);
    }
    return sightingsIn(sent, account).flatMap(({ key, resource, name, shown }) => {
      const before = this.#seen.get(key);
      this.#seen.set(key, { sent, shown, at: this.#now });
      const by = before && !isWrite(sent) ? this.#changedBy(before, shown) : undefined;
      if (!by || !before) return [];
      const message = `what was refused has changed ${by.member} of ${resource.as} ${String(name)} to ${JSON.stringify(shown[by.member])}`;
      const place = by.sent.case.operation.address;
      return [contradiction('refused-changed', place, message, before.sent, by.sent)];
    });
  }

  #changedBy(
    { shown: was, at }: LastShown,
    is: Payload,
  ): { readonly member: string; readonly sent: Sent } | undefined {
    const since = this.#writes.filter((write) => write.at > at);
    for (const member of Object.keys(is)) {
      // Many writes may clear a member, so null tells nothing.
      if (!(member in was) || isDeepStrictEqual(was[member], is[member]) || is[member] === null) continue;
      const wanting = since.filter(({ sent }) =>
        valuesOf(sent, member).some((value) => isDeepStrictEqual(value, is[member])),
      );
      // If any accepted write may have set the value, the refused one is not to blame.
      const possible = moves(member) ? since : wanting;
      const [first] = wanting;
      if (first && possible.every((write) => write.isRefused)) return { member, sent: first.sent };
    }
    return undefined;
  }
}

/** The values that a request has for the member, at any depth of its body. */
function valuesOf({ case: { operation, ask } }: Sent, member: string): unknown[] {
  const within = (value: unknown): unknown[] => {
    if (Array.isArray(value)) return value.flatMap(within);
    if (!isObject(value)) return [];
    return [...(member in value ? [value[member]] : []), ...Object.values(value).flatMap(within)];
  };
  return within(bodyOf(operation, ask.payload));
}
