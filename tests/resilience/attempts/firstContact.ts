import type { Attempt } from '../attempt.ts';
import { AT_ONCE, FIRST_PAYMENTS, firstPayments, SESSIONS } from '../firstContact.ts';
import type { Kept } from '../payments.ts';
import type { StoreName } from '../stores.ts';
import { outcomeOf, sumOf } from '../sum.ts';

const ROUNDS = 3;
const settings: readonly (readonly [label: string, store: StoreName, processes: number])[] = [
  ['memory', 'memory', 1],
  ['file', 'file', 1],
  ['redis', 'redis', 1],
  ['redis_two', 'redis', 2],
];

export const attempt: Attempt = {
  issue: '34.1',
  title: `keeps the first payments of ${SESSIONS} new sessions, ${AT_ONCE} at once in each, by one process and two`,
  run: async () => {
    const found: Record<string, Kept> = {};
    for (const [label, name, processes] of settings) {
      const rounds: Kept[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await firstPayments(name, processes));
      found[label] = sumOf(rounds);
    }
    const { figures, shortfalls } = outcomeOf(found);
    const refused = Object.entries(found).filter(
      ([, { acknowledged }]) => acknowledged < ROUNDS * FIRST_PAYMENTS,
    );
    return {
      figures,
      shortfalls: [
        ...shortfalls,
        ...refused.map(([label, { acknowledged }]) => `${label}: only ${acknowledged} acknowledged`),
      ],
    };
  },
};
