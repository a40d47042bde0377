import { expect, test } from 'vitest';
import { comingQuery, withParam } from './useUrlQuery.ts';

const here = { pathname: '/front/company/orderManage', search: '?receipt=2004' };

test.each([
  ['no navigation is running', undefined, '?receipt=2004'],
  [
    'a navigation to another query of this page is running',
    { ...here, search: '?afterSale=2401' },
    '?afterSale=2401',
  ],
  ['a navigation to another page is running', { pathname: '/front/help', search: '?q=1' }, '?receipt=2004'],
])('starts a change from the query that the page will have: %s', (_, target, search) => {
  const navigation = target === undefined ? {} : { location: target };
  expect(comingQuery({ location: here, navigation })).toBe(search);
});

test.each([
  ['a=1', 'b', '2', 'a=1&b=2'],
  ['a=1&b=2', 'b', '3', 'a=1&b=3'],
  ['a=1&b=2', 'b', undefined, 'a=1'],
  ['a=1&b=2', 'b', '', 'a=1'],
])('sets in %s the parameter %s = %s: %s', (query, name, value, next) => {
  const given = new URLSearchParams(query);
  expect(withParam(given, name, value).toString()).toBe(next);
  expect(given.toString(), 'the given query stays unchanged').toBe(query);
});
