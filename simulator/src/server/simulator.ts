import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newRunning, type Running } from '../control/running.ts';
import type { Library } from '../scenarios/library.ts';
import { loadLibrary } from '../scenarios/library.ts';
import { liveLibrary, type LiveLibrary } from '../scenarios/reread.ts';
import { checkFault } from '../services/checkFault.ts';
import type { Upstreams } from '../services/upstream.ts';
import type { RequestLog } from '../sessions/log.ts';
import { memoryLog } from '../sessions/log.ts';
import { SessionManager } from '../sessions/manager.ts';
import { memoryStore } from '../sessions/memoryStore.ts';
import type { Session } from '../sessions/session.ts';
import type { SessionStore, StoreLimits } from '../sessions/store.ts';
import { storeAddress, type StoreAddress } from '../sessions/storeAddress.ts';
import type { Tracing } from './tracing.ts';
import { Waiting } from './waiting.ts';

/** Dependencies of every request. */
export interface Simulator {
  readonly library: Library;
  readonly sessions: SessionManager;
  readonly log: RequestLog;
  readonly running: Running;
  readonly waiting: Waiting;
  /** Real backends for every session (--upstream). */
  readonly upstreams?: Upstreams | undefined;
  /** Token that the control interface requires if other machines can reach it (token.ts). */
  readonly token?: string | undefined;
  /** Traces for OpenTelemetry, if a collector is named. */
  readonly tracing?: Tracing | undefined;
}

/** Limits of the store, in the range of a team of testers on one machine. */
const SESSION_IDLE_MS = 12 * 3_600_000;
const SESSION_COUNT = 12_000;
const SESSION_BYTES = 256_000_000;
const LOG = { entries: 500, bytes: 8_000_000, totalBytes: 256_000_000 };

const root = fileURLToPath(new URL('../../..', import.meta.url));
export const defaultScenarios = join(root, 'scenarios');
const cache = join(root, '.cache/scenarios.json');

/**
 * @param scenarios folder of the scenario files
 * @param storeText store address, as in `SIM_STORE`
 * @throws if it is no store address, or the store does not answer
 */
export async function makeSimulator(
  scenarios: string,
  storeText?: string,
): Promise<Simulator & { readonly library: LiveLibrary }> {
  const address = storeAddress(storeText);
  const kept = scenarios === defaultScenarios ? cache : undefined;
  const library = liveLibrary(await loadLibrary(scenarios, checkFault, kept), scenarios, checkFault);
  const running = newRunning(address.kind);
  const limits = {
    idleMs: SESSION_IDLE_MS,
    count: SESSION_COUNT,
    bytes: SESSION_BYTES,
    onFailure: () => running.metrics.storeFailed(),
  };
  const { store, log } = await openStores(address, limits);
  return { library, log, running, waiting: new Waiting(), sessions: new SessionManager(store, library) };
}

/** Creates the store of sessions and logs. The module of a store kind is loaded only when used. */
async function openStores(
  address: StoreAddress,
  limits: StoreLimits,
): Promise<{ store: SessionStore; log: RequestLog }> {
  if (address.kind === 'redis') {
    const [{ redisConnection }, { redisStore }, { redisLog }] = await Promise.all([
      import('../sessions/redisConnection.ts'),
      import('../sessions/redisStore.ts'),
      import('../sessions/redisLog.ts'),
    ]);
    const redis = await redisConnection(address.url, limits.onFailure);
    return {
      store: redisStore(redis, { ...limits, assertUsable: assertUsableSession }),
      log: await redisLog(redis, LOG),
    };
  }
  const log = memoryLog(LOG);
  const here = { ...limits, onForget: (id: string) => log.forget(id) };
  if (address.kind === 'memory') return { store: memoryStore(here), log };
  const { fileStore } = await import('../sessions/fileStore.ts');
  const folder = resolve(root, address.folder);
  return { store: await fileStore(folder, { ...here, assertUsable: assertUsableSession }), log };
}

/** @throws if a stored world does not fit this version: it is frozen, so new members cannot be added */
async function assertUsableSession({ world, worldAt }: Session): Promise<void> {
  const { worldMaker } = await import('../control/worldMaker.ts');
  (await worldMaker())(world, '会话的世界', worldAt);
}
