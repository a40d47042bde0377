import { expect, test } from 'vitest';
import { headingOf, withParam } from './useUrlQuery.ts';

const here = { pathname: '/front/company/orderManage', search: '?receipt=2004' };

test.each([
  ['nothing under way', undefined, '?receipt=2004'],
  ['this page is on its way to another query', { ...here, search: '?afterSale=2401' }, '?afterSale=2401'],
  ['another page is on its way', { pathname: '/front/help', search: '?q=1' }, '?receipt=2004'],
])('starts a change from the coming query: %s', (_, heading, search) => {
  const navigation = heading === undefined ? {} : { location: heading };
  expect(headingOf({ location: here, navigation })).toBe(search);
});

test.each([
  ['a=1', 'b', '2', 'a=1&b=2'],
  ['a=1&b=2', 'b', '3', 'a=1&b=3'],
  ['a=1&b=2', 'b', undefined, 'a=1'],
  ['a=1&b=2', 'b', '', 'a=1'],
])('sets in %s the parameter %s = %s: %s', (query, name, value, next) => {
  const given = new URLSearchParams(query);
  expect(withParam(given, name, value).toString()).toBe(next);
  expect(given.toString(), 'what was given stays').toBe(query);
});
