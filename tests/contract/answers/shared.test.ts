/** Sessions in Redis. Uses the machine's redis-server, or installs Debian's if allowed; otherwise skips. */
import { describe, expect, test } from 'vitest';
import { redisConnection } from '#simulator/sessions/redisConnection.ts';
import { patience } from '#tools/patience.mjs';
import { burst } from '#tools/sim/redisBurst.ts';
import { hasRedis, startRedis } from '#tools/sim/redisServer.ts';
import { startSimulator } from '#tools/simulatorProcess.ts';
import { client, clientIn } from '../client.ts';

describe.skipIf(!hasRedis())('two processes and a Redis', () => {
  test(
    'loses, doubles or mixes no acknowledged write when one is killed in a burst',
    { tags: ['qa-shared'] },
    async () => {
      const redis = await startRedis();
      try {
        const [sessions, requestsOfEach] = [8, 40];
        const { acknowledged, lost, doubled, crossed } = await burst(redis.url, sessions, requestsOfEach);
        // Every fourth of the 320 requests reads; some of the 240 writes fail with the killed process.
        expect(acknowledged).toBeGreaterThan(200);
        expect({ lost, doubled, crossed }).toEqual({ lost: 0, doubled: 0, crossed: 0 });
      } finally {
        await redis.stop();
      }
    },
  );

  test(
    'the live probe succeeds while Redis is silent, and the full probe fails',
    { tags: ['hold-live-probe'] },
    async () => {
      const redis = await startRedis();
      const simulator = await startSimulator({ env: { SIM_STORE: redis.url } });
      try {
        process.kill(redis.pid, 'SIGSTOP');
        const health = (probe: string) =>
          fetch(`${simulator.origin}/_sim/health${probe}`, { signal: AbortSignal.timeout(patience(15_000)) });
        expect((await health('?probe=live')).status).toBe(200);
        const full = await health('');
        expect([full.status, await full.json()]).toMatchObject([503, { store: { reachable: false } }]);
      } finally {
        process.kill(redis.pid, 'SIGCONT');
        await simulator.stop();
        await redis.stop();
      }
    },
  );

  test('both processes list, stream and clear one log of a session', { tags: ['qa-shared'] }, async () => {
    const redis = await startRedis();
    const env = { SIM_STORE: redis.url };
    const simulators = await Promise.all([startSimulator({ env }), startSimulator({ env })]);
    const [one, other] = simulators.map(({ origin }) =>
      client({ origin, session: encodeURIComponent('shared 日志') }),
    );
    const leaving = new AbortController();
    try {
      const { origin } = simulators[1];
      const stream = await fetch(`${origin}/_sim/api/log/stream?search=userDataV2`, {
        headers: { 'x-sim-session': encodeURIComponent('shared 日志') },
        signal: leaving.signal,
      });
      const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      const readUntil = async (wanted: string): Promise<void> => {
        while (!text.includes(wanted)) text += (await reader.read()).value ?? '';
      };
      for (const asked of [one, other, one])
        await asked!.send('GET', '/api/v1/home/userDataV2?productCode=12003');
      await readUntil('id: 3\n');
      const [first, second] = await Promise.all([one!.log(), other!.log()]);
      expect(first.map(({ id }) => id)).toEqual([3, 2, 1]);
      expect(second).toEqual(first);
      const older = await other!.control<{ id: number }[]>(
        'GET',
        '/log?before=3&limit=1&operation=userDataV2',
      );
      expect(older.map(({ id }) => id)).toEqual([2]);
      expect(await one!.control('DELETE', '/log')).toEqual({ cleared: 3 });
      await readUntil('event: cleared');
      await other!.send('GET', '/api/v1/home/userDataV2?productCode=12003');
      expect((await one!.log()).map(({ id }) => id)).toEqual([4]);
    } finally {
      leaving.abort();
      await Promise.all(simulators.map(({ stop }) => stop()));
      await redis.stop();
    }
  });

  test(
    'without Redis calls get 503 with its name, pages still load, health and metrics report it',
    { tags: ['qa-shared'] },
    async () => {
      const redis = await startRedis();
      const simulator = await startSimulator({ env: { SIM_STORE: redis.url } });
      try {
        const asked = await clientIn('baseline', simulator.origin);
        await redis.stop();
        for (const path of ['/_sim/api/clock', '/api/v1/home/userDataV2?productCode=12003']) {
          const { status, text } = await asked.send('GET', path);
          expect(status, path).toBe(503);
          expect(text).toContain(`Redis（${new URL(redis.url).host}）没有应答`);
        }
        for (const path of ['/front/', '/front/company/index', '/front/config.json', '/_sim'])
          expect((await asked.send('GET', path)).status, path).toBe(200);
        const health = await asked.send('GET', '/_sim/health');
        expect(health.status).toBe(503);
        expect(health.json).toMatchObject({ ready: false, store: { kind: 'redis', reachable: false } });
        expect((await asked.send('GET', '/_sim/health?probe=live')).status).toBe(200);
        const { text } = await asked.send('GET', '/_sim/metrics');
        expect(text).toContain('\nsim_store_up 0\n');
        expect(text).toMatch(/\nsim_store_errors_total [1-9]/);
        expect(text).not.toContain('sim_sessions');
      } finally {
        await simulator.stop();
      }
    },
  );

  test(
    'refuses writes on a full Redis, still reads, and recovers by itself',
    { tags: ['hold-full'] },
    async () => {
      const redis = await startRedis();
      const simulator = await startSimulator({ env: { SIM_STORE: redis.url } });
      const { client: keys } = await redisConnection(redis.url);
      try {
        const { send, control } = await clientIn('overdue-bill', simulator.origin);
        const advance = () => send('PUT', '/_sim/api/clock', { advance: 'PT1S' });
        const before = await control('GET', '/clock');
        await keys.configSet('maxmemory', '1');
        const refused = await advance();
        expect(refused.status).toBe(503);
        expect(refused.text).toContain('maxmemory');
        const health = await send('GET', '/_sim/health');
        expect(health.status).toBe(503);
        expect(health.json).toMatchObject({
          ready: false,
          store: { why: expect.stringContaining('maxmemory') },
        });
        expect(await control('GET', '/clock')).toEqual(before);
        await keys.configSet('maxmemory', '0');
        expect((await send('GET', '/_sim/health')).status).toBe(200);
        expect((await advance()).json).toMatchObject({ now: '2026-11-12T10:00:01+08:00' });
      } finally {
        keys.destroy();
        await simulator.stop();
        await redis.stop();
      }
    },
  );
});
