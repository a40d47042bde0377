import { spawnSync } from 'node:child_process';
import { redisConnection } from '#simulator/sessions/redisConnection.ts';
import type { Served } from '#tools/simulatorProcess.ts';
import type { Attempt } from '../attempt.ts';
import { connections, kept, pay, shortfallsOf, type Payment } from '../payments.ts';
import { inStore } from '../stores.ts';

const PAYMENTS = 100;

/** Fills a store, and makes room again. */
interface StoreFiller {
  fill(): Promise<void>;
  clear(): Promise<void>;
}

/** Pays before, while and after a store is full. */
async function payThrough({ origin }: Served, { fill, clear }: StoreFiller) {
  const client = connections(origin, 16);
  const health = async (): Promise<number> => (await fetch(`${origin}/_sim/health`)).status;
  const payAll = (): Promise<Payment[]> =>
    Promise.all(Array.from({ length: PAYMENTS }, (_, index) => pay(client, `full-${index % 10}`)));
  try {
    const before = await payAll();
    await fill();
    const during = await payAll();
    const fullHealth = await health();
    await clear();
    const clearHealth = await health();
    const after = await payAll();
    const counts = await kept([...before, ...during, ...after], origin);
    const taken = during.filter(({ order }) => order !== undefined).length;
    return { counts, fullHealth, clearHealth, taken };
  } finally {
    client.close();
  }
}

/** Sets the maximum file size of a running process; 0 acts like a full disk. */
const limitFiles = (pid: number | undefined, bytes: string): void => {
  const { status } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
  if (status !== 0) throw new Error('prlimit did not work');
};

const full = {
  file: () =>
    inStore('file', async ({ start }) => {
      const simulator = await start();
      return payThrough(simulator, {
        fill: async () => limitFiles(simulator.pid, '0'),
        clear: async () => limitFiles(simulator.pid, 'unlimited'),
      });
    }),
  redis: () =>
    inStore('redis', async ({ start, store }) => {
      const { client } = await redisConnection(store);
      try {
        return await payThrough(await start(), {
          fill: async () => void (await client.configSet('maxmemory', '1')),
          clear: async () => void (await client.configSet('maxmemory', '0')),
        });
      } finally {
        client.destroy();
      }
    }),
};

export const attempt: Attempt = {
  issue: '34.5',
  title: 'acknowledges nothing and is not ready on a full disk or Redis, and recovers by itself',
  run: async () => {
    const figures: Record<string, number> = {};
    const shortfalls: string[] = [];
    for (const [name, run] of Object.entries(full)) {
      const { counts, fullHealth, clearHealth, taken } = await run();
      for (const [key, value] of Object.entries({ ...counts, fullHealth, clearHealth, taken }))
        figures[`${name}_${key}`] = value;
      shortfalls.push(...shortfallsOf(name, counts));
      if (taken > 0) shortfalls.push(`${name}: ${taken} payments were acknowledged while it was full`);
      if (fullHealth !== 503) shortfalls.push(`${name}: its health was ${fullHealth} while it was full`);
      if (clearHealth !== 200) shortfalls.push(`${name}: its health was ${clearHealth} afterwards`);
    }
    return { figures, shortfalls };
  },
};
