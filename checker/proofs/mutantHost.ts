/**
 * Runs one simulator in this process. Its mutant can change between two requests, it records the requests, and its clock can run
 * fast: seconds of simulated time then pass in milliseconds.
 */
import { newRunning } from '../../simulator/src/control/running.ts';
import { mutated } from '../../simulator/src/mutants/catalogue.ts';
import type { Mutant } from '../../simulator/src/mutants/mutant.ts';
import { loadLibrary } from '../../simulator/src/scenarios/library.ts';
import { listen } from '../../simulator/src/server/listen.ts';
import { answer } from '../../simulator/src/server/pipeline.ts';
import type { Respond } from '../../simulator/src/server/pipeline.ts';
import type { Incoming } from '../../simulator/src/server/request/incoming.ts';
import { makeServer } from '../../simulator/src/server/server.ts';
import { defaultScenarios } from '../../simulator/src/server/simulator.ts';
import { Waiting } from '../../simulator/src/server/waiting.ts';
import type { Operation } from '../../simulator/src/services/catalogue.ts';
import { checkFault } from '../../simulator/src/services/checkFault.ts';
import { letRun } from '../../simulator/src/sessions/clock.ts';
import { memoryLog } from '../../simulator/src/sessions/log.ts';
import { SessionManager } from '../../simulator/src/sessions/manager.ts';
import { memoryStore } from '../../simulator/src/sessions/memoryStore.ts';
import type { Session } from '../../simulator/src/sessions/session.ts';

/** A request to the provider, with the session as it was before. */
export interface RecordedRequest {
  readonly operation: Operation;
  readonly incoming: Incoming;
  readonly session: Session;
}

export interface MutantHost {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** Activates a mutant, or none, and clears the recorded requests. */
  activate(mutant?: Mutant): void;
  /** The first `keep` requests since `activate`, oldest first. */
  readonly asked: readonly RecordedRequest[];
  /** Number of all requests since `activate`. */
  readonly count: () => number;
  /** Starts a session at the beginning of a scenario; its clock stands still unless `running`. */
  start(id: string, scenario: string, options?: { running?: boolean }): Promise<void>;
  /** Restores an earlier state of a session. */
  restore(session: Session): Promise<void>;
  close(): Promise<void>;
}

/**
 * More sessions than a whole proof starts. A full store would drop unchanged sessions first, and the sessions of logged-out accounts
 * are unchanged.
 */
const COUNT = 100_000;

/**
 * @param speed simulated seconds per second while a session's clock runs
 * @param keep maximum number of recorded requests
 */
export async function openMutantHost({ speed = 1, keep = 0, port = 0 } = {}): Promise<MutantHost> {
  const began = Date.now();
  const machine = (): number => began + (Date.now() - began) * speed;
  const log = memoryLog({ entries: 1, bytes: 1_000_000, totalBytes: 1_000_000 });
  const store = memoryStore({
    idleMs: Infinity,
    count: COUNT,
    bytes: Infinity,
    onForget: (id) => log.forget(id),
  });
  const library = await loadLibrary(defaultScenarios, checkFault);
  const sessions = new SessionManager(store, library, machine);
  const asked: RecordedRequest[] = [];
  let count = 0;
  let respondNow: Respond = answer;

  const respond: Respond = async (operation, incoming, sessionId, simulator) => {
    count += 1;
    if (asked.length < keep) asked.push({ operation, incoming, session: await sessions.current(sessionId) });
    return respondNow(operation, incoming, sessionId, simulator);
  };
  const server = makeServer(
    { library, sessions, log, running: newRunning(), waiting: new Waiting() },
    respond,
  );
  return {
    origin: await listen(server, port),
    activate(mutant) {
      respondNow = mutant ? mutated(mutant) : answer;
      asked.length = 0;
      count = 0;
    },
    asked,
    count: () => count,
    async start(id, scenario, { running = false } = {}) {
      await sessions.start(id, scenario);
      if (running)
        await sessions.change(id, (session) => [
          { ...session, clock: letRun(session.clock, true, machine()) },
          undefined,
        ]);
    },
    restore: (session) => sessions.replace(session),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
