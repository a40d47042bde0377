/** Runs a test in a new, empty session store of one of the three kinds. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis } from '#tools/sim/redisServer.ts';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';

export const storeNames = ['memory', 'file', 'redis'] as const;

export type StoreName = (typeof storeNames)[number];

export interface TestStore {
  /** Value of SIM_STORE. */
  readonly store: string;
  /** Starts a simulator with this store. It is killed after the work. */
  start(): Promise<Served>;
}

export async function inStore<Result>(
  name: StoreName,
  work: (place: TestStore) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'resilience-'));
  const redis = name === 'redis' ? await startRedis() : undefined;
  const store = redis?.url ?? (name === 'file' ? `file:${folder}` : 'memory');
  const started: Served[] = [];
  const start = async (): Promise<Served> => {
    const simulator = await startSimulator({ env: { SIM_STORE: store } });
    started.push(simulator);
    return simulator;
  };
  try {
    return await work({ store, start });
  } finally {
    await Promise.all(started.map(({ kill }) => kill()));
    await redis?.stop();
    rmSync(folder, { recursive: true });
  }
}
