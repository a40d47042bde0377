/**
 * Sessions in a Redis (or Valkey) that several processes share. Each process keeps what it last saw of a session; the version
 * is compared at each use, in one round trip. A change is written only onto the version that it was made from, and only the
 * parts that it changed travel: a world may be large.
 */
import { randomUUID } from 'node:crypto';
import { difference, parcelOf, partsOf, readPart, sessionOf, type Parcel } from './parcel.ts';
import type { RedisConnection } from './redisConnection.ts';
import type { Session } from './session.ts';
import type { SessionStore, StoredSession, StoreLimits } from './store.ts';

interface Seen {
  readonly version: string;
  readonly session: Session;
  readonly parts: Parcel['parts'];
}

const PREFIX = 'sim:parted:';
/** Of the fields of a session's hash that are parts of its worlds. */
const PART = 'part:';

/**
 * Keeps a session of a version known; answers `same` and writes, or what is there instead.
 * ARGV: known, next, frame, now, idle, how many parts go, their fields, then field and text of each that comes.
 */
const SWAP = `
local found = redis.call('HGET', KEYS[1], 'version')
if not found then return {} end
if found ~= ARGV[1] then return {found, redis.call('HGET', KEYS[1], 'frame')} end
if ARGV[2] ~= '' then
  redis.call('HSET', KEYS[1], 'version', ARGV[2], 'frame', ARGV[3])
  local coming = 7 + tonumber(ARGV[6])
  for place = 7, coming - 1 do redis.call('HDEL', KEYS[1], ARGV[place]) end
  for place = coming, #ARGV, 2 do redis.call('HSET', KEYS[1], ARGV[place], ARGV[place + 1]) end
end
redis.call('HSET', KEYS[1], 'usedAt', ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[5])
return {'same'}`;

/** In the place of one with the same id. ARGV: version, frame, now, idle, then field and text of each part. */
const PUT = `
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], 'version', ARGV[1], 'frame', ARGV[2], 'startedAt', ARGV[3], 'usedAt', ARGV[3])
for place = 5, #ARGV, 2 do redis.call('HSET', KEYS[1], ARGV[place], ARGV[place + 1]) end
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return {}`;

const NOTHING: Parcel['parts'] = new Map();

/** Field and text of each part, one after the other. */
const fieldsOf = (parts: readonly (readonly [string, string])[]): string[] =>
  parts.flatMap(([name, text]) => [PART + name, text]);

export function redisStore(
  { client, asking }: RedisConnection,
  { idleMs, count }: StoreLimits,
): SessionStore {
  const run = (script: string, id: string, values: readonly string[]) =>
    asking(() => client.eval(script, { keys: [PREFIX + id], arguments: [...values] })) as Promise<string[]>;

  const seen = new Map<string, Seen>();
  const see = (id: string, one: Seen): void => {
    seen.delete(id);
    seen.set(id, one);
    const [oldest] = seen.keys();
    if (seen.size > count && oldest !== undefined) seen.delete(oldest);
  };
  /** Reads what is not known of a version; what another process has taken away meanwhile belongs to a newer one. */
  const take = async (id: string, version: string, frame: string): Promise<void> => {
    const known = seen.get(id)?.parts ?? NOTHING;
    const wanted = partsOf(frame);
    const missing = wanted.filter((name) => !known.has(name));
    const fields = missing.map((name) => PART + name);
    const texts = fields.length === 0 ? [] : await asking(() => client.hmGet(PREFIX + id, fields));
    const parts = new Map(known);
    for (const [index, name] of missing.entries()) {
      const text = texts[index];
      if (typeof text !== 'string') return;
      parts.set(name, readPart(name, text));
    }
    for (const name of known.keys()) if (!wanted.includes(name)) parts.delete(name);
    see(id, { version, parts, session: sessionOf({ frame, parts }) });
  };
  /** @param next what to write, where there is something; @returns whether what was known is the newest, or gone */
  const swap = async (id: string, known: Seen | undefined, next?: Session) => {
    const version = next ? randomUUID() : '';
    const parcel = next && parcelOf(next);
    const { added, removed } = difference(known?.parts, parcel?.parts);
    const [found, frame = ''] = await run(SWAP, id, [
      ...[known?.version ?? '', version, parcel?.frame ?? '', String(Date.now()), String(idleMs)],
      ...[String(removed.length), ...removed.map((name) => PART + name), ...fieldsOf(added)],
    ]);
    if (found === undefined) {
      seen.delete(id);
      return 'gone' as const;
    }
    if (found === 'same') {
      if (next && parcel) see(id, { version, session: next, parts: parcel.parts });
      return 'done' as const;
    }
    await take(id, found, frame);
    return 'newer' as const;
  };
  const attempt = <Result>(known: Seen, change: (session: Session) => readonly [Session, Result]) => {
    try {
      return { changed: change(known.session) };
    } catch (error) {
      return { error };
    }
  };
  const update: SessionStore['update'] = async (id, change) => {
    for (;;) {
      const known = seen.get(id);
      if (!known) {
        if ((await swap(id, undefined)) === 'gone') return undefined;
        continue;
      }
      const tried = attempt(known, change);
      const next = tried.changed?.[0];
      const outcome = await swap(id, known, next === known.session ? undefined : next);
      if (outcome === 'gone') return undefined;
      if (outcome === 'newer') continue;
      // A refusal counts only when it was made from the newest session.
      if (!tried.changed) throw tried.error;
      return tried.changed[1];
    }
  };

  const read = async (id: string): Promise<Session | undefined> => {
    for (;;) {
      const outcome = await swap(id, seen.get(id));
      if (outcome !== 'newer') return outcome === 'gone' ? undefined : seen.get(id)?.session;
    }
  };

  // One after the other within this process: only other processes can be faster.
  const last = new Map<string, Promise<unknown>>();
  const inTurn = async <Result>(id: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(id);
    const mine = before ? before.then(work, work) : work();
    last.set(id, mine);
    try {
      return await mine;
    } finally {
      if (last.get(id) === mine) last.delete(id);
    }
  };

  const put = (session: Session): Promise<void> =>
    inTurn(session.id, async () => {
      const version = randomUUID();
      const parcel = parcelOf(session);
      const { added } = difference(undefined, parcel.parts);
      const times = [String(Date.now()), String(idleMs)];
      await run(PUT, session.id, [version, parcel.frame, ...times, ...fieldsOf(added)]);
      see(session.id, { version, session, parts: parcel.parts });
    });

  return {
    read: (id) => inTurn(id, () => read(id)),
    put,
    update: (id, change) => inTurn(id, async () => update(id, change)),
    remove: (id) =>
      inTurn(id, async () => {
        await asking(() => client.del(PREFIX + id));
        seen.delete(id);
      }),
    count: () =>
      asking(async () => {
        let found = 0;
        for await (const keys of client.scanIterator({ MATCH: `${PREFIX}*`, COUNT: 500 }))
          found += keys.length;
        return found;
      }),
    check: () => asking(async () => void (await client.ping())),
    // What it was told it has: nothing waits here.
    close: async () => client.destroy(),
    adopt: async (sessions) => {
      for (const { session } of sessions) await put(session);
    },
    list: () =>
      asking(async () => {
        const stored: StoredSession[] = [];
        for await (const keys of client.scanIterator({ MATCH: `${PREFIX}*`, COUNT: 500 }))
          for (const key of keys) {
            const { version: _, frame, startedAt, usedAt, ...fields } = await client.hGetAll(key);
            if (frame === undefined) continue;
            const parts = new Map(
              Object.entries(fields).map(([field, text]) => {
                const name = field.slice(PART.length);
                return [name, readPart(name, text)] as const;
              }),
            );
            const session = sessionOf({ frame, parts });
            stored.push({ session, startedAt: Number(startedAt), usedAt: Number(usedAt) });
          }
        return stored.toSorted((a, b) => b.usedAt - a.usedAt);
      }),
  };
}
