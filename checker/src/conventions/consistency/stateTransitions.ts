/** Records which state each call leads to: the same call leads to the same state. */
import { isObject } from '../../core/base/object.ts';
import type { Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { sets } from './facts.ts';
import { returnedResource } from './names.ts';
import { changedStates } from './repeated.ts';

/** A write whose resulting state is not known yet. */
interface PendingWrite {
  readonly sent: Sent;
  /** The resource before the write. */
  readonly before: Payload;
}

export class StateTransitions {
  /** Resulting states by operation. */
  readonly #known = new Map<string, ReadonlyMap<string, unknown>>();
  /** The last write to each resource, until a read shows its result. */
  readonly #pending = new Map<string, PendingWrite>();

  /** Forgets the writes, not the states to which the operations lead: these belong to the contract. */
  forget(): void {
    this.#pending.clear();
  }

  /** Returns the states to which the operation has led before. */
  of({ case: { operation } }: Sent): ReadonlyMap<string, unknown> {
    return this.#known.get(operation.address) ?? new Map();
  }

  /**
   * Records a write, unless its request sets the states itself.
   *
   * @param before the resource before the write; undefined if another write came between
   */
  wrote(key: string, sent: Sent, before: Payload | undefined): void {
    this.#pending.delete(key);
    if (!before || sets(sent.case.operation)) return;
    const shown = returnedResource(sent);
    if (isObject(shown)) this.#learn(sent, before, shown, sent);
    else this.#pending.set(key, { sent, before });
  }

  /** Records a read, which may show the result of the last write. @param isFresh true if no other write came since */
  read(key: string, sent: Sent, isFresh: boolean): void {
    const pending = this.#pending.get(key);
    const shown = returnedResource(sent);
    this.#pending.delete(key);
    if (pending && isFresh && isObject(shown)) this.#learn(pending.sent, pending.before, shown, sent);
  }

  #learn({ case: { operation } }: Sent, before: Payload, after: Payload, by: Sent): void {
    const turns = changedStates(before, after, by.case.operation);
    if (turns.size > 0) this.#known.set(operation.address, turns);
  }
}
