import { expect, test } from 'vitest';
import type { Outputs } from '#generated/provisional/io.ts';
import { ownQuota } from './own.ts';

const detail = (change: Partial<Outputs['queryQuotaDetail']> = {}): Outputs['queryQuotaDetail'] => ({
  creditLimit: 1000,
  surplusQuota: 700,
  usedQuota: 300,
  creditLimitU1: 1000,
  creditLimitU3: 0,
  sumFrzQuota: 0,
  quotaType: '3002',
  caps: [{ jdpin: 'child', cap: 100, used: 70 }],
  status: '1601',
  quotaStatus: '00',
  riskFrozenStatus: '00',
  expiresOn: '2027-06-30',
  daysUntilExpiration: 200,
  ...change,
});

test.each([
  ['the rest of its limit', {}, false, 30],
  ['at most the rest of the company', { surplusQuota: 20 }, false, 20],
  ['nothing of a frozen line', { quotaStatus: '10' as const }, false, 0],
  ['nothing for a frozen account', {}, true, 0],
  ['nothing above its limit', { caps: [{ jdpin: 'child', cap: 100, used: 120 }] }, false, 0],
  ['the rest of the company if it has no limit', { caps: [{ jdpin: 'child', used: 70 }] }, false, 700],
  ['nothing if the response does not list it', { caps: [] }, false, 0],
])('gives a child account %s', { tags: ['out-own-available'] }, (_, change, frozen, left) => {
  expect(ownQuota(detail(change), { jdpin: 'child', frozen }).left).toBe(left);
});
