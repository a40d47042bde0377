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

/** @param requests of the operation so far */
export const calledOf = (operation: string, requests: () => Promise<readonly LogEntry[]>): Called => ({
  async called(times, patienceMs = PATIENCE_MS) {
    const end = performance.now() + patienceMs;
    let seen = await requests();
    while (seen.length < times && performance.now() < end) {
      await wait(LOOK_MS);
      seen = await requests();
    }
    if (seen.length === times) return;
    const list = seen.map(
      ({ at, method, path, code }) => `\n  ${at} ${method} ${path} (code ${code ?? 'none'})`,
    );
    throw new Error(`${operation} was called ${seen.length} times, not ${times}${list.join('')}`);
  },
});
