import { expect, test } from 'vitest';
import { catalogue } from '../../products/catalogue.ts';
import { addPagesOf } from './addPages.ts';

test.each([
  ['12003', undefined],
  ['12012', undefined],
  ['12023', '/baolibiaopin/accountManage/add'],
] as const)('product %s adds several accounts on the page %s', (code, batch) => {
  expect(addPagesOf(catalogue[code])?.batch).toBe(batch);
});
