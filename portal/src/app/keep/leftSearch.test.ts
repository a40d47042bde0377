import { expect, test } from 'vitest';
import { comeBack, leaveWith, returnTo } from './leftSearch.ts';

const nothing = new URLSearchParams();

test('the bare path leads back to the query the page was left with, until it is shown again', () => {
  expect(returnTo('/company/billListNew', nothing)).toBeUndefined();
  leaveWith('/company/billListNew', '?tabName=overdue&page=2');
  expect(returnTo('/company/billListNew', nothing)).toBe('/company/billListNew?tabName=overdue&page=2');
  expect(returnTo('/company/billListNew', new URLSearchParams('tabName=allBill'))).toBeUndefined();
  expect(returnTo('/company/index', nothing)).toBeUndefined();
  comeBack('/company/billListNew');
  expect(returnTo('/company/billListNew', nothing)).toBeUndefined();
});

test('a page left without a query is asked for as it is', () => {
  leaveWith('/company/index', '');
  expect(returnTo('/company/index', nothing)).toBeUndefined();
});
