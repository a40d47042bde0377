import { expect, test } from 'vitest';
import { ladderPercent, nextTimeLevel, rightRows, type LevelRights } from './rules.ts';

const rules = [0, 60_000, 150_000, 600_000, 1_500_000, 3_000_000].map((tradeAmount) => ({ tradeAmount }));

test.each([
  [0, 0],
  [30_000, 10],
  [60_000, 20],
  [1_500_000, 80],
  [2_250_000, 90],
  [3_000_000, 100],
  [9_000_000, 100],
])('ladderPercent of purchases of %d is %d', (traded, percent) => {
  expect(ladderPercent(rules, traded)).toBeCloseTo(percent, 6);
});

test('finds the next time level and the months until then', () => {
  expect(nextTimeLevel('m12_36', 28)).toEqual({ level: 'm36_48', months: 8 });
  expect(nextTimeLevel('m48_plus', 60)).toBeUndefined();
});

const level = (
  name: LevelRights['level'],
  cycles: readonly ('5106' | '5107')[],
  special: string,
  amount?: number,
): LevelRights => ({
  level: name,
  rights: {
    billingPeriodRes: { periodList: [...cycles] },
    billingPeriodPriceRes: {
      priceList: cycles.map((cycle) => ({
        cycle,
        serviceCharge: cycle === '5107' ? 0.6 : 0,
        longestDays: 21,
      })),
    },
    couponRightRes: {
      rights: amount === undefined ? [] : [{ couponName: '采购满减券', couponAmount: amount, couponNum: 2 }],
    },
    specialRightRes: { specialRightDesc: special },
  },
});

test('shows the charge alone if the provider gives no longest term', () => {
  const rights = level('V1', ['5107'], '').rights;
  const priceList = rights.billingPeriodPriceRes.priceList.map(({ longestDays: _none, ...rest }) => rest);
  const rows = rightRows([{ level: 'V1', rights: { ...rights, billingPeriodPriceRes: { priceList } } }]);
  expect(rows[0]?.cells).toEqual([{ value: '服务费0.6%' }]);
});

test('builds a row for each right and a cell for each level', () => {
  const rows = rightRows([
    level('V1', ['5106'], ''),
    level('V5', ['5106', '5107'], '专属客户经理，提额优先审核', 100),
  ]);
  expect(rows).toEqual([
    {
      name: '账期：周结',
      cells: [
        { value: '最长21天', note: '服务费0%' },
        { value: '最长21天', note: '服务费0%' },
      ],
    },
    { name: '账期：月结', cells: ['none', { value: '最长21天', note: '服务费0.6%' }] },
    { name: '采购满减券', cells: ['none', { value: '¥100', note: '每月2张' }] },
    { name: '专属客户经理', cells: ['none', 'has'] },
    { name: '提额优先审核', cells: ['none', 'has'] },
  ]);
});
