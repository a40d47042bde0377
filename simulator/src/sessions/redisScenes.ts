/** Stored scenes in the Redis that several processes share. */
import type { RedisConnection } from './redisConnection.ts';
import { sceneLimits, type SceneHead, type SceneStore } from './sceneStore.ts';

/** KEYS: heads, text, bytes of all. ARGV: name, head, text, limits. */
const SAVE = `
if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 1 then return 'taken' end
local bytes = tonumber(redis.call('GET', KEYS[3]) or 0) + #ARGV[3]
if redis.call('HLEN', KEYS[1]) >= tonumber(ARGV[4]) or bytes > tonumber(ARGV[5]) then return 'full' end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
redis.call('SET', KEYS[2], ARGV[3])
redis.call('SET', KEYS[3], bytes)
return 'saved'`;

/** KEYS as above. ARGV: name. @returns its head */
const REMOVE = `
local head = redis.call('HGET', KEYS[1], ARGV[1])
if not head then return '' end
redis.call('DECRBY', KEYS[3], redis.call('STRLEN', KEYS[2]))
redis.call('HDEL', KEYS[1], ARGV[1])
redis.call('DEL', KEYS[2])
return head`;

export function redisScenes({ client, withTimeout, run }: RedisConnection, prefix: string): SceneStore {
  const heads = `${prefix}scene-heads`;
  const textOf = (name: string): string => `${prefix}scene:${name}`;
  const keys = (name: string): string[] => [heads, textOf(name), `${prefix}scene-bytes`];
  const limits = [String(sceneLimits.count), String(sceneLimits.bytes)];
  return {
    save: async ({ head, text }) => {
      const outcome = await run(SAVE, keys(head.name), [head.name, JSON.stringify(head), text, ...limits]);
      return outcome as 'saved' | 'taken' | 'full';
    },
    find: async (name) => {
      const [head, text] = await Promise.all([
        withTimeout(() => client.hGet(heads, name)),
        withTimeout(() => client.get(textOf(name))),
      ]);
      return typeof head === 'string' && text !== null
        ? { head: JSON.parse(head) as SceneHead, text }
        : undefined;
    },
    list: async () => {
      const all = Object.values(await withTimeout(() => client.hGetAll(heads)));
      return all.map((head) => JSON.parse(head) as SceneHead).toSorted((a, b) => b.savedAt - a.savedAt);
    },
    remove: async (name) => {
      const head = String(await run(REMOVE, keys(name), [name]));
      return head === '' ? undefined : (JSON.parse(head) as SceneHead);
    },
  };
}
