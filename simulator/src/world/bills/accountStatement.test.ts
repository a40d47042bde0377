import { describe, expect, test } from 'vitest';
import { RepayMethod, StatementMovementKind } from '#generated/shared/enums.ts';
import { makeWorld } from '../baseline.ts';
import { advanceTo } from '../events.ts';
import type { Given } from '../given.ts';
import { amountDue } from '../ledger/ledger.ts';
import { addDays, addMonths, dayOf, instantOf, monthOf, type Day } from '../values/calendar.ts';
import { sum } from '../values/money.ts';
import type { World } from '../world.ts';
import { accountStatement, balanceOn, kindTotals } from './accountStatement.ts';
import { planOf } from './instalments.ts';
import { addFigures, monthlyStatement } from './statement.ts';

const now = instantOf('2026-11-12', '10:00:00');
const DAY_MS = 86_400_000;

const make = (given: Given, daysLater = 0): World =>
  advanceTo(makeWorld(given, { seed: 'x', now }), now + daysLater * DAY_MS);

const worlds: readonly [string, Given, daysLater?: number][] = [
  ['the baseline', {}],
  ['a quarter later, unpaid', {}, 90],
  ['overdue', { bills: { overdueDays: 40 } }],
  ['flexible with daily interest', { cycle: '5208' }],
  ['flexible with daily interest, overdue', { cycle: '5208' }, 70],
  ['a bill split', { instalment: { underWay: true, secondsAgo: 20 } }],
  ['a bill split, two months later', { instalment: { underWay: true, secondsAgo: 20 } }, 60],
  [
    'a bill split into one sum',
    { instalment: { underWay: true, method: RepayMethod.LumpSum, periods: 3 } },
    1,
  ],
  ['a repayment done', { repay: { underWay: 'account' } }, 1],
  ['nothing bought', { bills: { none: true } }],
  ['factoring', { viewer: { product: '12023' } }],
];

const scopes = [{}, { pin: 'hechuan_cg02' }, { product: '12003' as const }];

/** Returns periods of several lengths up to today. */
function periodsOf(today: Day): { from: Day; to: Day }[] {
  const months = [-5, -4, -3, -2, -1].map((back) => `${addMonths(monthOf(today), back)}-01`);
  return [
    ...months.map((from) => ({ from, to: addDays(`${addMonths(monthOf(from), 1)}-01`, -1) })),
    { from: `${monthOf(today)}-01`, to: today },
    { from: addDays(today, -365), to: today },
    { from: today, to: today },
    { from: addDays(today, -33), to: addDays(today, -9) },
  ];
}

describe.each(worlds)('%s', { tags: ['far-statement'] }, (_, given, daysLater = 0) => {
  const world = make(given, daysLater);
  const today = dayOf(now + daysLater * DAY_MS);

  test.each(scopes)('has a closing balance of opening plus movements: %o', (scope) => {
    for (const period of periodsOf(today)) {
      const { opening, movements, closing } = accountStatement(world, period, scope);
      expect(opening + sum(movements.map(({ amount }) => amount)), period.from).toBe(closing);
      expect(movements.at(-1)?.balance ?? opening).toBe(closing);
      expect(sum(kindTotals(movements).map(({ amount }) => amount))).toBe(closing - opening);
      for (const { day } of movements) expect(day >= period.from && day <= period.to).toBe(true);
    }
  });

  test.each(scopes)('ends today with the total due: %o', (scope) => {
    const { closing } = accountStatement(world, { from: addDays(today, -30), to: today }, scope);
    expect(closing).toBe(amountDue(world, today, scope));
  });

  test('begins each day with the closing balance of the day before', () => {
    const days = Array.from({ length: 120 }, (_day, back) => addDays(today, back - 119));
    let before: number | undefined;
    for (const day of days) {
      const { opening, closing, movements } = accountStatement(world, { from: day, to: day }, {});
      if (before !== undefined) expect(opening, day).toBe(before);
      expect(opening + sum(movements.map(({ amount }) => amount)), day).toBe(closing);
      before = closing;
    }
  });

  test('agrees with the monthly statement', () => {
    for (const back of [-4, -3, -2, -1]) {
      const month = addMonths(monthOf(today), back);
      const period = { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
      const { opening, closing } = accountStatement(world, period, {});
      const figures = addFigures(monthlyStatement(world, month, {}));
      expect([opening, closing], month).toEqual([figures.opening, figures.closing]);
    }
  });
});

test('names each repayment once, with its whole amount', { tags: ['far-statement'] }, () => {
  const world = make({});
  const { movements } = accountStatement(world, { from: '2026-08-01', to: '2026-11-12' }, {});
  const repaid = movements.filter(({ kind }) => kind === StatementMovementKind.Repayment);
  expect(repaid.length).toBeGreaterThan(5);
  expect(new Set(repaid.map(({ number }) => number)).size).toBe(repaid.length);
  for (const { number, amount } of repaid) {
    const repayment = world.repayments.find(({ id }) => id === number);
    expect(-amount, number).toBe(repayment && repayment.amount - repayment.discount);
  }
});

test('keeps a bill as issued until it is split', { tags: ['far-statement'] }, () => {
  const world = make({ instalment: { underWay: true, secondsAgo: 20 } });
  const split = world.bills.find((bill) => bill.split?.appliedAt.startsWith('2026-11-12'));
  if (split === undefined) throw new Error('no bill was split today');
  const { movements } = accountStatement(
    { ...world, bills: [split] },
    { from: '2026-11-01', to: '2026-11-12' },
    {},
  );
  expect(movements.map(({ day, kind }) => [day, kind])).toEqual([
    [split.issuedOn, 'BILL'],
    [split.issuedOn, 'FEE'],
    ['2026-11-12', 'SPLIT'],
  ]);
  expect(balanceOn([split], '2026-11-11')).toBeGreaterThan(0);
  expect(balanceOn([split], '2026-11-12')).toBe(0);
});

test(
  'counts an instalment paid before its month on the day of the payment',
  { tags: ['far-statement'] },
  () => {
    const [first] = planOf({
      principal: 60_000_00,
      periods: 6,
      method: RepayMethod.EqualInstalments,
      firstDueOn: '2026-12-20',
    });
    const [bill] = make({}).bills;
    if (first === undefined || bill === undefined) throw new Error('no plan');
    const parts = { principal: 4_000_00, fee: 0, interest: 0, penalty: 0 };
    const early = {
      ...bill,
      issuedOn: '2026-11-01',
      split: { instalmentNo: 'FQ1', method: RepayMethod.EqualInstalments, appliedAt: '2026-11-05 10:00:00' },
      items: [{ ...first, credits: [{ kind: 'repaid' as const, on: '2026-11-10', by: 'HK1', parts }] }],
    };
    const ledger = { ...make({}), bills: [early] };
    const of = (from: Day, to: Day) =>
      accountStatement(ledger, { from, to }, {}).movements.map(({ day, kind, amount }) => [
        day,
        kind,
        amount,
      ]);
    expect(of('2026-11-06', '2026-12-01')).toEqual([
      ['2026-11-10', 'INSTALMENT', 4_000_00],
      ['2026-11-10', 'REPAYMENT', -4_000_00],
      ['2026-12-01', 'FEE', 360_00],
      ['2026-12-01', 'INSTALMENT', 6_000_00],
    ]);
    expect(of('2026-11-11', '2026-11-30')).toEqual([]);
  },
);

test(
  'counts an instalment that was due before the split from the day of the split',
  { tags: ['far-statement'] },
  () => {
    const world = make({});
    const [bill] = world.bills;
    if (bill === undefined) throw new Error('no bill');
    const method = RepayMethod.EqualInstalments;
    const late = {
      ...bill,
      issuedOn: '2026-11-01',
      split: { instalmentNo: 'FQ1', method, appliedAt: '2026-11-05 10:00:00' },
      items: planOf({ principal: 60_000_00, periods: 6, method, firstDueOn: '2026-11-20' }),
    };
    for (const to of ['2026-11-03', '2026-11-04', '2026-11-05', '2026-11-12']) {
      const { movements, closing } = accountStatement(
        { ...world, bills: [late] },
        { from: '2026-11-01', to },
        {},
      );
      expect(sum(movements.map(({ amount }) => amount)), to).toBe(closing);
      expect(movements.filter(({ kind }) => kind === 'INSTALMENT').map(({ day }) => day)).toEqual(
        to < '2026-11-05' ? [] : ['2026-11-05'],
      );
    }
  },
);
