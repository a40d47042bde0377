import { expect, test } from 'vitest';
import type { ProductCode } from '#generated/shared/enums/ProductCode.ts';
import { catalogue } from '../../products/catalogue.ts';
import { settleLink } from './settleLink.ts';
import type { Blocker } from './words.ts';

test.each<[Blocker, string, ProductCode?]>([
  [{ kind: 'INCOMING', count: 2, accountType: 'vas' }, '/vas/vasClaim?fromName=vasClaimResult'],
  [{ kind: 'INCOMING', count: 2, accountType: 'easyPay' }, '/yjf/claim'],
  [{ kind: 'BILLS_DUE', count: 1 }, '/company/billListNew?tabName=waitRepay'],
  [{ kind: 'INSTALMENTS_AHEAD', count: 1 }, '/company/billListNew?tabName=allBill'],
  [{ kind: 'UNBILLED', count: 1 }, '/company/index'],
  [{ kind: 'REFUNDS', count: 1 }, '/company/orderManage'],
  [{ kind: 'REPAYMENTS', count: 1 }, '/fenxiao/payRecord', '12012'],
  [{ kind: 'REPAYMENTS', count: 1 }, '/fenxiao/payRecordFxzq', '12015'],
  [{ kind: 'REFUNDS', count: 1 }, '/baolibiaopin/orderManage', '12023'],
  [{ kind: 'BILLS_DUE', count: 1 }, '/fenxiao/index', '12012'],
  [{ kind: 'BILLS_DUE', count: 1 }, '/yipanhuo/index', '12017'],
  [{ kind: 'ORDERS_IN_TRANSIT', count: 1 }, '/yipanhuo/order', '12017'],
  [{ kind: 'REFUNDS', count: 1 }, '/yipanhuo/refoundRecord', '12017'],
  [{ kind: 'CONTRACTS', count: 1 }, '/company/serviceContract'],
  [{ kind: 'CONTRACTS', count: 1 }, '/fenxiao/serviceContract', '12012'],
  [{ kind: 'CONTRACTS', count: 1 }, '/baolibiaopin/serviceContract', '12023'],
  [{ kind: 'CONTRACTS', count: 1 }, '/baolibiaopin/serviceContract', '12017'],
  [{ kind: 'CHILDREN', count: 1 }, '/fenxiao/accountManage', '12015'],
  [{ kind: 'CHILDREN', count: 1 }, '/baolibiaopin/accountManage', '12017'],
])('links %j to %s', { tags: ['cancel-blocks'] }, (blocker, link, product = '12003') => {
  expect(settleLink(blocker, catalogue[product])).toBe(link);
});
