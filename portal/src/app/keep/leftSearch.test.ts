import { expect, test } from 'vitest';
import { forgetQuery, rememberQuery, lastAddressOf } from './leftSearch.ts';

const nothing = new URLSearchParams();

test('returns a path given without query with its last query, until that is forgotten', () => {
  expect(lastAddressOf('/company/billListNew', nothing)).toBeUndefined();
  rememberQuery('/company/billListNew', '?tabName=overdue&page=2');
  expect(lastAddressOf('/company/billListNew', nothing)).toBe('/company/billListNew?tabName=overdue&page=2');
  expect(lastAddressOf('/company/billListNew', new URLSearchParams('tabName=allBill'))).toBeUndefined();
  expect(lastAddressOf('/company/index', nothing)).toBeUndefined();
  forgetQuery('/company/billListNew');
  expect(lastAddressOf('/company/billListNew', nothing)).toBeUndefined();
});

test('returns no address for a page that was left without a query', () => {
  rememberQuery('/company/index', '');
  expect(lastAddressOf('/company/index', nothing)).toBeUndefined();
});
