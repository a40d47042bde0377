import { fileURLToPath } from 'node:url';
import type { Library } from '../scenarios/library.ts';
import { loadLibrary } from '../scenarios/library.ts';
import { liveLibrary, type LiveLibrary } from '../scenarios/reread.ts';
import { checkFault } from '../services/checkFault.ts';
import type { Upstreams } from '../services/upstream.ts';
import { SessionManager } from '../sessions/manager.ts';
import type { RequestLog } from '../sessions/log.ts';
import { memoryLog } from '../sessions/log.ts';
import { memoryStore } from '../sessions/memoryStore.ts';

/** Everything a request can need. */
export interface Simulator {
  readonly library: Library;
  readonly sessions: SessionManager;
  readonly log: RequestLog;
  /** What real backends answer in every session (--upstream). */
  readonly upstreams?: Upstreams | undefined;
  /** What the control interface demands, where other machines reach it (token.ts). */
  readonly token?: string | undefined;
}

const SESSION_IDLE_MS = 12 * 3_600_000;
const SESSION_COUNT = 12_000;
const LOG = { entries: 500, bytes: 8_000_000, totalBytes: 256_000_000 };

export const defaultScenarios = fileURLToPath(new URL('../../../scenarios', import.meta.url));

const cache = fileURLToPath(new URL('../../../.cache/scenarios.json', import.meta.url));

/** @param scenarios folder of the scenario files; @param shared address of a Redis that keeps the sessions of several processes */
export async function makeSimulator(
  scenarios: string,
  shared?: string,
): Promise<Simulator & { readonly library: LiveLibrary }> {
  const kept = scenarios === defaultScenarios ? cache : undefined;
  const library = liveLibrary(await loadLibrary(scenarios, checkFault, kept), scenarios, checkFault);
  const log = memoryLog(LOG);
  const limits = { idleMs: SESSION_IDLE_MS, count: SESSION_COUNT };
  // Its client is loaded only where sessions are shared.
  const store = shared
    ? await (await import('../sessions/redisStore.ts')).redisStore(shared, limits)
    : memoryStore({ ...limits, onForget: (id) => log.forget(id) });
  return { library, log, sessions: new SessionManager(store, library) };
}
