import { expect, test } from 'vitest';
import type { FreezeKind } from '#generated/shared/enums/FreezeKind.ts';
import { endsWithDebt, type FreezeItem } from './freeze.ts';

const item = (kind: FreezeKind): FreezeItem => ({
  freezeNo: 'DJ1',
  kind,
  amount: 1,
  reason: '-',
  since: '2026-11-12 08:00:00',
  release: '-',
});

test.each<[string, boolean, FreezeKind[], boolean]>([
  ['by overdue bills', true, ['OVERDUE'], true],
  ['by overdue bills, beside an order', true, ['OVERDUE', 'ORDER_HOLD'], true],
  ['by overdue bills and for risk', true, ['OVERDUE', 'RISK'], false],
  ['by overdue bills and by the account', true, ['OVERDUE', 'ACCOUNT'], false],
  ['for risk', true, ['RISK'], false],
  ['by the account, while something is overdue', true, ['ACCOUNT'], false],
  ['not at all: an order holds a part', false, ['ORDER_HOLD'], false],
  ['without a reason', true, [], false],
  ['without a reason, beside an order', true, ['ORDER_HOLD'], false],
])('the freeze %s (frozen: %s, reasons: %j) ends with the debt: %s', (_, frozen, kinds, ends) => {
  expect(endsWithDebt({ frozen, items: kinds.map(item) })).toBe(ends);
});
