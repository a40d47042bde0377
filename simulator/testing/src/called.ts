import { setTimeout as wait } from 'node:timers/promises';
import type { LogEntry } from './wire.ts';

/** What is asserted of the requests of one operation. */
export interface Called {
  /**
   * The operation was called just so often. Requests that are on their way are waited for; one too many fails at once.
   * @param patienceMs how long it waits
   */
  called(times: number, patienceMs?: number): Promise<void>;
}

const PATIENCE_MS = 5000;
const LOOK_MS = 50;

/** What is known of the requests of an operation. */
interface Known {
  /** How often it was asked, also where the log no longer keeps all. */
  readonly count: () => Promise<number>;
  /** Those that the log keeps. */
  readonly requests: () => Promise<readonly LogEntry[]>;
}

export const calledOf = (operation: string, { count, requests }: Known): Called => ({
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
