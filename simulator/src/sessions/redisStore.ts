/**
 * Sessions in a Redis (or Valkey) that several processes share. Each process keeps the last state of a session that it
 * read. Redis accepts a change only on the version that it was made from, and only the change is sent.
 */
import { randomBytes } from 'node:crypto';
import { deepFreeze } from '../json/deepFreeze.ts';
import type { World } from '../world/world.ts';
import {
  afterRecord,
  baseOf,
  FORMAT,
  identify,
  isOvergrown,
  openingOf,
  readBase,
  recordOf,
  sessionFrom,
} from './journal.ts';
import type { RedisConnection } from './redisConnection.ts';
import { redisScenes } from './redisScenes.ts';
import { APPEND, OPEN, PASS, READ, REMOVE, TOUCH } from './redisScripts.ts';
import { SerialTasks } from './serialTasks.ts';
import type { Session } from './session.ts';
import {
  PROBE_BYTES,
  type Change,
  type SessionStore,
  type SessionSummary,
  type StoreLimits,
} from './store.ts';
import { SetAside, StoreGone } from './storeGone.ts';
import { byUse, summaryOf, type Summary } from './summary.ts';

interface LoadedSession {
  /**
   * Its name is the one of Redis's reply. Redis keeps it beside the journal, because a session that begins again under an id keeps the
   * name that is there.
   */
  readonly session: Session;
  /** Random for each journal. */
  readonly epoch: string;
  /** Number of the journal's records. */
  readonly count: number;
  /** Hash of the base world. */
  readonly base: string;
  readonly startedAt: number;
  /** Bytes of the journal, and of its opening record. */
  readonly bytes: number;
  readonly opening: number;
}

type Outcome = 'done' | 'newer';
type Reply = readonly (string | number | null | readonly string[])[];

/** Keys contain their format version: other versions are not read. */
export const PREFIX = `sim:${FORMAT}:`;
/** Maximum attempts of a change while other processes change the session first; then the request is refused. */
const ATTEMPTS = 50;
/** Minimum time between two writes of a session's last use by one process. */
const TOUCH_INTERVAL_MS = 1000;
/** The idle time is divided into this many parts. Each pass ends one part and removes sessions idle during all parts. */
const PARTS = 12;
/** A pass that starts sooner than this share of a part after another process's pass does nothing. */
const SAME_PART = 0.9;
/** Base worlds that a process keeps besides those of its own sessions. */
const BASES = 500;

interface RedisLimits extends StoreLimits {
  readonly assertUsable?: (session: Session) => Promise<void>;
  readonly report?: (message: string) => void;
}

export function redisStore(connection: RedisConnection, limits: RedisLimits): SessionStore {
  const { client, withTimeout, host } = connection;
  const { assertUsable, report = console.error } = limits;
  /** Last arguments of OPEN and APPEND: how many sessions and bytes there may be. */
  const room = [String(limits.count), String(limits.bytes)];
  const loaded = new Map<string, LoadedSession>();
  const usedAt = new Map<string, number>();
  const bases = new Map<string, World>();
  const turns = new SerialTasks();
  const reported = new Set<string>();
  let failedBytes = 0;

  const run = (script: string, values: readonly string[]): Promise<Reply> =>
    connection.run(script, [PREFIX], values) as Promise<Reply>;
  const write = async (script: string, values: readonly string[]): Promise<Reply> => {
    try {
      return await run(script, values);
    } catch (error) {
      failedBytes = Math.max(failedBytes, values.join('').length);
      throw error;
    }
  };
  const keep = <Value>(map: Map<string, Value>, key: string, value: Value, most: number): void => {
    map.delete(key);
    map.set(key, value);
    const [oldest] = map.keys();
    if (map.size > most && oldest !== undefined) map.delete(oldest);
  };
  const remember = (id: string, one: LoadedSession): void => keep(loaded, id, one, limits.count);
  const keyOf = (id: string): string => `${PREFIX}session:${id}`;
  const reportOnce = (key: string, message: string): void => {
    if (!reported.has(key)) report(message);
    reported.add(key);
  };
  const setAside = (id: string, cause: unknown): SetAside => {
    const aside = new SetAside(id, `Redis（${host}）${keyOf(id)}`, cause);
    reportOnce(keyOf(id), aside.message);
    return aside;
  };

  const use = (id: string): void => {
    const now = performance.now();
    if (now - (usedAt.get(id) ?? -Infinity) < TOUCH_INTERVAL_MS) return;
    keep(usedAt, id, now, limits.count);
    // The response does not wait for this write: a full Redis still serves reads.
    run(TOUCH, [id, String(Date.now())]).catch(() => {});
  };

  const baseWorld = async (hash: string): Promise<World> => {
    const known = bases.get(hash);
    if (known) return known;
    const text = await withTimeout(() => client.get(`${PREFIX}base:${hash}`));
    if (text === null) throw new Error(`its base world ${hash} is missing`);
    const world = readBase(hash, text);
    keep(bases, hash, world, BASES);
    return world;
  };
  /** Reads a reply of READ: the whole journal (`from` is 0), or the records after the known ones. */
  const decoded = async (known: LoadedSession | undefined, reply: Reply): Promise<LoadedSession> => {
    const [version, base, name, startedAt, bytes, opening, from, records] = reply;
    const [, epoch = '', count = ''] = /^(.*)\.(\d+)$/.exec(String(version)) ?? [];
    const texts = records as readonly string[];
    if (Number(from) + texts.length !== Number(count)) throw new Error('its journal is incomplete');
    const whole =
      known && Number(from) > 0
        ? deepFreeze(texts.reduce(afterRecord, known.session))
        : sessionFrom(await baseWorld(String(base)), texts);
    // A known session was checked when this process first read it, or was written by this version.
    if (!known) await assertUsable?.(whole);
    const { name: _, ...unnamed } = whole;
    return {
      session: deepFreeze(name === null ? unnamed : { ...unnamed, name: String(name) }),
      epoch,
      count: Number(count),
      base: String(base),
      startedAt: Number(startedAt),
      bytes: Number(bytes),
      opening: Number(opening),
    };
  };
  /** Returns the current session. @throws SetAside if it cannot be read */
  const newest = async (id: string): Promise<LoadedSession | undefined> => {
    const known = loaded.get(id);
    try {
      const reply = await run(READ, [id, known?.epoch ?? '', String(known?.count ?? 0)]);
      if (reply.length === 0) {
        loaded.delete(id);
        return undefined;
      }
      if (known && reply[0] === `${known.epoch}.${known.count}`) return known;
      const read = await decoded(known, reply);
      remember(id, read);
      return read;
    } catch (error) {
      if (error instanceof StoreGone && !isOfTheKey(error)) throw error;
      loaded.delete(id);
      throw setAside(id, error);
    }
  };

  /**
   * Starts the journal of a session.
   * @param expected `any`, `none`, or the version that it replaces
   * @param changed whether a request or a tester has changed the session; Redis evicts unchanged ones first
   * @returns the session with the name that Redis keeps; undefined if Redis has another version than the expected one
   */
  const open = async (session: Session, expected: string, startedAt: number, changed: boolean) => {
    const { id, name = '' } = session;
    const base = baseOf(session);
    const { hash } = identify(base);
    const record = openingOf(session);
    const epoch = randomBytes(9).toString('base64url');
    const summary = JSON.stringify(summaryOf(session));
    const openWith = (text: string): Promise<Reply> =>
      write(OPEN, [
        ...[id, expected, `${epoch}.1`, hash, text, record, summary, name],
        ...[String(Date.now()), String(startedAt), changed ? '1' : '0', ...room],
      ]);
    let reply = await openWith('');
    if (reply[0] === 'base') reply = await openWith(JSON.stringify(base));
    if (reply[0] !== 'done') return undefined;
    const kept = String(reply[1]);
    const { name: _, ...unnamed } = session;
    const stored: Session = kept === '' ? unnamed : { ...unnamed, name: kept };
    const bytes = Buffer.byteLength(record);
    remember(id, { session: stored, epoch, count: 1, base: hash, startedAt, bytes, opening: bytes });
    keep(bases, hash, base, BASES);
    return stored;
  };
  const append = async (known: LoadedSession, session: Session): Promise<Outcome> => {
    const { id, name = '' } = session;
    const record = recordOf(known.session, session);
    const { epoch, count } = known;
    const version = `${epoch}.${count}`;
    const bytes = known.bytes + Buffer.byteLength(record);
    if (isOvergrown(bytes, known.opening))
      return (await open(session, version, known.startedAt, true)) ? 'done' : 'newer';
    const next = `${epoch}.${count + 1}`;
    const summary = JSON.stringify(summaryOf(session));
    const values = [id, version, next, record, summary, name, String(Date.now()), ...room];
    const [outcome] = await write(APPEND, values);
    if (outcome !== 'done') return 'newer';
    remember(id, { ...known, session, count: count + 1, bytes });
    return 'done';
  };

  const attempt = <Result>(before: Session, change: Change<Result>) => {
    try {
      return { changed: change(before) };
    } catch (error) {
      return { error };
    }
  };
  const update = async <Result>(
    id: string,
    change: Change<Result>,
    initial: () => Session,
  ): Promise<Result> => {
    let known = loaded.get(id) ?? (await newest(id));
    for (let count = 0; count < ATTEMPTS; count += 1) {
      const before = known?.session ?? initial();
      const { changed, error } = attempt(before, change);
      if (changed && changed[0] !== before) {
        const [session, result] = changed;
        const kept = known ? await append(known, session) : await open(session, 'none', Date.now(), true);
        if (kept !== undefined && kept !== 'newer') return result;
        known = await newest(id);
        continue;
      }
      // A refusal or a read result counts only if it comes from the newest session.
      const now = await newest(id);
      if (now === known) {
        if (!changed) throw error;
        if (now) use(id);
        return changed[1];
      }
      known = now;
    }
    throw new StoreGone(
      `Redis（${host}）`,
      new Error(`${ATTEMPTS} times another process changed ${id} first`),
    );
  };

  const summaryAt = async (id: string): Promise<SessionSummary[]> => {
    try {
      const fields = ['summary', 'name', 'startedAt', 'usedAt'];
      const [summary, name, startedAt, used] = await withTimeout(() => client.hmGet(keyOf(id), fields));
      if (typeof startedAt !== 'string') return [];
      const { name: _, ...unnamed } = JSON.parse(summary ?? '') as Summary;
      const times = { startedAt: Number(startedAt), usedAt: Number(used) };
      return [{ ...unnamed, ...(typeof name === 'string' && { name }), ...times }];
    } catch (error) {
      if (error instanceof StoreGone && !isOfTheKey(error)) throw error;
      setAside(id, error);
      return [];
    }
  };

  const partMs = limits.idleMs / PARTS;
  const passing = Number.isFinite(partMs)
    ? setInterval(
        () => void run(PASS, [String(Math.ceil(partMs * SAME_PART)), String(PARTS)]).catch(() => {}),
        partMs,
      ).unref()
    : undefined;
  void nameOtherVersions(client, report).catch(() => {});

  return {
    scenes: redisScenes(connection, PREFIX),
    update: (id, change, initial) => turns.run(id, () => update(id, change, initial)),
    begin: (session) =>
      turns.run(session.id, async () => {
        const stored = await open(session, 'any', Date.now(), false);
        reported.delete(keyOf(session.id));
        // OPEN always succeeds with `any`, so this only satisfies the type.
        return stored ?? session;
      }),
    find: (id) => turns.run(id, async () => (await newest(id))?.session),
    remove: (id) =>
      turns.run(id, async () => {
        await write(REMOVE, [id]);
        loaded.delete(id);
        reported.delete(keyOf(id));
      }),
    list: async () => {
      const ids = await withTimeout(() => client.zRange(`${PREFIX}order`, 0, -1));
      return (await Promise.all(ids.map(summaryAt))).flat().toSorted(byUse);
    },
    setAside: () => reported.size,
    count: () => withTimeout(() => client.zCard(`${PREFIX}order`)),
    check: async () => {
      // As large as the largest write that failed, so that a Redis that is still too full is not called ready.
      await withTimeout(() => client.set(`${PREFIX}probe`, 'x'.repeat(failedBytes + PROBE_BYTES)));
      failedBytes = 0;
      await withTimeout(() => client.del(`${PREFIX}probe`));
    },
    close: async () => {
      clearInterval(passing);
      await turns.idle();
      client.destroy();
    },
    // Redis has everything for every process.
    handOver: async () => [],
    handOverScenes: async () => [],
    adopt: async () => {},
  };
}

/** Returns whether Redis answers and one key is invalid. */
const isOfTheKey = ({ cause }: StoreGone): boolean =>
  cause instanceof Error && /WRONGTYPE|it has no version/.test(cause.message);

/** Sessions of another version stay; they are reported once, at the start. Before formats had numbers, keys began with `sim:parted:`. */
async function nameOtherVersions(
  client: RedisConnection['client'],
  report: (message: string) => void,
): Promise<void> {
  let others = 0;
  for await (const keys of client.scanIterator({ MATCH: 'sim:*', COUNT: 500 }))
    others += keys.filter(
      (key) => /^sim:(?:parted|\d+:session):/.test(key) && !key.startsWith(PREFIX),
    ).length;
  if (others > 0)
    report(
      `Redis holds ${others} sessions of another version; they stay there, and are not used (this one: ${PREFIX}*)`,
    );
}
