import { expect, test } from 'vitest';
import { BillTab } from '#generated/shared/enums/BillTab.ts';
import { chargedOf } from '#portal/domain/bills/charged.ts';
import { catalogue } from '#portal/products/catalogue.ts';
import { refOf } from '../../domain/bills/billRef.ts';
import { readFilters } from '../../ui/filters/fields.ts';
import { billFields, billInput, BILL_TABS, tabField, tabOf } from './filters.ts';
import { billingPoll, dueNote, headFigure, shares, unbilledOrdersPage } from './rules.ts';

test.each([
  [{ billNo: 'ZD1', period: 1, periods: 1 }, 'ZD1'],
  [{ billNo: 'ZD1', period: 2, periods: 6 }, 'ZD1.2'],
])('the reference of %j is %s', (row, ref) => {
  expect(refOf(row)).toBe(ref);
});

const due = { billStatus: '5001', overdueDays: 0, lastRepayDate: '2026-11-15' } as const;

test.each([
  [due, { kind: 'left', days: 3 }],
  [
    { ...due, lastRepayDate: '2026-11-12' },
    { kind: 'left', days: 0 },
  ],
  [{ ...due, lastRepayDate: '' }, { kind: 'none' }],
  [
    { ...due, billStatus: '5002', overdueDays: 4 },
    { kind: 'late', days: 4 },
  ],
  [
    { ...due, billStatus: '5003', overdueDays: 99 },
    { kind: 'late', days: 99 },
  ],
  [
    { ...due, billStatus: '5005', overdueDays: 1, settledDate: '2026-11-16' },
    { kind: 'cleared', day: '2026-11-16' },
  ],
] as const)('describes the due day of %j', (row, note) => {
  expect(dueNote(row, '2026-11-12')).toEqual(note);
});

const sums = {
  principal: 292_294,
  interest: 486,
  fee: 1_118.52,
  penalty: 48.7,
  repaid: 0,
  discounted: 0,
  refunded: 0,
  owed: 293_947.22,
};

test('adds up the charged amounts exactly to the cent', () => {
  expect(chargedOf(sums)).toBe(293_947.22);
});

test('splits a sum into per cent with two decimals, 100 only for a part that is the whole', () => {
  expect(shares(sums).map(({ share }) => share)).toEqual([99.44, 0.17, 0.38, 0.02]);
  expect(
    shares({ principal: 999_999.99, interest: 0.01, fee: 0, penalty: 0 }).map(({ share }) => share),
  ).toEqual([99.99, 0, 0, 0]);
  expect(shares({ principal: 5, interest: 0, fee: 0, penalty: 0 }).map(({ share }) => share)).toEqual([
    100, 0, 0, 0,
  ]);
  expect(shares({ principal: 0, interest: 0, fee: 0, penalty: 0 }).map(({ share }) => share)).toEqual([
    0, 0, 0, 0,
  ]);
});

test.each([
  ['at an unknown time', undefined, 10_000],
  ['in fourteen hours', '2026-11-12 23:59:59', 600_000],
  ['in four minutes', '2026-11-12 10:04:00', 240_000],
  ['since a minute', '2026-11-12 09:59:00', 10_000],
])('sets the interval of polling for a bill that is ready %s', (_, readyAt, ms) => {
  expect(billingPoll(readyAt, Date.parse('2026-11-12T10:00:00+08:00'))).toBe(ms);
});

test('every tab has its main figure', () => {
  expect(BILL_TABS.map(headFigure)).toEqual(['owed', 'owed', 'owed', 'repaid', 'unbilled']);
});

test.each([
  ['a POP parent', true, 'pop', '/yaojingcai/unbilled'],
  ['a POP child', false, 'pop', '/company/orderManage'],
  ['a parent without the tag', true, 'normal', '/company/orderManage'],
])('leads %s to a page of unbilled orders that the user may open', (_, isParent, userTag, page) => {
  expect(unbilledOrdersPage(catalogue['12008'], { isParent, userTag })).toBe(page);
});

test.each([
  ['', 'allBill'],
  ['tabName=overdue', 'overdue'],
  ['tabName=nonsense', 'allBill'],
])('the query "%s" opens the tab %s', (query, tab) => {
  expect(tabOf(readFilters(tabField, new URLSearchParams(query)))).toBe(tab);
});

test.each([
  ['', {}],
  ['days=90', { days: 90 }],
  ['month=2026-02', { periodFrom: '2026-02-01', periodTo: '2026-02-28' }],
  ['dateFrom=2026-09-15', { periodFrom: '2026-09-15' }],
  ['dateTo=2026-11-01&days=90', { periodTo: '2026-11-01', days: 90 }],
  [
    'dateFrom=2026-02-10&dateTo=2026-03-09&month=2026-02',
    { periodFrom: '2026-02-10', periodTo: '2026-02-28' },
  ],
  [
    'dateFrom=2026-01-10&dateTo=2026-02-09&month=2026-02',
    { periodFrom: '2026-02-01', periodTo: '2026-02-09' },
  ],
  ['dateFrom=2026-02-30&dateTo=x', {}],
  ['billStatus=5002&cycle=5106', { billStatus: ['5002'], cycle: '5106' }],
  ['billNo=ZD1&orderNo=DD2&jdpin=cg02', { billNo: 'ZD1', orderNo: 'DD2', jdpin: 'cg02' }],
])('turns the query "%s" into a request', (query, request) => {
  const filters = readFilters(billFields, new URLSearchParams(query));
  expect(billInput('12003', BillTab.WaitRepay, filters)).toEqual({
    productCode: '12003',
    tab: 'waitRepay',
    ...request,
  });
});
