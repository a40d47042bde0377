import { expect, test } from 'vitest';
import { catalogue } from '../../products/catalogue.ts';
import { addPagesOf } from './addPages.ts';

test.each([
  ['12003', 'no page', undefined],
  ['12012', 'no page', undefined],
  ['12023', 'a page of its own', '/baolibiaopin/accountManage/add'],
] as const)('product %s has %s to add several accounts', (code, _, batch) => {
  expect(addPagesOf(catalogue[code])?.batch).toBe(batch);
});
