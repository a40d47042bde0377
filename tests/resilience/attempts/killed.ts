import type { Attempt } from '../attempt.ts';
import { paymentsUntilKilled } from '../killed.ts';
import type { Kept } from '../payments.ts';
import { storeNames } from '../stores.ts';
import { outcomeOf, sumOf } from '../sum.ts';

/** Numbers of acknowledged payments, of 500, after which the process is killed. */
const MOMENTS = [1, 100, 200, 300, 450];

export const attempt: Attempt = {
  issue: '34.2',
  title: 'keeps every acknowledged payment of 500 parallel ones when killed at five moments',
  run: async () => {
    const settings: Record<string, Kept> = {};
    for (const name of storeNames) {
      const rounds: Kept[] = [];
      for (const moment of MOMENTS) rounds.push(await paymentsUntilKilled(name, moment));
      settings[name] = sumOf(rounds);
    }
    return outcomeOf(settings);
  },
};
