import { catalogue } from '../services/catalogue.ts';
import type { SessionManager } from '../sessions/manager.ts';
import { StoreGone } from '../sessions/storeGone.ts';
import type { ControlHandler } from './context.ts';
import { exposition, type Family } from './exposition.ts';
import { versionOf } from './version.ts';

/**
 * Time in ms to wait for the store, by probe. Callers give up soon after. A live process need not reach its store, so the
 * probe `live` waits only shortly.
 */
const SILENT_MS = { ready: 3000, live: 500 } as const;

/** Reports health. It need not check the contracts: they are compiled before the server listens. */
export const getHealth: ControlHandler<'getHealth'> = async (
  { probe = 'ready' },
  { sessions, library, running },
) => {
  const why = await unreachable(() => within(SILENT_MS[probe], sessions.check()));
  const stopping = running.ending.signal.aborted;
  return {
    ready: why === undefined && !stopping,
    ...(await versionOf()),
    operations: catalogue.length,
    scenarios: { serving: library.scenarios.length, broken: library.problems.length },
    store: {
      kind: running.store,
      reachable: why === undefined,
      ...(why !== undefined && { why }),
      ...(sessions.setAside() > 0 && { setAside: sessions.setAside() }),
    },
    stopping,
    uptime: Math.round(process.uptime() * 10) / 10,
  };
};

export const getMetrics: ControlHandler<'getMetrics'> = async (_input, { sessions, running }) =>
  exposition([...running.metrics.families(), ...(await ofSessions(sessions)), ...ofProcess()]);

/** Metrics of the sessions; their number is left out while the store does not answer. */
async function ofSessions(sessions: SessionManager): Promise<Family[]> {
  let count: number | undefined;
  const why = await unreachable(async () => void (count = await sessions.count()));
  return [
    gauge('sim_store_up', 'Whether the store of the sessions answers.', why === undefined ? 1 : 0),
    ...(count === undefined ? [] : [gauge('sim_sessions', 'Sessions that live in the store.', count)]),
  ];
}

/** Metrics of this process, under the names that the official Prometheus clients use. */
function ofProcess(): Family[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const started = Date.now() / 1000 - process.uptime();
  return [
    gauge('process_resident_memory_bytes', 'Memory that the process holds.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Memory in use by JavaScript.', heapUsed),
    gauge('process_start_time_seconds', 'When it was started, since 1970.', started),
    {
      name: 'process_cpu_seconds_total',
      type: 'counter',
      help: 'Time of a core that it has used.',
      samples: [{ value: (user + system) / 1e6 }],
    },
  ];
}

const gauge = (name: string, help: string, value: number): Family => ({
  name,
  type: 'gauge',
  help,
  samples: [{ value }],
});

/** Waits for a check. @throws StoreGone if it takes longer than `ms` */
async function within(ms: number, check: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new StoreGone('存储', new Error(`${ms} ms`))), ms);
  });
  try {
    await Promise.race([check, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** @returns why the store does not answer; undefined if it does */
async function unreachable(ask: () => Promise<void>): Promise<string | undefined> {
  try {
    await ask();
    return undefined;
  } catch (error) {
    if (error instanceof StoreGone) return error.message;
    throw error;
  }
}
