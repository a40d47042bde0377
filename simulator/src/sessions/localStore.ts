/**
 * Sessions of one process, in memory and optionally on disk. Other requests see a change once the disk has stored it; until
 * then they see the session before it.
 */
import type { World } from '../world/world.ts';
import {
  baseOf,
  identify,
  isOvergrown,
  openingOf,
  readBase,
  recordOf,
  sessionFrom,
  type Base,
} from './journal.ts';
import { KeptSessions, type KeptSession } from './keptSessions.ts';
import { localScenes, type SceneDisk } from './sceneStore.ts';
import { SerialTasks } from './serialTasks.ts';
import type { Session } from './session.ts';
import type { Change, MaybePromise, SessionStore, StoreLimits } from './store.ts';
import { SetAside, StoreGone } from './storeGone.ts';
import { byUse, summaryOf, type Summary } from './summary.ts';

/** Columns that a disk writes for a session in one step. */
export interface Row {
  readonly summary: Summary;
  readonly base: Base;
  readonly startedAt: number;
  readonly usedAt: number;
  /** Bytes of the journal, and of its opening record. */
  readonly bytes: number;
  readonly opening: number;
  /** True if anything changed since the start. */
  readonly changed: boolean;
}

export interface Disk {
  readonly scenes: SceneDisk;
  /** Stored rows, the longest unused first. */
  readonly rows: readonly Row[];
  /** Ids of incomplete rows. */
  readonly unreadable: readonly string[];
  /** @throws StoreGone if the disk does not answer; any other error if this session is unreadable */
  read(id: string): Promise<{ readonly base: string; readonly records: readonly string[] }>;
  /** Restarts the journal of a session. */
  open(row: Row, base: World, record: string): Promise<void>;
  append(row: Row, record: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Removes a base world, unless a session uses it. */
  removeBase(hash: string): Promise<void>;
  check(): Promise<void>;
  /** @param used last use of each session */
  close(used: ReadonlyMap<string, number>): Promise<void>;
  /** Location of a session, for messages. */
  place(id: string): string;
}

interface LocalLimits extends StoreLimits {
  /** @throws if this version cannot continue a session */
  readonly assertUsable?: (session: Session) => Promise<void>;
  readonly report?: (message: string) => void;
  /** Running time of this process in ms. */
  readonly running?: () => number;
}

/** Minimum time between two moves of a busy session in the order of eviction. */
const FINENESS_MS = 1000;

export function localStore(limits: LocalLimits, disk?: Disk): SessionStore {
  const { running = () => performance.now(), assertUsable, report = console.error } = limits;
  const kept = new KeptSessions(limits);
  const turns = new SerialTasks();
  const unreadable = new Set(disk?.unreadable);
  for (const row of disk?.rows ?? []) kept.set({ ...row, usedAfter: running(), session: undefined });

  /**
   * Removes a base world that no session uses. The disk refuses if a session uses it by then. If the removal fails, the
   * next start of the process removes the base.
   */
  const removeUnused = (hash: string): void => {
    if (disk && !kept.hasBase(hash)) disk.removeBase(hash).catch(() => {});
  };
  const forget = (id: string): void => {
    const before = kept.get(id);
    kept.delete(id);
    unreadable.delete(id);
    limits.onForget?.(id);
    if (!disk || !before) return;
    // A session that cannot be removed now returns at the next start and is removed then.
    disk.remove(id).catch(() => {});
    removeUnused(before.base.hash);
  };
  const makeRoomFor = (newest: string): void => {
    for (const id of kept.surplus(running(), (id) => id !== newest && !turns.isBusy(id))) forget(id);
  };
  const use = (one: KeptSession): void => {
    if (running() - one.usedAfter >= FINENESS_MS)
      kept.set({ ...one, usedAfter: running(), usedAt: Date.now() });
  };
  /** Keeps a session and evicts others. With its former time of use it keeps its place in the order of eviction. */
  const keep = (one: KeptSession): void => {
    const { id } = one.summary;
    if (kept.get(id)?.usedAfter === one.usedAfter) kept.replace(one);
    else kept.set(one);
    makeRoomFor(id);
  };

  /** Starts the journal of a session, or replaces an overgrown journal by one opening record. */
  const open = async (session: Session, startedAt: number, changed: boolean): Promise<void> => {
    const base = baseOf(session);
    const record = openingOf(session);
    const row = rowOf(session, identify(base), { startedAt, changed }, Buffer.byteLength(record));
    const old = kept.get(session.id)?.base.hash;
    if (disk) await disk.open(row, base, record);
    keep({ ...row, usedAfter: running(), session });
    kept.baseWorld(row.base.hash, () => base);
    if (old !== undefined) removeUnused(old);
  };
  const append = async (
    before: KeptSession & { readonly session: Session },
    session: Session,
  ): Promise<void> => {
    const record = recordOf(before.session, session);
    const bytes = before.bytes + Buffer.byteLength(record);
    if (isOvergrown(bytes, before.opening)) return open(session, before.startedAt, true);
    const row = rowOf(
      session,
      before.base,
      { startedAt: before.startedAt, changed: true },
      bytes,
      before.opening,
    );
    if (disk) await disk.append(row, record);
    const isRecent = running() - before.usedAfter < FINENESS_MS;
    keep({ ...row, usedAfter: isRecent ? before.usedAfter : running(), session });
  };
  const write = (before: KeptSession | undefined, session: Session): Promise<void> =>
    before?.session
      ? append({ ...before, session: before.session }, session)
      : open(session, Date.now(), true);

  /** @throws SetAside */
  const load = async (one: KeptSession, from: Disk): Promise<KeptSession & { readonly session: Session }> => {
    const { id } = one.summary;
    try {
      const { base, records } = await from.read(id);
      const world = kept.baseWorld(one.base.hash, () => readBase(one.base.hash, base));
      const session = sessionFrom(world, records);
      await assertUsable?.(session);
      unreadable.delete(id);
      const loaded = { ...one, session, usedAfter: running(), usedAt: Date.now() };
      kept.set(loaded);
      return loaded;
    } catch (error) {
      if (error instanceof StoreGone) throw error;
      const aside = new SetAside(id, from.place(id), error);
      if (!unreadable.has(id)) report(aside.message);
      unreadable.add(id);
      throw aside;
    }
  };
  const loaded = (id: string): MaybePromise<KeptSession | undefined> => {
    const one = kept.get(id);
    return one && !one.session && disk ? load(one, disk) : one;
  };

  /**
   * Applies a change to the session in memory, without storing it.
   * @returns the new session only if it differs; undefined if the session is on disk, or if the change throws while
   * another change is under way
   */
  const tryAtOnce = <Result>(id: string, change: Change<Result>, initial: () => Session) => {
    const one = kept.get(id);
    if (one && !one.session) return undefined;
    const before = one?.session ?? initial();
    try {
      const [session, result] = change(before);
      if (session !== before) return { before: one, session, result };
      if (one) use(one);
      return { before: one, result };
    } catch (error) {
      // A refusal counts only if it was made from the newest session.
      if (turns.isBusy(id)) return undefined;
      throw error;
    }
  };

  const scenes = localScenes(disk?.scenes);
  return {
    scenes,
    update: <Result>(id: string, change: Change<Result>, initial: () => Session): MaybePromise<Result> => {
      const isBusy = turns.isBusy(id);
      const first = tryAtOnce(id, change, initial);
      if (first && !first.session) return first.result;
      return turns.run(id, async () => {
        // No earlier change was under way, so the first attempt was made from the newest session.
        if (!isBusy && first?.session) {
          await write(first.before, first.session);
          return first.result;
        }
        const one = await loaded(id);
        const before = one?.session ?? initial();
        const [session, result] = change(before);
        if (session !== before) await write(one, session);
        else if (one) use(one);
        return result;
      });
    },
    begin: (session) =>
      turns.run(session.id, async () => {
        const name = kept.get(session.id)?.summary.name;
        const named = name === undefined ? session : { ...session, name };
        await open(named, Date.now(), false);
        unreadable.delete(session.id);
        return named;
      }),
    // Two concurrent reads of one session could end with the older one.
    find: async (id) => kept.get(id)?.session ?? turns.run(id, async () => (await loaded(id))?.session),
    remove: (id) =>
      turns.run(id, async () => {
        const one = kept.get(id);
        if (!one) return;
        await disk?.remove(id);
        kept.delete(id);
        unreadable.delete(id);
        limits.onForget?.(id);
        removeUnused(one.base.hash);
      }),
    list: async () =>
      [...kept]
        .filter(({ summary }) => !unreadable.has(summary.id))
        .map(({ summary, startedAt, usedAt }) => ({ ...summary, startedAt, usedAt }))
        .toSorted(byUse),
    count: async () => kept.size,
    setAside: () => unreadable.size,
    check: async () => disk?.check(),
    close: async () => {
      await turns.idle();
      await disk?.close(new Map([...kept].map(({ summary, usedAt }) => [summary.id, usedAt])));
    },
    // Only what ends with this process: a disk keeps its sessions and scenes.
    handOver: async () =>
      disk
        ? []
        : [...kept].map(({ session, startedAt, usedAt }) => ({ session: session!, startedAt, usedAt })),
    handOverScenes: async () => {
      const heads = disk ? [] : await scenes.list();
      return (await Promise.all(heads.map(({ name }) => scenes.find(name)))).filter(
        (scene) => scene !== undefined,
      );
    },
    adopt: async (sessions) => {
      for (const { session, startedAt, usedAt } of sessions) {
        await open(session, startedAt, session.history.length > 1);
        const one = kept.get(session.id);
        if (one) kept.replace({ ...one, usedAt });
      }
    },
  };
}

const rowOf = (
  session: Session,
  base: Base,
  { startedAt, changed }: Pick<Row, 'startedAt' | 'changed'>,
  bytes: number,
  opening = bytes,
): Row => ({ summary: summaryOf(session), base, startedAt, usedAt: Date.now(), bytes, opening, changed });
