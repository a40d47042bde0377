import { describe, expect, test } from 'vitest';
import { makeWorld } from './baseline.ts';
import { instantOf } from './values/calendar.ts';
import type { Given } from './given.ts';
import { brokenLaws, lawNames, type LawName } from './laws.ts';
import type { World } from './world.ts';
import type { PlanItem } from './ledger/schema.ts';

const now = instantOf('2026-11-12', '10:00:00');
const today = '2026-11-12';
const make = (given: Given = {}) => makeWorld(given, { seed: 'x', now });
const world = make();

test.each<[string, Given]>([
  ['the baseline', {}],
  ['overdue', { bills: { overdueDays: 40 } }],
  ['flexible by the day', { cycle: '5208' }],
  ['nothing bought', { bills: { none: true } }],
  ['a repayment under way', { repay: { underWay: 'account' } }],
])('%s breaks no law', (_, given) => expect(brokenLaws(make(given), today)).toEqual([]));

const withItem = (change: (item: PlanItem) => PlanItem): World => {
  const [first, ...others] = world.bills.toReversed();
  if (first === undefined) throw new Error('no bills');
  return { ...world, bills: [...others.toReversed(), { ...first, items: first.items.map(change) }] };
};

const change = {
  changeNo: 'BG1',
  status: 'REVIEWING',
  submittedAt: '2026-11-12 09:00:00',
  finishedAt: '2026-11-13 11:00:00',
  after: { registeredCapital: 2000 },
  before: { registeredCapital: 500 },
  asked: { flowType: 'NORMAL', needCompleteInfo: false },
} as const;

/** Each law with a world that breaks it. */
const broken: Record<LawName, World> = {
  'whole-cents': withItem((item) => ({ ...item, fee: 0.5 })),
  'available-quota': { ...world, quota: { ...world.quota, held: -1 } },
  'bill-is-its-items': withItem((item) => ({ ...item, principal: item.principal + 100 })),
  'owed-never-negative': withItem((item) => ({ ...item, principal: -1 })),
  conservation: withItem((item) => ({ ...item, settledOn: today })),
  'settled-owes-nothing': withItem((item) => ({ ...item, settledOn: today })),
  'quota-returns': withItem((item) => ({ ...item, settledOn: today })),
  'repayments-are-credits': { ...world, repayments: world.repayments.slice(1) },
  'refunds-are-credits': { ...world, refunds: [] },
  'balance-never-negative': {
    ...world,
    funds: world.funds.map((account) => ({ ...account, movements: account.movements.slice(1) })),
  },
  'names-are-known': { ...world, viewer: { ...world.viewer, pin: 'nobody' } },
  'accounts-are-one': { ...world, logins: [{ pin: world.viewer.pin }] },
  'deleted-owes-nothing': { ...world, formerAccounts: world.accounts.slice(0, 1) },
  'loans-have-orders': { ...world, orders: [] },
  'one-company-change': { ...world, companyChanges: [change, change] },
  'cancelled-owes-nothing': {
    ...world,
    openings: [],
    cancelled: [
      {
        cancelNo: 'ZX1',
        product: '12003',
        reason: 'OTHER',
        at: '2026-11-12 09:00:00',
        pin: world.viewer.pin,
      },
    ],
  },
};

describe('a law that is broken is told by its name', () => {
  test.each(lawNames)('%s', (law) => {
    expect(brokenLaws(broken[law], today).map((entry) => entry.law)).toContain(law);
  });
});
