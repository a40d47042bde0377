/** Writes to sessions that two processes share, alternating between them; one process is killed in between. */
import { operationNamed } from '#simulator/services/catalogue.ts';
import { startSimulator } from '../simulatorProcess.ts';
import { http } from './http.ts';
import { inParallel } from './inParallel.ts';
import { session } from './session.ts';

const START = '2026-11-12T10:00:00+08:00';
/** Concurrent requests of a session. */
const WIDTH = 4;
/** Time limit of a request: all sessions write at once. */
const PATIENCE_MS = 60_000;

interface Burst {
  readonly acknowledged: number;
  /** Writes without an answer, which may or may not be applied. */
  readonly unanswered: number;
  readonly lost: number;
  /** Writes applied more often than sent. */
  readonly doubled: number;
  /** Answers that belong to another session. */
  readonly crossed: number;
}

/** Sends the requests. Every write moves its session's clock by a second, so that all are visible; every fourth request reads. */
export async function burst(store: string, sessions: number, requests: number): Promise<Burst> {
  const home = operationNamed('legacy.userDataV2');
  if (!home) throw new Error('no operation legacy.userDataV2');
  const env = { SIM_STORE: store };
  const processes = [await startSimulator({ env }), await startSimulator({ env })] as const;
  const clients = processes.map(({ origin }) => http(origin, PATIENCE_MS, sessions));
  let alive = [...clients];
  let asked = 0;
  let killed: Promise<void> | undefined;
  /** Returns the client of the next request. Kills the second process after half of the requests. */
  const next = () => {
    asked += 1;
    if (asked === Math.floor((sessions * requests) / 2)) {
      killed = processes[1].kill();
      alive = clients.slice(0, 1);
    }
    return alive[asked % alive.length]!;
  };
  const counts = { acknowledged: 0, unanswered: 0, lost: 0, doubled: 0, crossed: 0 };
  try {
    await inParallel(Array.from({ length: sessions }), sessions, async (_, index) => {
      const id = `shared-${index}`;
      const mark = 1_000_000 + index;
      const first = session(clients[0]!, id);
      await first.control('POST', '/session', { scenarios: ['baseline'], clock: START });
      await first.control('PATCH', '/world', { quota: { fixed: mark * 100 } });
      let acknowledged = 0;
      let unanswered = 0;
      await inParallel(Array.from({ length: requests }), WIDTH, async (__, place) => {
        const client = next();
        if (place % 4 === 0) {
          const { status, text } = await session(client, id).call(home, { productCode: '12003' });
          if (status !== 0 && !text.includes(`"creditLimitU1":${mark},`)) counts.crossed += 1;
          return;
        }
        const { status, text } = await client.send({
          method: 'PUT',
          path: '/_sim/api/clock',
          headers: { 'x-sim-session': id, 'content-type': 'application/json' },
          body: JSON.stringify({ advance: 'PT1S' }),
        });
        if (status === 200) acknowledged += 1;
        else if (status === 0) unanswered += 1;
        else throw new Error(`a write was answered ${status}: ${text}`);
      });
      const { now } = await first.control<{ now: string }>('GET', '/clock');
      const happened = (Date.parse(now) - Date.parse(START)) / 1000;
      counts.acknowledged += acknowledged;
      counts.unanswered += unanswered;
      counts.lost += Math.max(0, acknowledged - happened);
      counts.doubled += Math.max(0, happened - acknowledged - unanswered);
    });
    return counts;
  } finally {
    await killed;
    for (const client of clients) client.close();
    await Promise.all(processes.map(({ stop }) => stop()));
  }
}
