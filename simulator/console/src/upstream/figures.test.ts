import { expect, test } from 'vitest';
import type { LogEntry } from '../log/entry.ts';
import { figuresIn } from './figures.ts';

const entry = (operationId: string, ms: number, more: Partial<LogEntry> = {}): LogEntry => ({
  id: 1,
  at: '2026-11-12T10:00:00+08:00',
  service: 'standard',
  operationId,
  method: 'POST',
  path: `/jcstd-api/${operationId}`,
  status: 200,
  valid: { request: true, response: true },
  ms,
  ...more,
});

test('returns requests, times, failures and violations of each operation, the most called first', () => {
  const times = [...Array.from({ length: 99 }, (_, index) => index + 1), 900];
  const calls = times.map((ms) => entry('queryCouponInfo', ms));
  const [first, second] = figuresIn([
    entry('versionCompute', 3, {
      status: 502,
      response: '{"message":"真实后端 http://127.0.0.1:1 没有应答：连接被拒绝","reason":"连接被拒绝"}',
    }),
    entry('versionCompute', 5, { valid: { request: false, response: false } }),
    ...calls,
  ]);
  expect(first).toEqual({
    operation: 'standard.queryCouponInfo',
    requests: 100,
    medianMs: 50,
    p99Ms: 99,
    failed: 0,
    reason: undefined,
    requestBreaks: 0,
    responseBreaks: 0,
  });
  // A response other than HTTP 200 counts as failed, not as a violation.
  expect(second).toEqual({
    operation: 'standard.versionCompute',
    requests: 2,
    medianMs: 3,
    p99Ms: 5,
    failed: 1,
    reason: '连接被拒绝',
    requestBreaks: 1,
    responseBreaks: 1,
  });
  expect(figuresIn([])).toEqual([]);
});

test("gives the newest status as the reason of a backend's own failure", () => {
  const failed = [503, 500].map((status) => entry('queryCouponInfo', 1, { status, response: '<html>' }));
  expect(figuresIn(failed)).toMatchObject([{ failed: 2, reason: 'HTTP 503' }]);
});
