import { expect, test } from 'vitest';
import type { LogEntry } from '../log/entry.ts';
import { findingsIn } from './findings.ts';

const entry: LogEntry = {
  id: 1,
  at: '2026-11-12T10:00:00+08:00',
  service: 'standard',
  operationId: 'queryCouponInfo',
  method: 'POST',
  path: '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo',
  status: 200,
  valid: { request: true, response: false },
  ms: 1,
};
const violation = { pointer: '/resultData/availableCouponNum', message: '应为整数' };

test('counts a repeated finding, separates request and response, and finds none without violations', () => {
  const found = findingsIn([
    { ...entry, violations: [violation] },
    {
      ...entry,
      violations: [violation],
      requestViolations: [{ pointer: '/productCode', message: '缺少必填字段' }],
    },
    { ...entry, operationId: 'versionCompute', violations: [violation] },
  ]);
  const standard = 'standard.queryCouponInfo';
  expect(found).toEqual([
    { operation: standard, side: 'response', ...violation, times: 2 },
    { operation: standard, side: 'request', pointer: '/productCode', message: '缺少必填字段', times: 1 },
    { operation: 'standard.versionCompute', side: 'response', ...violation, times: 1 },
  ]);
  expect(findingsIn([entry])).toEqual([]);
});
