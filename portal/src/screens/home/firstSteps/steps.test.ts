import { expect, test } from 'vitest';
import { AccountType } from '#generated/shared/enums/AccountType.ts';
import { FirstStep } from '#generated/shared/enums/FirstStep.ts';
import { productFor } from '#portal/products/catalogue.ts';
import type { MenuViewer } from '#portal/products/itemRefusal.ts';
import { firstStepsFor } from './steps.ts';

const viewer = (code: string, acctType: AccountType): MenuViewer => ({
  product: productFor(code),
  acctType,
  userTag: 'normal',
  loginId: 'hechuan_caigou',
  factoringType: 'CLEAR_FACTORING',
});
const all = Object.values(FirstStep).map((step) => ({ step, done: false }));

test.each<[string, AccountType, readonly (string | undefined)[]]>([
  [
    '12003',
    AccountType.Parent,
    [
      '/company/companyInfo',
      '/company/serviceContract',
      '/company/accountManage',
      '/company/clearTypeManage',
      '/qygTransfer',
      '/company/billListNew?tabName=waitRepay',
    ],
  ],
  [
    '12003',
    AccountType.Child,
    ['/company/clearTypeManage', '/qygTransfer', '/company/billListNew?tabName=waitRepay'],
  ],
  [
    '12012',
    AccountType.Parent,
    [
      '/fenxiao/companyInfo/index',
      '/fenxiao/serviceContract',
      '/fenxiao/accountManage',
      '/fenxiao/orderManage',
      undefined,
    ],
  ],
  ['12017', AccountType.Parent, ['/yipanhuo/order', undefined]],
  [
    '12037',
    AccountType.Parent,
    [
      '/baolibiaopin/companyInfo',
      '/baolibiaopin/serviceContract',
      '/baolibiaopin/orderManage',
      '/baolibiaopin/billListNew?tabName=waitRepay',
    ],
  ],
])(
  'for product %s and account type %s the steps link to %j',
  { tags: ['far-first-steps'] },
  (code, account, pages) => {
    expect(firstStepsFor(all, viewer(code, account)).open.map(({ to }) => to)).toEqual(pages);
  },
);

test('counts finished steps and leaves them out', { tags: ['far-first-steps'] }, () => {
  const steps = all.map(({ step }, index) => ({ step, done: index < 2 }));
  const { done, all: count, open } = firstStepsFor(steps, viewer('12003', AccountType.Parent));
  expect([done, count, open[0]?.step]).toEqual([2, 6, FirstStep.Accounts]);
});
