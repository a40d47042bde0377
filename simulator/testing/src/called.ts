import { setTimeout as wait } from 'node:timers/promises';
import type { LogEntry } from './wire.ts';

/** Assertions on the requests of one operation. */
export interface Called {
  /**
   * Asserts the exact number of calls. It waits for pending requests; one too many fails at once.
   * @param patienceMs maximum wait
   */
  called(times: number, patienceMs?: number): Promise<void>;
}

const PATIENCE_MS = 5000;
const LOOK_MS = 50;

/** Requests of an operation. */
interface LogReader {
  /** Total number, including entries that the log has dropped. */
  readonly count: () => Promise<number>;
  /** Entries in the log. */
  readonly requests: () => Promise<readonly LogEntry[]>;
}

export const calledOf = (operation: string, { count, requests }: LogReader): Called => ({
  async called(times, patienceMs = PATIENCE_MS) {
    const end = performance.now() + patienceMs;
    let asked = await count();
    while (asked < times && performance.now() < end) {
      await wait(LOOK_MS);
      asked = await count();
    }
    if (asked === times) return;
    const kept = await requests();
    const list = kept.map(
      ({ at, method, path, code }) => `\n  ${at} ${method} ${path} (code ${code ?? 'none'})`,
    );
    const gone = asked > kept.length ? `; the log keeps the last ${kept.length}` : '';
    throw new Error(`${operation} was called ${asked} times, not ${times}${gone}${list.join('')}`);
  },
});
