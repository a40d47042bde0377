import { expect, test } from 'vitest';
import { calledOf } from './called.ts';
import type { LogEntry } from './wire.ts';

const kept = { at: '10:00', method: 'POST', path: '/coupon', code: '0000' } as LogEntry;

test.each([
  [1, ''],
  [520, '; the log keeps the last 1'],
])('counts %d calls, also those that the log has dropped', { tags: ['team-counts'] }, async (calls, gone) => {
  const { called } = calledOf('gateway.affirm', {
    count: () => Promise.resolve(calls),
    requests: () => Promise.resolve([kept]),
  });
  await called(calls);
  await expect(called(0)).rejects.toThrow(
    `gateway.affirm was called ${calls} times, not 0${gone}\n  10:00 POST /coupon (code 0000)`,
  );
});
