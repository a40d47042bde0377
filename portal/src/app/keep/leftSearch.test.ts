import { expect, test } from 'vitest';
import { forgetQuery, rememberQuery, returnTo } from './leftSearch.ts';

const nothing = new URLSearchParams();

test('returns the bare path to its last query until it is shown again', () => {
  expect(returnTo('/company/billListNew', nothing)).toBeUndefined();
  rememberQuery('/company/billListNew', '?tabName=overdue&page=2');
  expect(returnTo('/company/billListNew', nothing)).toBe('/company/billListNew?tabName=overdue&page=2');
  expect(returnTo('/company/billListNew', new URLSearchParams('tabName=allBill'))).toBeUndefined();
  expect(returnTo('/company/index', nothing)).toBeUndefined();
  forgetQuery('/company/billListNew');
  expect(returnTo('/company/billListNew', nothing)).toBeUndefined();
});

test('keeps the address of a page left without a query', () => {
  rememberQuery('/company/index', '');
  expect(returnTo('/company/index', nothing)).toBeUndefined();
});
