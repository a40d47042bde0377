import { expect, test } from 'vitest';
import { productFor } from '../../products/catalogue.ts';
import type { Found } from './queries.ts';
import { recordOptions } from './recordOptions.tsx';
import { searchInputOf } from './searchInput.ts';

const bill = {
  billNo: 'ZD1',
  period: 1,
  periods: 1,
  cycle: '5106',
  billDate: '2026-11-02',
  lastRepayDate: '2026-11-15',
  overdueDays: 0,
  billStatus: '5001',
  billPeriodState: '1',
  interestPeriod: '0',
  interestFreeDaysLeft: 3,
  jdpin: 'pin',
  nickname: '二部',
  investorNo: 'ZJF1',
  canInstal: true,
  canRepay: true,
  penaltyOwed: 0,
  principal: 90,
  interest: 0,
  fee: 10,
  penalty: 0,
  repaid: 30,
  discounted: 0,
  refunded: 0,
  owed: 70,
} as const;
const settled = { ...bill, billStatus: '5004', settledDate: '2026-11-10', owed: 0, repaid: 100 } as const;
const order = {
  orderNo: 'DD1',
  goods: '轴承',
  quantity: 1,
  amount: 12,
  refundedAmount: 0,
  orderedAt: '2026-10-30 08:00:00',
  receipt: '2002',
  afterSale: '2401',
  paymentStatus: '2101',
  billed: true,
  billNo: 'ZD1',
  jdpin: 'pin',
} as unknown as Found['orders']['list'][number];

const none = { total: 0, list: [] };
const found = (given: Partial<Found>): Found => ({
  bills: none,
  orders: none,
  repayments: none,
  refunds: none,
  notFound: [],
  ...given,
});
const of = <Row,>(row: Row) => ({ total: 1, list: [row] });

function options(given: Partial<Found>, typed = 'ZD1', code = '12003', isParent = true) {
  const [product, asked] = [productFor(code), searchInputOf(typed)];
  if (product === undefined || asked === undefined) throw new Error('no product, or nothing asked');
  const pages = { contractsPage: '/contracts', accountsPage: '/accounts' };
  return recordOptions(found(given), { product, asked, isParent, ...pages }).flatMap(
    (group) => group.options,
  );
}

test.each([
  ['12003', bill, '/company/billDetailNew?billNo=ZD1'],
  ['12003', { ...bill, period: 2, periods: 6 }, '/company/billDetailNew?billNo=ZD1&period=2'],
  ['12012', bill, '/repayCom?bills=ZD1'],
  ['12012', { ...bill, period: 2, periods: 6 }, '/repayCom?bills=ZD1.2'],
  ['12012', settled, '/fenxiao/payRecord?billNo=ZD1'],
  ['12017', settled, '/yipanhuo/payedRecord?billNo=ZD1'],
  ['12023', settled, '/baolibiaopin/billDetail?billNo=ZD1'],
])('leads in %s from a bill to its page', { tags: ['far-find-dialog'] }, (code, row, to) => {
  expect(options({ bills: of(row) }, 'ZD1', code)[0]?.to).toBe(to);
});

test.each([
  ['12003', '/company/orderManage?orderNo=DD1'],
  ['12012', '/fenxiao/detail?orderNo=DD1'],
])('leads in %s from an order to its page', { tags: ['far-find-dialog'] }, (code, to) => {
  expect(options({ orders: of(order) }, 'DD1', code)[0]?.to).toBe(to);
});

test.each([
  ['ZD1', bill, '应还', 70],
  ['70', bill, '应还', 70],
  ['30', bill, '已还', 30],
  ['100', bill, '账单金额', 100],
  ['ZD1', settled, '已还', 100],
  ['100', settled, '已还', 100],
])(
  'shows for the search %s the searched amount of the bill, or the one of its state',
  { tags: ['far-find-dialog'] },
  (typed, row, label, value) => {
    expect(options({ bills: of(row) }, typed)[0]?.amount).toMatchObject({ label, value });
  },
);

test('names the account for a parent only', { tags: ['far-find-dialog'] }, () => {
  expect(options({ bills: of(bill) })[0]?.notes).toEqual(['最后还款日2026-11-15', '二部']);
  expect(options({ bills: of(bill) }, 'ZD1', '12003', false)[0]?.notes).toEqual(['最后还款日2026-11-15']);
});

test('leads from a contract and an account to their list', { tags: ['far-find-dialog'] }, () => {
  const contract = {
    contractName: '授权书',
    contractNo: 'HT1',
    templateNo: 'T1',
    templateVersion: 'V1',
    status: 'EXPIRED',
  };
  const account = { jdpin: 'cg02', nickname: '二部', status: '1601' };
  const rows = {
    contracts: of(contract),
    accounts: of(account),
  } as unknown as Partial<Found>;
  expect(options(rows).map(({ to }) => to)).toEqual(['/contracts?tab=ended&q=HT1', '/accounts?keyword=cg02']);
});
