import { expect, test } from 'vitest';
import { catalogue } from '../../products/catalogue.ts';
import { addPagesOf, managesAccounts } from './ways.ts';

test.each([
  ['12003', true, undefined],
  ['12012', true, undefined],
  ['12023', true, '/baolibiaopin/accountManage/add'],
  ['12037', false, '/baolibiaopin/accountManage/add'],
] as const)('%s manages accounts: %s; several are added at %s', (code, manages, batch) => {
  expect(managesAccounts(catalogue[code])).toBe(manages);
  expect(addPagesOf(catalogue[code])?.batch).toBe(batch);
});
