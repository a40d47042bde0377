import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { median } from '#tools/sim/bench/median.ts';
import { inParallel } from '#tools/sim/inParallel.ts';
import { rounded } from '#tools/sim/table.ts';
import type { Served } from '#tools/simulatorProcess.ts';
import type { Attempt } from '../attempt.ts';
import { connections, pay } from '../payments.ts';
import { inStore, storeNames } from '../stores.ts';

const ROUNDS = 3;
const SECONDS = 4;
const WRITES = 20_000;
const WRITE_SESSIONS = 20;
/** Minimum requests per second of the file store, as a share of the memory store's. */
const LEAST_SHARE = 0.6;
/** Maximum p99 of the file store, as a multiple of the memory store's. */
const MOST_SLOWER = 5;

interface Speed {
  readonly perSecond: number;
  readonly p99: number;
  readonly failed: number;
}

/** Measures from another process, so that the load does not slow down the measurement. */
async function speedOf(origin: string, round: number): Promise<Speed> {
  const child = fork(join(import.meta.dirname, '../mixedLoad.ts'), [origin, String(SECONDS), `r${round}`]);
  const [speed] = await once(child, 'message');
  return speed;
}

/** Measures the simulators in turn, so that a busy machine affects all equally; the first round is a warm-up. */
async function speedsOf(simulators: readonly Served[]): Promise<Speed[]> {
  const rounds = simulators.map((): Speed[] => []);
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [index, { origin }] of simulators.entries()) {
      const speed = await speedOf(origin, round);
      if (round > 0) rounds[index]!.push(speed);
    }
  return rounds.map((speeds) => ({
    perSecond: median(speeds.map(({ perSecond }) => perSecond)),
    p99: median(speeds.map(({ p99 }) => p99)),
    failed: speeds.reduce((sum, { failed }) => sum + failed, 0),
  }));
}

/** @returns MB used after many writes */
async function rssAfterWrites({ origin, rss }: Served): Promise<number> {
  const client = connections(origin, 32);
  await inParallel(Array.from({ length: WRITES }), 32, (_, index) =>
    pay(client, `many-${index % WRITE_SESSIONS}`),
  );
  client.close();
  return rss();
}

async function measure(simulators: readonly Served[]) {
  const speeds = await speedsOf(simulators);
  const figures: Record<string, number> = {};
  for (const [index, name] of storeNames.entries()) {
    figures[`${name}_per_second`] = Math.round(speeds[index]!.perSecond);
    figures[`${name}_p99_ms`] = Math.round(speeds[index]!.p99);
    figures[`${name}_rss_mb_after_20000_writes`] = await rssAfterWrites(simulators[index]!);
  }
  const [memory, file] = [speeds[0]!, speeds[1]!];
  const share = rounded(file.perSecond / memory.perSecond);
  const slower = rounded(file.p99 / memory.p99);
  const failed = speeds.reduce((sum, speed) => sum + speed.failed, 0);
  return {
    figures: { ...figures, file_to_memory: share, file_p99_to_memory: slower },
    shortfalls: [
      ...(failed > 0 ? [`${failed} requests failed`] : []),
      ...(share < LEAST_SHARE ? [`the file store answers ${share} × memory, below ${LEAST_SHARE}`] : []),
      ...(slower > MOST_SLOWER ? [`its p99 is ${slower} × memory's, above ${MOST_SLOWER}`] : []),
    ],
  };
}

export const attempt: Attempt = {
  issue: '34.2',
  title: 'answers from files nearly as fast as from memory while one third of the requests write',
  run: () =>
    inStore('memory', (memory) =>
      inStore('file', (file) =>
        inStore('redis', async (redis) =>
          measure(await Promise.all([memory, file, redis].map(({ start }) => start()))),
        ),
      ),
    ),
};
