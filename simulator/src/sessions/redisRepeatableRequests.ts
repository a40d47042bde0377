/**
 * Data to repeat a logged request, in Redis. The world is stored relative to the session's base world, which is stored
 * once for all requests of all sessions with it.
 */
import { isLargeSize } from '../world/baseline/drawn.ts';
import type { World } from '../world/world.ts';
import { identify, readBase } from './journal.ts';
import { diff, patched, type Patch } from './patch.ts';
import type { RedisConnection } from './redisConnection.ts';
import type { RepeatableRequest } from './scene.ts';

/** Stored beside the log's entry. */
export interface StoredRequest extends Omit<RepeatableRequest, 'scene'> {
  readonly scene: Omit<RepeatableRequest['scene'], 'world' | 'base'> & {
    readonly base: string;
    readonly world?: Patch | undefined;
  };
}

interface RepeatableRequests {
  /** @returns undefined if it is too large to keep */
  pack(repeatable: RepeatableRequest): Promise<StoredRequest | undefined>;
  /** @returns undefined if the base world is gone */
  unpack(kept: StoredRequest): Promise<RepeatableRequest | undefined>;
}

/** Maximum characters of one request: a session far from its start would fill the log. */
const LONGEST = 20_000;
/** Time in seconds for which a base world stays after a write. */
const BASE_SECONDS = 13 * 3600;
/** Interval at which a request renews it. */
const RENEWAL_MS = 3_600_000;

export function redisRepeatableRequests(
  { client, withTimeout }: RedisConnection,
  prefix: string,
): RepeatableRequests {
  const written = new Map<string, number>();
  const keyOf = (hash: string): string => `${prefix}base:${hash}`;
  const keepBase = async (base: World): Promise<string> => {
    const { hash } = identify(base);
    const now = performance.now();
    if (now - (written.get(hash) ?? -Infinity) < RENEWAL_MS) return hash;
    await withTimeout(() => client.set(keyOf(hash), JSON.stringify(base), { EX: BASE_SECONDS }));
    // Older entries have no effect.
    for (const [known, at] of written) if (now - at >= RENEWAL_MS) written.delete(known);
    written.set(hash, now);
    return hash;
  };
  return {
    pack: async ({ scene, ...rest }) => {
      if (isLargeSize(scene.size)) return undefined;
      const { base, world, ...otherScene } = scene;
      const patch = diff(base, world);
      if (patch && JSON.stringify(patch).length > LONGEST) return undefined;
      return { ...rest, scene: { ...otherScene, base: await keepBase(base), world: patch } };
    },
    unpack: async ({ scene, ...rest }) => {
      const text = await withTimeout(() => client.get(keyOf(scene.base)));
      if (text === null) return undefined;
      const base = readBase(scene.base, text);
      return { ...rest, scene: { ...scene, base, world: patched(base, scene.world) as World } };
    },
  };
}
