/** `All captures together never exceed the amount`: the accepted parts of one whole stay within its limit. */
import { bodyOf } from '../../../core/contract/body.ts';
import { removes } from '../../../core/contract/removes.ts';
import type { Operation, Payload, Resource } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { LITTLE } from '../../prose/little.ts';
import { amountOf, amountsIn, limitIn, togetherOf } from '../../prose/together.ts';
import { idText, keyOf } from '../names.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { wholeInBody } from '../wholeInBody.ts';
import { isWrite, sightingsIn, type Watcher } from './watcher.ts';

/** The accepted parts of one whole. */
interface Parts {
  readonly sum: number;
  readonly count: number;
  /** The last ones, for the report. */
  readonly by: readonly Sent[];
  /** The limit as last read; dropped when another operation writes to the whole. */
  readonly limit?: number;
}

/** Maximum number of parts that a finding shows. */
const MOST_SHOWN = 3;

/** Words of a limit that falls with each part, such as `remaining amount`. It is not judged. */
const FALLS = /open|remain|left|rest|balance|available|outstanding|due/i;

export class PartsTogether implements Watcher {
  readonly #kinds: readonly Resource[];
  /** The last shown state of each whole, until a write to it. */
  readonly #shown = new Map<string, Payload>();
  /** The parts by `<operation's address> <key of the whole>`. */
  readonly #parts = new Map<string, Parts>();

  /** @param operations operations whose resources may have parts */
  constructor(operations: readonly Operation[]) {
    this.#kinds = operations.flatMap(({ roles = [] }) => roles.map(({ resource }) => resource));
  }

  forget(): void {
    this.#shown.clear();
    this.#parts.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    if (!sent.exchange.verdict.success) return [];
    const { operation, ask } = sent.case;
    // The removed resource may be a part, or a whole with its parts.
    if (isWrite(sent) && removes(operation)) this.forget();
    // The path names the whole, or the body of the part does.
    const [idMember, whole] =
      Object.entries(operation.named ?? {}).at(-1) ??
      (isWrite(sent) && togetherOf(operation) ? wholeInBody(operation, this.#kinds) : undefined) ??
      [];
    const sentMembers = { ...bodyOf(operation, ask.payload), ...ask.payload };
    const id = idMember === undefined ? undefined : sentMembers[idMember];
    const key = id === undefined || !whole ? undefined : keyOf(whole, id, sent, account);
    const found = isWrite(sent) && key !== undefined ? this.#added(sent, key) : undefined;
    if (isWrite(sent) && key !== undefined) this.#changed(operation.address, key);
    for (const { key: at, shown, from } of sightingsIn(sent, account))
      if (from === 'one' || from === 'done') this.#shown.set(at, shown);
    if (found === undefined || !whole) return [];
    const message = `${idText(whole, id)}: ${found.why}`;
    return [contradiction('forbidden', `${operation.id}/together`, message, ...found.by)];
  }

  /** Adds a part to its whole, and returns the reason if all parts together exceed the limit. */
  #added(sent: Sent, key: string): { readonly why: string; readonly by: readonly Sent[] } | undefined {
    const { operation, ask } = sent.case;
    const together = togetherOf(operation);
    const body = bodyOf(operation, ask.payload);
    const [member] = amountsIn(body);
    if (!together || member === undefined || FALLS.test(together.limit.join(' '))) return undefined;
    const at = `${operation.address} ${key}`;
    const before = this.#parts.get(at) ?? { sum: 0, count: 0, by: [] };
    const shown = this.#shown.get(key);
    const name = shown && limitIn(shown, member, together);
    const limit = shown && name !== undefined ? amountOf(shown[name]) : before.limit;
    const sum = before.sum + amountOf(body[member]);
    const count = before.count + 1;
    const by = [...before.by, sent].slice(-MOST_SHOWN);
    this.#parts.set(at, { sum, count, by, ...(limit !== undefined && { limit }) });
    if (limit === undefined || Number.isNaN(limit) || !(sum > limit + LITTLE)) return undefined;
    // After a report, the next count starts at 0.
    this.#parts.delete(at);
    return {
      why: `${count} parts of together ${sum} are accepted, and the limit is ${limit}; the contract says '${together.text}'`,
      // The report has `sent` anyway.
      by: before.by,
    };
  }

  /**
   * Forgets the shown state of the whole, which is out of date after any write, and the limits for parts of other operations, which
   * this write may have changed. The limit for this operation's own parts stays valid: a part only adds to their sum.
   */
  #changed(address: string, key: string): void {
    this.#shown.delete(key);
    for (const [at, { limit: _, ...parts }] of this.#parts)
      if (at.endsWith(` ${key}`) && !at.startsWith(`${address} `)) this.#parts.set(at, parts);
  }
}
