import { expect, test } from 'vitest';
import type { FreezeKind } from '#generated/shared/enums/FreezeKind.ts';
import type { FreezeItem } from '../../domain/quota/freeze.ts';
import { leftOf } from '../../domain/quota/own.ts';
import { freezeState, kindsOf, movementFilter, usedPercent } from './rules.ts';

const item = (kind: FreezeKind): FreezeItem => ({
  freezeNo: 'DJ1',
  kind,
  amount: 1,
  reason: '',
  since: '2026-11-12 08:00:00',
  release: '',
});

test.each<[boolean, FreezeKind[], string]>([
  [false, [], 'none'],
  [false, ['ORDER_HOLD'], 'held'],
  [true, ['OVERDUE', 'ORDER_HOLD'], 'frozen'],
  [true, ['RISK', 'ORDER_HOLD'], 'risk'],
  [true, ['ACCOUNT', 'RISK'], 'frozen'],
  [true, [], 'frozen'],
])('freezeState of frozen %s with %j is %s', (frozen, kinds, state) => {
  expect(freezeState({ frozen, items: kinds.map(item) })).toBe(state);
});

test('lists each kind of freeze once', () => {
  expect(kindsOf([item('RISK'), item('RISK'), item('ORDER_HOLD')])).toEqual(['RISK', 'ORDER_HOLD']);
});

test.each([
  [{ used: 300, cap: 900 }, 33.33],
  [{ used: 299.3 }, 24.94],
  [{ used: 300 }, 25],
  [{ used: 1_000, cap: 900 }, 100],
  [{ used: 0, cap: 0 }, 0],
])('usedPercent of %j in a line of 1,200 is %d', (cap, percent) =>
  expect(usedPercent(cap, 1_200)).toBe(percent),
);

test.each([
  [{ used: 300, cap: 900 }, 1_000, 600],
  [{ used: 300, cap: 900 }, 500, 500],
  [{ used: 0.1, cap: 0.3 }, 500, 0.2],
  [{ used: 1_000, cap: 900 }, 500, 0],
  [{ used: 300 }, 500, 500],
])('leftOf %j with %d available is %d', (cap, available, left) => expect(leftOf(cap, available)).toBe(left));

const any = { days: '', dateFrom: '', dateTo: '', kind: '' } as const;

test('converts filters to the request of the provider', () => {
  expect(movementFilter({ ...any, days: '30', kind: 'REFUND' })).toEqual({ days: 30, kind: ['REFUND'] });
  expect(movementFilter({ ...any, dateFrom: '2026-10-01' })).toEqual({ dateFrom: '2026-10-01' });
  expect(movementFilter(any)).toEqual({});
});
