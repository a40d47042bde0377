/** Measures how long other clients wait while a world of 100,000 orders begins, moves its clock and is read. */
import { startSimulator } from '#tools/simulatorProcess.ts';
import type { Attempt } from '../attempt.ts';

/** Maximum wait of another client's probe in ms of processor time. */
const LIMIT_MS = 1000;
/** Number of large sessions that are begun beside the first one, and the maximum number that a simulator holds. */
const LARGE_SESSIONS = 6;
const MOST_LARGE = 4;

type RequestSpec = readonly [name: string, method: string, path: string, body?: unknown];

const requests: readonly RequestSpec[] = [
  ['begin', 'POST', '/session', { scenarios: ['baseline'], size: 'XXL' }],
  ['advance 3,660 days', 'PUT', '/clock', { advance: { days: 3660 } }],
  ['go back', 'PUT', '/clock', { at: '2026-11-20T10:00:00+08:00' }],
  ['snapshot', 'GET', '/snapshot'],
  ['world', 'GET', '/world'],
];

export const attempt: Attempt = {
  issue: '34.8',
  title: 'answers others while a large world begins, moves its clock and is read, and limits large sessions',
  run: async () => {
    const simulator = await startSimulator({ env: { SIM_STORE: 'memory' } });
    const send = async (session: string, [, method, path, body]: RequestSpec): Promise<number> => {
      const answer = await fetch(`${simulator.origin}/_sim/api${path}`, {
        method,
        headers: { 'x-sim-session': session, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    /** @returns the probe's longest wait in ms, the smaller of processor time and wall time */
    const worstWait = async (under: Promise<unknown>): Promise<number> => {
      let isOver = false;
      void under.finally(() => (isOver = true));
      let worst = 0;
      while (!isOver) {
        const [began, used] = [performance.now(), simulator.cpuMs()];
        await fetch(`${simulator.origin}/_sim/health?probe=live`);
        // Processor time includes other threads, and wall time includes busy cores: the smaller one counts.
        worst = Math.max(worst, Math.min(performance.now() - began, simulator.cpuMs() - used));
      }
      return Math.round(worst);
    };
    const figures: Record<string, number> = {};
    const shortfalls: string[] = [];
    try {
      await worstWait(send('warm', ['', 'PUT', '/clock', { advance: { days: 1 } }]));
      for (const one of requests) {
        const [name] = one;
        const wait = await worstWait(send('large', one));
        figures[`${name} wait ms`] = wait;
        if (wait > LIMIT_MS) shortfalls.push(`others wait ${wait} ms during ${name}`);
      }
      const begun: number[] = [];
      for (let index = 0; index < LARGE_SESSIONS; index += 1)
        begun.push(
          await send(`large-${index}`, ['', 'POST', '/session', { scenarios: ['baseline'], size: 'XL' }]),
        );
      figures['large sessions begun'] = 1 + begun.filter((status) => status === 200).length;
      figures['rss MB'] = simulator.rss();
      if (figures['large sessions begun'] > MOST_LARGE)
        shortfalls.push(`more than ${MOST_LARGE} large sessions began`);
      return { figures, shortfalls };
    } finally {
      await simulator.stop();
    }
  },
};
