import { expect, test } from 'vitest';
import { directionOf, nextSort, sortedBy, sortInput, withSort } from './sort.ts';

const orders = sortedBy(['orderedAt', 'amount']);

test.each([
  ['', {}],
  ['sort=amount', { sort: 'amount' }],
  ['sort=-orderedAt', { sort: '-orderedAt' }],
  ['sort=goods', {}],
  ['sort=--amount', {}],
])('requests with the query ?%s: %j', (query, input) => {
  expect(sortInput(orders, new URLSearchParams(query))).toEqual(input);
});

test.each([
  ['', 'none', 'amount'],
  ['-orderedAt', 'none', 'amount'],
  ['amount', 'ascending', '-amount'],
  ['-amount', 'descending', ''],
])(
  'with sort "%s", shows the amount column as %s, and its next press gives "%s"',
  (sort, direction, next) => {
    expect(directionOf(sort, 'amount')).toBe(direction);
    expect(nextSort(sort, 'amount')).toBe(next);
  },
);

test.each([
  ['days=30&pageNo=3&size=20&selected=A', '-amount', 'days=30&size=20&selected=A&sort=-amount'],
  ['sort=-amount&days=30', '', 'days=30'],
])('writes into ?%s the order "%s"', (query, sort, next) => {
  expect(withSort(new URLSearchParams(query), sort).toString()).toBe(next);
});
