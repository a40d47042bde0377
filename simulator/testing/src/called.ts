import { setTimeout as wait } from 'node:timers/promises';
import type { LogEntry } from './wire.ts';

/** Assertions on the requests of one operation. */
export interface Called {
  /**
   * Asserts the exact number of calls. It waits for calls that are missing; one too many fails at once.
   * @param patienceMs maximum wait
   */
  called(times: number, patienceMs?: number): Promise<void>;
}

const PATIENCE_MS = 5000;
/** Interval of the checks. */
const LOOK_MS = 50;

/** Reads the requests of an operation. */
interface LogReader {
  /** Total number, including entries that the log has dropped. */
  readonly count: () => Promise<number>;
  /** Entries in the log. */
  readonly requests: () => Promise<readonly LogEntry[]>;
}

export const calledOf = (operation: string, { count, requests }: LogReader): Called => ({
  async called(times, patienceMs = PATIENCE_MS) {
    const end = performance.now() + patienceMs;
    let calls = await count();
    while (calls < times && performance.now() < end) {
      await wait(LOOK_MS);
      calls = await count();
    }
    if (calls === times) return;
    const kept = await requests();
    const list = kept.map(
      ({ at, method, path, code }) => `\n  ${at} ${method} ${path} (code ${code ?? 'none'})`,
    );
    const gone = calls > kept.length ? `; the log keeps the last ${kept.length}` : '';
    throw new Error(`${operation} was called ${calls} times, not ${times}${gone}${list.join('')}`);
  },
});
