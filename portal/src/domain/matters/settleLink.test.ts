import { expect, test } from 'vitest';
import { catalogue } from '../../products/catalogue.ts';
import { settleLink } from './settleLink.ts';

test.each([
  ['CONTRACTS', '12003', '/company/serviceContract'],
  ['CONTRACTS', '12012', '/fenxiao/serviceContract'],
  ['CONTRACTS', '12023', '/baolibiaopin/serviceContract'],
  ['CONTRACTS', '12017', '/baolibiaopin/serviceContract'],
  ['CHILDREN', '12015', '/fenxiao/accountManage'],
  ['CHILDREN', '12017', '/baolibiaopin/accountManage'],
  ['ORDERS_IN_TRANSIT', '12017', '/yipanhuo/order'],
  ['REFUNDS', '12017', '/yipanhuo/refoundRecord'],
  ['BILLS_DUE', '12017', '/yipanhuo/index'],
] as const)('%s of %s is settled at %s [cancel-blocks]', (kind, code, to) => {
  expect(settleLink(kind, catalogue[code])).toBe(to);
});
