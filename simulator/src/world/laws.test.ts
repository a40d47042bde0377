import { describe, expect, test } from 'vitest';
import { makeWorld } from './baseline.ts';
import type { Given } from './given.ts';
import { brokenLaws, lawNames, type LawName } from './laws.ts';
import type { PlanItem } from './ledger/schema.ts';
import { instantOf } from './values/calendar.ts';
import type { World } from './world.ts';

const now = instantOf('2026-11-12', '10:00:00');
const today = '2026-11-12';
const make = (given: Given = {}) => makeWorld(given, { seed: 'x', now });
const world = make();
const paying = make({ repay: { underWay: 'account' } });
const claiming = make({ funds: { claim: 'under-way' } });
const inTwoFunds = make({ funds: { offlineAccount: true } });

const withBook = (from: World, change: (book: World['fundBook']) => Partial<World['fundBook']>): World => ({
  ...from,
  fundBook: { ...from.fundBook, ...change(from.fundBook) },
});

test.each<[string, Given]>([
  ['the baseline', {}],
  ['overdue', { bills: { overdueDays: 40 } }],
  ['flexible by the day', { cycle: '5208' }],
  ['nothing bought', { bills: { none: true } }],
  ['a repayment under way', { repay: { underWay: 'account' } }],
  ['a claim under way', { funds: { claim: 'under-way' } }],
  ['a claim that failed', { funds: { claim: 'failed' } }],
  ['a pending amount', { funds: { pending: 5_000 } }],
  ['a withdrawal that failed', { funds: { guidanceRead: true, withdrawal: 'failed' } }],
  ['two funders and all cards', { funds: { offlineAccount: true, cards: 3 } }],
  ['factoring', { viewer: { product: '12023' } }],
  ['no overflow account', { funds: { withoutOverflow: true } }],
  ['no fund account', { funds: { none: true } }],
])('breaks no invariant in the world: %s', (_, given) => expect(brokenLaws(make(given), today)).toEqual([]));

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

const agentChange = {
  changeNo: 'JB1',
  status: 'REVIEWING',
  submittedAt: '2026-11-12 09:00:00',
  finishedAt: '2026-11-13 11:00:00',
  before: world.agent,
  after: { ...world.agent, email: 'caiwu@hechuan.cn' },
} as const;

/** Each invariant with a world that breaks it. */
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
  'nothing-spent-twice': {
    ...paying,
    funds: paying.funds.map((account) => ({ ...account, movements: [] })),
  },
  'movements-have-counterparts': withBook(world, () => ({ withdrawals: [] })),
  'funds-are-conserved': withBook(world, ({ withdrawals }) => ({
    withdrawals: withdrawals.map((each) => ({ ...each, fee: 0 })),
  })),
  'claimed-once': withBook(world, ({ claims }) => ({ claims: [...claims, ...claims] })),
  'movements-are-whole-cents': {
    ...world,
    funds: world.funds.map((account) => ({
      ...account,
      movements: account.movements.map((movement) => ({ ...movement, amount: movement.amount + 0.5 })),
    })),
  },
  'claims-are-what-came': withBook(world, ({ claims }) => ({
    claims: claims.map((claim) => ({ ...claim, amount: claim.amount + 1 })),
  })),
  'vouchers-prove-one-claim': withBook(claiming, ({ vouchers }) => ({
    vouchers: vouchers.map((voucher) => ({ ...voucher, transferNo: 'LK2026111000000006' })),
  })),
  'funders-are-kept-apart': withBook(inTwoFunds, ({ incoming }) => ({
    incoming: incoming.map((transfer) => ({ ...transfer, investorNo: 'ZJF0012' })),
  })),
  'withdrawals-keep-the-terms': withBook(world, ({ withdrawals }) => ({
    withdrawals: withdrawals.map((each) => ({ ...each, fee: 0 })),
  })),
  'what-is-over-has-ended': withBook(claiming, ({ claims }) => ({
    claims: claims.map((claim) => ({ ...claim, finishedAt: '2026-11-12 10:40:00' })),
  })),
  'movements-are-in-order': {
    ...world,
    funds: world.funds.map((account) => ({ ...account, movements: account.movements.toReversed() })),
  },
  'one-default-card': withBook(world, ({ cards }) => ({
    cards: cards.map((card) => ({ ...card, isDefault: false })),
  })),
  'names-are-known': { ...world, viewer: { ...world.viewer, pin: 'unknown' } },
  'accounts-are-one': { ...world, logins: [{ pin: world.viewer.pin }] },
  'deleted-owes-nothing': { ...world, formerAccounts: world.accounts.slice(0, 1) },
  'loans-have-orders': { ...world, orders: [] },
  'one-company-change': { ...world, companyChanges: [change, change] },
  'approvals-take-two': {
    ...world,
    approvals: {
      ...world.approvals,
      requests: [
        {
          id: 'SP1',
          kind: 'ACCOUNT_LIMIT',
          product: '12003',
          pin: world.viewer.pin,
          status: 'APPROVED',
          amount: 1,
          threshold: 0,
          subjects: ['hechuan_cg03'],
          content: { limit: { productCode: '12003', jdpin: 'hechuan_cg03', limit: 0.01 } },
          askedAt: '2026-11-12 09:00:00',
          expiresAt: '2026-11-15 09:00:00',
          decision: { pin: world.viewer.pin },
          endedAt: '2026-11-12 09:30:00',
        },
      ],
    },
  },
  'one-agent-change': { ...world, agentChanges: [agentChange, agentChange] },
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

describe('reports a world that breaks the invariant', () => {
  test.each(lawNames)('%s', (law) => {
    expect(brokenLaws(broken[law], today).map((entry) => entry.law)).toContain(law);
  });
});
