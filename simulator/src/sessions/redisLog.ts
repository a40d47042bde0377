/**
 * The requests of sessions that several processes share, in the same Redis: whichever process is asked has them all, in one order, and
 * hears of those that another one answers.
 */
import { holds, type LogEntry, type LogLimits, type RequestLog } from './log.ts';
import type { RedisConnection } from './redisConnection.ts';
import { StoreGone } from './storeGone.ts';
import { watchers } from './watchers.ts';

/** Newest first; beside it the number of the last entry, and how many bytes there are. Names of sessions are any words: they end a key. */
const keysOf = (id: string): [string, string, string] => [
  `sim:log:entries:${id}`,
  `sim:log:last:${id}`,
  `sim:log:bytes:${id}`,
];
const CHANNEL = 'sim:log';

/** Above a limit the oldest go; the newest stays, however large. ARGV: entry, entries, bytes, idle, session. */
const APPEND = `
local id = redis.call('INCR', KEYS[2])
redis.call('LPUSH', KEYS[1], id .. ' ' .. ARGV[1])
local bytes = redis.call('INCRBY', KEYS[3], #ARGV[1])
local count = redis.call('LLEN', KEYS[1])
while count > 1 and (count > tonumber(ARGV[2]) or bytes > tonumber(ARGV[3])) do
  local oldest = redis.call('RPOP', KEYS[1])
  bytes = redis.call('DECRBY', KEYS[3], #oldest - string.find(oldest, ' '))
  count = count - 1
end
for _, key in ipairs(KEYS) do redis.call('PEXPIRE', key, ARGV[4]) end
redis.call('PUBLISH', '${CHANNEL}', 'grown ' .. ARGV[5])
return id`;

/** Numbers go on after clearing, so that a number names one request for good. ARGV: session. */
const CLEAR = `
local count = redis.call('LLEN', KEYS[1])
redis.call('DEL', KEYS[1], KEYS[3])
redis.call('PUBLISH', '${CHANNEL}', 'cleared ' .. ARGV[1])
return count`;

export async function redisLog(
  { client, asking }: RedisConnection,
  { entries: most, bytes, idleMs }: Pick<LogLimits, 'entries' | 'bytes'> & { readonly idleMs: number },
): Promise<RequestLog> {
  const { watch, tell } = watchers();
  const hearing = client.duplicate();
  // Lost with the other one, which says so; it comes again by itself, and hears on.
  hearing.on('error', () => undefined);
  await asking(() => hearing.connect());
  await hearing.subscribe(CHANNEL, (message) => {
    const [, change = '', sessionId = ''] = /^(\w+) (.*)$/s.exec(message) ?? [];
    tell(sessionId, change === 'cleared' ? 'cleared' : 'grown');
  });
  const run = async (script: string, id: string, values: readonly string[]): Promise<number> =>
    Number(await asking(() => client.eval(script, { keys: keysOf(id), arguments: [...values] })));

  return {
    append: async (id, _bytes, entry) => {
      try {
        await run(APPEND, id, [JSON.stringify(entry()), String(most), String(bytes), String(idleMs), id]);
      } catch (error) {
        // The request itself was answered: that it is not in the log is no reason to fail it.
        if (!(error instanceof StoreGone)) throw error;
      }
    },
    list: async (id, reading = {}) => {
      const { before = Infinity, after = 0, limit = most, ...asked } = reading;
      const [key] = keysOf(id);
      const isNewest = before === Infinity && Object.values(asked).every((value) => value === undefined);
      const last = isNewest ? limit - 1 : -1;
      const found: LogEntry[] = [];
      for (const text of await asking(() => client.lRange(key, 0, last))) {
        const entry = entryOf(text);
        if (entry.id >= before) continue;
        if (found.length >= limit || entry.id <= after) break;
        if (holds(entry, reading)) found.push(entry);
      }
      return found;
    },
    count: (id) => asking(() => client.lLen(keysOf(id)[0])),
    clear: (id) => run(CLEAR, id, [id]),
    watch,
    // It is there already, for whichever process comes next.
    all: async () => [],
    adopt: async () => {},
    close: async () => hearing.destroy(),
  };
}

function entryOf(text: string): LogEntry {
  const space = text.indexOf(' ');
  const entry = JSON.parse(text.slice(space + 1)) as Omit<LogEntry, 'id'>;
  return { id: Number(text.slice(0, space)), ...entry };
}
