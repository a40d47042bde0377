/**
 * Request log of sessions that several processes share, in the same Redis. Each process sees all entries in one order
 * and is notified of those of other processes.
 */
import { FORMAT } from './journal.ts';
import { matchesSelection, LOGS, type LogEntry, type LogLimits, type RequestLog } from './log.ts';
import type { RedisConnection } from './redisConnection.ts';
import { redisRepeatableRequests, type StoredRequest } from './redisRepeatableRequests.ts';
import { StoreGone } from './storeGone.ts';
import { watchers } from './watchers.ts';

const PREFIX = `sim:${FORMAT}:log:`;

/**
 * Returns the keys of a session: its entries (newest first), the number of the last one, and their bytes. A session's
 * name can be any text, so it ends the key.
 */
const keysOf = (id: string): string[] => ['entries', 'last', 'bytes'].map((what) => `${PREFIX}${what}:${id}`);
/** Keys of all sessions: order of use, and bytes of all logs. */
const SHARED = ['order', 'uses', 'total'].map((what) => PREFIX + what);
const CHANNEL = `${PREFIX}changes`;

/**
 * Above a session's limit its oldest entries are dropped; its newest stays at any size. Above the total limit the
 * longest unused logs are dropped. ARGV: session, entry, four limits (entries, bytes, sessions, bytes of all), operation.
 */
const APPEND = `
local id = redis.call('INCR', KEYS[2])
redis.call('HINCRBY', '${PREFIX}asked:' .. ARGV[1], ARGV[7], 1)
redis.call('LPUSH', KEYS[1], id .. ' ' .. ARGV[2])
local before = tonumber(redis.call('GET', KEYS[3]) or 0)
local bytes = before + #ARGV[2]
local count = redis.call('LLEN', KEYS[1])
while count > 1 and (count > tonumber(ARGV[3]) or bytes > tonumber(ARGV[4])) do
  local oldest = redis.call('RPOP', KEYS[1])
  bytes = bytes - (#oldest - string.find(oldest, ' '))
  count = count - 1
end
redis.call('SET', KEYS[3], bytes)
local total = redis.call('INCRBY', KEYS[6], bytes - before)
redis.call('ZADD', KEYS[4], redis.call('INCR', KEYS[5]), ARGV[1])
while total > tonumber(ARGV[6]) or redis.call('ZCARD', KEYS[4]) > tonumber(ARGV[5]) do
  local oldest = redis.call('ZRANGE', KEYS[4], 0, 0)[1]
  if oldest == ARGV[1] then break end
  total = redis.call('DECRBY', KEYS[6], redis.call('GET', '${PREFIX}bytes:' .. oldest) or 0)
  for _, what in ipairs({'entries:', 'last:', 'bytes:', 'asked:'}) do redis.call('DEL', '${PREFIX}' .. what .. oldest) end
  redis.call('ZREM', KEYS[4], oldest)
end
redis.call('PUBLISH', '${CHANNEL}', 'grown ' .. ARGV[1])
return id`;

/** Numbers continue after clearing, so that a number identifies one request permanently. ARGV: session. */
const CLEAR = `
local count = redis.call('LLEN', KEYS[1])
redis.call('DECRBY', KEYS[6], redis.call('GET', KEYS[3]) or 0)
redis.call('DEL', KEYS[1], KEYS[3], '${PREFIX}asked:' .. ARGV[1])
redis.call('PUBLISH', '${CHANNEL}', 'cleared ' .. ARGV[1])
return count`;

export async function redisLog(
  connection: RedisConnection,
  { entries: most, bytes, totalBytes }: LogLimits,
): Promise<RequestLog> {
  const { client, withTimeout } = connection;
  const { watch, notify } = watchers();
  const subscriber = client.duplicate();
  // The other connection reports a lost Redis. This one reconnects and subscribes again by itself.
  subscriber.on('error', () => undefined);
  await withTimeout(() => subscriber.connect());
  await subscriber.subscribe(CHANNEL, (message) => {
    const [, change = '', sessionId = ''] = /^(\w+) (.*)$/s.exec(message) ?? [];
    notify(sessionId, change === 'cleared' ? 'cleared' : 'grown');
  });
  const run = async (script: string, id: string, values: readonly string[]): Promise<number> =>
    Number(await connection.run(script, [...keysOf(id), ...SHARED], [id, ...values]));
  const { pack, unpack } = redisRepeatableRequests(connection, PREFIX);
  const limits = [most, bytes, LOGS, totalBytes].map(String);

  return {
    append: async (id, on, _bytes, entry, makeRepeatable) => {
      try {
        const kept = makeRepeatable && (await pack(makeRepeatable()));
        await run(APPEND, id, [JSON.stringify({ ...entry(), again: kept }), ...limits, on]);
      } catch (error) {
        // The request itself was answered: a missing log entry is no reason to fail it.
        if (!(error instanceof StoreGone)) throw error;
      }
    },
    list: async (id, selection = {}) => {
      const { before = Infinity, after = 0, limit = most, ...asked } = selection;
      const [key = ''] = keysOf(id);
      const isNewest = before === Infinity && Object.values(asked).every((value) => value === undefined);
      const last = isNewest ? limit - 1 : -1;
      const found: LogEntry[] = [];
      for (const text of await withTimeout(() => client.lRange(key, 0, last))) {
        const entry = entryOf(text);
        if (entry.id >= before) continue;
        if (found.length >= limit || entry.id <= after) break;
        if (matchesSelection(entry, selection)) found.push(entry);
      }
      return found;
    },
    repeatable: async (id, number) => {
      const [key = ''] = keysOf(id);
      const texts = await withTimeout(() => client.lRange(key, 0, -1));
      const found = texts.find((text) => text.startsWith(`${number} `));
      const { again } = JSON.parse(found?.slice(`${number} `.length) ?? '{}') as { again?: StoredRequest };
      return again && unpack(again);
    },
    count: (id) => withTimeout(() => client.lLen(keysOf(id)[0] ?? '')),
    requestCounts: async (id) => {
      const counts = await withTimeout(() => client.hGetAll(`${PREFIX}asked:${id}`));
      return new Map(Object.entries(counts).map(([on, times]) => [on, Number(times)]));
    },
    clear: (id) => run(CLEAR, id, []),
    watch,
    // Redis already has the log for the next process.
    all: async () => [],
    adopt: async () => {},
    close: async () => subscriber.destroy(),
  };
}

function entryOf(text: string): LogEntry {
  const space = text.indexOf(' ');
  const { again: _, ...entry } = JSON.parse(text.slice(space + 1)) as Omit<LogEntry, 'id'> & {
    again?: StoredRequest;
  };
  return { id: Number(text.slice(0, space)), ...entry };
}
