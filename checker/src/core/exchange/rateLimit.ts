/** Limits the number of requests per time, spread evenly. */
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotRun } from '../base/cannotRun.ts';
import type { Client } from './client.ts';

const UNITS_MS: Readonly<Record<string, number>> = { s: 1000, m: 60_000 };

/** Returns the interval between requests in ms, for `5/s` or `100/m`. @throws CannotRun for any other text */
export function intervalOf(text: string): number {
  const [, count, unit = 's'] = /^(\d+)(?:\/(s|m))?$/.exec(text) ?? [];
  if (count === undefined || Number(count) === 0)
    throw new CannotRun(
      `--rate-limit ${text}: requests in a second or a minute are wanted, like 5/s or 100/m`,
    );
  return UNITS_MS[unit]! / Number(count);
}

interface Clock {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

const REAL: Clock = { now: () => performance.now(), wait: (ms) => sleep(ms) };

/** Wraps a client so that requests begin at this interval. The wait does not count as response time. */
export function rateLimited(client: Client, intervalMs: number, { now, wait }: Clock = REAL): Client {
  let next = 0;
  return {
    ...client,
    async send(...request) {
      const start = Math.max(now(), next);
      next = start + intervalMs;
      const left = start - now();
      if (left > 0) await wait(left);
      return client.send(...request);
    },
  };
}
