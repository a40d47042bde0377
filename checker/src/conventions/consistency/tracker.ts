import type { Sent } from '../../core/judging/sent.ts';
import { type AccessOptions } from './accessLeaks.ts';
import { TrackedReads } from './trackedReads.ts';
import { type Contradiction } from './trackedResource.ts';
import { TrackedWrites } from './trackedWrites.ts';
/**
 * Tracks each resource's last known values and reports responses that contradict each other: what a write confirmed is shown by later
 * reads, what was deleted is gone, what was refused has changed nothing. Exchanges must come one after the other; the caller sees to
 * that.
 */
import { TrackerState } from './trackerState.ts';

export class ConsistencyTracker {
  readonly #state: TrackerState;
  readonly #reads: TrackedReads;
  readonly #writes: TrackedWrites;

  constructor(options: AccessOptions = {}) {
    this.#state = new TrackerState(options);
    this.#reads = new TrackedReads(this.#state);
    this.#writes = new TrackedWrites(this.#state);
  }

  /** @param account who asked, by anything that tells accounts apart */
  saw(sent: Sent, account: string): Contradiction[] {
    const { operation } = sent.case;
    const { verdict, got } = sent.exchange;
    if (got.lost || (verdict.code === undefined && !verdict.success)) return this.#forget();
    const ofEtags = [
      ...this.#state.etags.saw(sent, account),
      ...(verdict.success ? this.#state.accessLeaks.taken(sent, account) : []),
    ];
    if (!verdict.success) this.#state.accessLeaks.refused(sent, account);
    if (this.#state.accessLeaks.isDeclared(operation)) this.#state.accessLeaks.declare(operation);
    if (operation.effect === 'write')
      return [...ofEtags, ...(verdict.success ? this.#writes.wrote(sent, account) : this.#refused(sent))];
    return [...ofEtags, ...this.#reads.read(sent, account)];
  }

  #forget(): Contradiction[] {
    this.#state.forget();
    return [];
  }

  #refused(sent: Sent): Contradiction[] {
    this.#state.listings.refused(sent);
    return [];
  }
}
