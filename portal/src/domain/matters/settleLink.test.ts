import { expect, test } from 'vitest';
import { catalogue } from '../../products/catalogue.ts';
import { settleLink } from './settleLink.ts';
import type { Matter } from './words.ts';

test.each<[Matter, string]>([
  [{ kind: 'INCOMING', count: 2, accountType: 'vas' }, '/vas/vasClaim?fromName=vasClaimResult'],
  [{ kind: 'INCOMING', count: 2, accountType: 'easyPay' }, '/yjf/claim'],
  [{ kind: 'BILLS_DUE', count: 1 }, '/company/billListNew?tabName=waitRepay'],
  [{ kind: 'UNBILLED', count: 1 }, '/company/index'],
])('%j', (matter, link) => {
  expect(settleLink(matter, catalogue['12003'])).toBe(link);
});
