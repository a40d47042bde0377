/** Sessions in a Redis: the machine's own, or Debian's, installed here where that may be done. */
import { describe, expect, test } from 'vitest';
import { startSimulator } from '#tools/simulatorProcess.ts';
import { burst } from '#tools/sim/redisBurst.ts';
import { hasRedis, startRedis } from '#tools/sim/redisServer.ts';
import { clientIn } from './client.ts';

describe.skipIf(!hasRedis())('two processes and a Redis', { timeout: 240_000 }, () => {
  test('[qa-shared] one is killed in a burst: nothing acknowledged is lost, doubled or crossed', async () => {
    const redis = await startRedis();
    try {
      const { acknowledged, lost, doubled, crossed } = await burst(redis.url, 8, 40);
      expect(acknowledged).toBeGreaterThan(200);
      expect({ lost, doubled, crossed }).toEqual({ lost: 0, doubled: 0, crossed: 0 });
    } finally {
      await redis.stop();
    }
  });

  test('[qa-shared] a Redis that is gone is named, with HTTP 503, on both ways in', async () => {
    const redis = await startRedis();
    const simulator = await startSimulator({ env: { SIM_STORE: redis.url } });
    try {
      const client = await clientIn('baseline', simulator.origin);
      await redis.stop();
      for (const path of ['/_sim/api/clock', '/api/v1/home/userDataV2?productCode=12003']) {
        const { status, text } = await client.send('GET', path);
        expect(status, path).toBe(503);
        expect(text).toContain(`Redis（${new URL(redis.url).host}）没有应答`);
      }
    } finally {
      await simulator.stop();
    }
  });
});
