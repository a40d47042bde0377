/** Sessions of a store in this process, in the order of their eviction. */
import type { World } from '../world/world.ts';
import { isGeneratedName } from './generatedName.ts';
import type { Base } from './journal.ts';
import type { Session } from './session.ts';
import type { StoreLimits } from './store.ts';
import type { Summary } from './summary.ts';

export interface KeptSession {
  readonly summary: Summary;
  readonly base: Base;
  readonly startedAt: number;
  /** Wall-clock time of the last use, as shown to people. */
  readonly usedAt: number;
  /** Running time of this process at the last use in ms, for the order of eviction. */
  readonly usedAfter: number;
  /** Bytes of the journal. */
  readonly bytes: number;
  /** Bytes of the journal's opening record. */
  readonly opening: number;
  /** True if anything changed since the start. */
  readonly changed: boolean;
  /** Undefined while the session is only on disk. */
  readonly session: Session | undefined;
}

interface SharedBase {
  readonly bytes: number;
  users: number;
  world: World | undefined;
}

/**
 * Eviction rank, 0 first. Automatic sessions go before those that people named or started under a chosen name; within
 * each, unchanged ones go before changed ones. Many visitors cannot evict a tester's session.
 */
const rankOf = ({ summary: { id, name }, changed }: KeptSession): number =>
  (isGeneratedName(id) && name === undefined ? 0 : 2) + (changed ? 1 : 0);

export class KeptSessions {
  /** One map per rank, each in order of use, the longest unused first. */
  readonly #ranks = [0, 1, 2, 3].map(() => new Map<string, KeptSession>());
  readonly #bases = new Map<string, SharedBase>();
  readonly #limits: Pick<StoreLimits, 'idleMs' | 'count' | 'bytes'>;
  #bytes = 0;

  constructor(limits: Pick<StoreLimits, 'idleMs' | 'count' | 'bytes'>) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#ranks.reduce((sum, { size }) => sum + size, 0);
  }

  get(id: string): KeptSession | undefined {
    for (const rank of this.#ranks) {
      const kept = rank.get(id);
      if (kept) return kept;
    }
    return undefined;
  }

  /** Keeps a session as the most recently used one. */
  set(kept: KeptSession): void {
    const base = this.#bases.get(kept.base.hash) ?? { bytes: kept.base.bytes, users: 0, world: undefined };
    if (base.users === 0) this.#bytes += base.bytes;
    base.users += 1;
    this.#bases.set(kept.base.hash, base);
    this.delete(kept.summary.id);
    this.#ranks[rankOf(kept)]!.set(kept.summary.id, kept);
    this.#bytes += kept.bytes;
  }

  delete(id: string): void {
    const kept = this.get(id);
    if (!kept) return;
    this.#ranks[rankOf(kept)]!.delete(id);
    this.#bytes -= kept.bytes;
    const base = this.#bases.get(kept.base.hash)!;
    base.users -= 1;
    if (base.users > 0) return;
    this.#bytes -= base.bytes;
    this.#bases.delete(kept.base.hash);
  }

  /** Replaces a session without moving it in the order of eviction, which would cost more than it is worth. */
  replace(kept: KeptSession): void {
    const before = this.get(kept.summary.id);
    if (!before || rankOf(before) !== rankOf(kept) || before.base.hash !== kept.base.hash)
      return this.set(kept);
    this.#bytes += kept.bytes - before.bytes;
    this.#ranks[rankOf(kept)]!.set(kept.summary.id, kept);
  }

  hasBase(hash: string): boolean {
    return this.#bases.has(hash);
  }

  /** Returns a base world that several sessions share; reads it once. */
  baseWorld(hash: string, read: () => World): World {
    const base = this.#bases.get(hash);
    return base ? (base.world ??= read()) : read();
  }

  /** Yields ids to evict, in order. @param now running time in ms @param isFree false for a session in use */
  *surplus(now: number, isFree: (id: string) => boolean): Generator<string> {
    for (const sessions of this.#ranks)
      for (const [id, { usedAfter }] of sessions) {
        const isTooMany = this.size > this.#limits.count || this.#bytes > this.#limits.bytes;
        if (!isTooMany && now - usedAfter <= this.#limits.idleMs) break;
        if (isFree(id)) yield id;
      }
  }

  *[Symbol.iterator](): Generator<KeptSession> {
    for (const rank of this.#ranks) yield* rank.values();
  }
}
