import { expect, test } from 'vitest';
import { foreignComplaintsOf } from '../../../core/fixtures/petshop.ts';
import { listExchange } from '../../../core/fixtures/smallList.ts';
import { sorted } from './sorted.ts';

const books = (...years: number[]) => years.map((year) => ({ year }));

test.each([
  ['accepts an ascending list', books(1950, 1960, 1970), 0],
  ['accepts a descending list', books(1970, 1960, 1950), 0],
  ['reports an unsorted list', books(1950, 1970, 1960), 1],
  ['accepts two items in any order', books(1970, 1950), 0],
])('%s', (_, list, count) => {
  expect(foreignComplaintsOf(sorted, 'library.findBooks', list, { payload: { sort: 'year' } })).toHaveLength(
    count,
  );
});

test('texts may be compared by any usual rule', () => {
  const titles = (...all: string[]) => all.map((title) => ({ title }));
  const said = (list: object[]) =>
    foreignComplaintsOf(sorted, 'library.findBooks', list, { payload: { sort: 'title' } });
  expect(said(titles('a', 'B', 'c'))).toEqual([]);
  expect(said(titles('B', 'a', 'c'))).toEqual([]);
  expect(said(titles('B', 'c', 'a'))).toHaveLength(1);
});

test('money that is written as a text goes by its amount', () => {
  const titles = (...all: string[]) => all.map((title) => ({ title }));
  const said = (list: object[]) =>
    foreignComplaintsOf(sorted, 'library.findBooks', list, { payload: { sort: 'title' } });
  expect(said(titles('10.00', '9.00', '95.00'))).toEqual([
    'the list is not in the order of title: 10.00, 9.00, 95.00',
  ]);
  expect(said(titles('9.00', '10.00', '95.00'))).toEqual([]);
  expect(said(titles('10.00', '9.00', '95.00 or less'))).toEqual([]);
  expect(said(titles('1.8', '1.9', '1.10'))).toEqual([]);
});

const UP = ['low', 'mid', 'high'];
const DOWN = UP.toReversed();

test.each<[string, string, readonly string[], readonly string[], number]>([
  ['the rank that the contract lists', '', UP, UP, 0],
  ['the alphabet, where no rank is said', 'Allowed: urgency', UP, ['high', 'low', 'mid'], 0],
  ['the alphabet, where a rank is said', 'urgency is low, mid, high', UP, ['high', 'low', 'mid'], 1],
  ['the rank that is said', 'urgency goes low, mid, high', DOWN, UP, 0],
  [
    'the stated rank, and reports another order',
    'urgency goes low, mid, high',
    DOWN,
    ['mid', 'low', 'high'],
    1,
  ],
  [
    'any rank of words that stand within others',
    'Allowed on the middle highway',
    UP,
    ['high', 'low', 'mid'],
    0,
  ],
])('judges the order of a choice by %s', (_, description, values, shown, count) => {
  expect(inOrder({ type: 'string', enum: values }, description, shown)).toHaveLength(count);
});

test.each([
  ['Without case', 1],
  ['Case-insensitive', 1],
  ['Regardless of case', 1],
  ['The sort is not case sensitive', 1],
  ['Upper and lower case are the same', 1],
  ['不区分大小写', 1],
  ['By title', 0],
])('%s: %i findings of titles by their code', (description, count) => {
  expect(inOrder({ type: 'string' }, description, ['Birch', 'Dogwood', 'alder'])).toHaveLength(count);
});

/** An ascending list sorted by its one member. */
function inOrder(urgency: object, description: string, shown: readonly string[]) {
  const parameter = { name: 'sort', description, schema: { type: 'string' } };
  const items = shown.map((each) => ({ urgency: each }));
  return sorted.judge(listExchange(parameter, { urgency }, '+urgency', items));
}

test.each<[string, object, string[], number]>([
  ['its default', { type: 'string', default: '-urgency' }, ['c', 'b', 'a'], 0],
  ['another order than its default', { type: 'string', default: '-urgency' }, ['a', 'b', 'c'], 1],
  ['no default', { type: 'string' }, ['b', 'c', 'a'], 0],
])('judges a list without a requested order that has %s', (_, schema, shown, count) => {
  const items = shown.map((each) => ({ urgency: each }));
  const exchange = listExchange({ name: 'sort', schema }, { urgency: { type: 'string' } }, undefined, items);
  expect(sorted.judge({ ...exchange, payload: {} })).toHaveLength(count);
});
