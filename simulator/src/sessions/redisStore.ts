/**
 * Sessions in a Redis (or Valkey) that several processes share. Each process keeps what it last saw of a session; the version
 * is compared at each use, in one round trip. A change is written only onto the version that it was made from.
 */
import { randomUUID } from 'node:crypto';
import { packed, unpacked } from './packed.ts';
import type { RedisConnection } from './redisConnection.ts';
import type { Session } from './session.ts';
import type { SessionStore, StoredSession, StoreLimits } from './store.ts';

interface Seen {
  readonly version: string;
  readonly session: Session;
}

const PREFIX = 'sim:session:';

/** Keeps a session of a version known; answers `same` and writes, or what is there instead. ARGV: known, next, state, now, idle. */
const SWAP = `
local found = redis.call('HGET', KEYS[1], 'version')
if not found then return {} end
if found ~= ARGV[1] then return {found, redis.call('HGET', KEYS[1], 'state')} end
if ARGV[2] ~= '' then redis.call('HSET', KEYS[1], 'version', ARGV[2], 'state', ARGV[3]) end
redis.call('HSET', KEYS[1], 'usedAt', ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[5])
return {'same'}`;

/** In the place of one with the same id. ARGV: version, state, now, idle. */
const PUT = `
redis.call('HSET', KEYS[1], 'version', ARGV[1], 'state', ARGV[2], 'startedAt', ARGV[3], 'usedAt', ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return {}`;

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
  /** @param next what to write, where there is something; @returns whether what was known is the newest, or gone */
  const swap = async (id: string, known: Seen | undefined, next?: Session) => {
    const version = next ? randomUUID() : '';
    const state = next ? packed(next) : '';
    const times = [String(Date.now()), String(idleMs)];
    const [found, text] = await run(SWAP, id, [known?.version ?? '', version, state, ...times]);
    if (found === undefined) {
      seen.delete(id);
      return 'gone' as const;
    }
    if (found === 'same') {
      if (next) see(id, { version, session: next });
      return 'done' as const;
    }
    see(id, { version: found, session: unpacked(text ?? '') });
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
      await run(PUT, session.id, [version, packed(session), String(Date.now()), String(idleMs)]);
      see(session.id, { version, session });
    });

  return {
    read: (id) =>
      inTurn(id, async () => ((await swap(id, seen.get(id))) === 'gone' ? undefined : seen.get(id)?.session)),
    put,
    update: (id, change) => inTurn(id, () => update(id, change)),
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
            const { state, startedAt, usedAt } = await client.hGetAll(key);
            if (state !== undefined)
              stored.push({ session: unpacked(state), startedAt: Number(startedAt), usedAt: Number(usedAt) });
          }
        return stored.toSorted((a, b) => b.usedAt - a.usedAt);
      }),
  };
}
