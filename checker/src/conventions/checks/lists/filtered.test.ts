import { expect, test } from 'vitest';
import { foreignExchange, foreignComplaintsOf } from '../../../core/fixtures/petshop.ts';
import { listExchange } from '../../../core/fixtures/smallList.ts';
import { filtered } from './filtered.ts';

const items = [{ status: 'sold' }, { status: 'available' }];

test('a list filtered by a value shows only items with that value', () => {
  expect(
    foreignComplaintsOf(filtered, 'petshop.listPets', { items }, { payload: { status: 'sold' } }),
  ).toEqual(['status available is listed, sold was asked for']);
  expect(
    foreignComplaintsOf(
      filtered,
      'petshop.listPets',
      { items: items.slice(0, 1) },
      { payload: { status: 'sold' } },
    ),
  ).toEqual([]);
  expect(foreignComplaintsOf(filtered, 'petshop.listPets', { items }, { payload: {} })).toEqual([]);
});

test('a boolean in the query is a filter', () => {
  expect(
    foreignComplaintsOf(filtered, 'library.findBooks', [{ lent: false }], { payload: { lent: true } }),
  ).toHaveLength(1);
});

test.each([
  [
    'no item is available',
    'onlyAvailable',
    'true',
    0,
    ['available 0 is listed, onlyAvailable true was asked for'],
  ],
  ['one item is available', 'onlyAvailable', 'true', 1, []],
  ['no filter is set', 'onlyAvailable', 'false', 0, []],
  ['another filter is set', 'onlyFresh', 'true', 0, []],
])('shows only available items: %s', (_, name, asked, available, complaints) => {
  const exchange = foreignExchange(
    'petshop.listPets',
    { items: [{ available }] },
    { payload: { [name]: asked } },
  );
  const item = { type: 'object', properties: { available: { type: 'integer' } } };
  const schema = { type: 'object', properties: { items: { type: 'array', items: item } } };
  const operation = {
    ...exchange.operation,
    request: { type: 'object', properties: { [name]: { type: 'boolean' } } },
    answers: { 200: { types: ['application/json'], schema, headers: [] } },
  };
  expect(filtered.judge({ ...exchange, operation }).map(({ message }) => message)).toEqual(complaints);
});

const text = { type: 'string' };
const texts = { type: 'array', items: text };

test.each([
  ['items with each required tag', 'Books that carry all of the tags', ['sea', 'novel'], 0],
  ['an item with one of two required tags', 'Books that carry all of the tags', ['sea'], 1],
  ['an item with one of two alternative tags', 'Books with any of these tags', ['sea'], 0],
  ['an item with none of two alternative tags', 'Books with any of these tags', ['war'], 1],
  ['one tag, all by default', 'Repeat for each tag; by default all are listed', ['sea'], 0],
])('judges a filter on a list of texts that shows %s', (_, description, tags, count) => {
  const parameter = { name: 'tag', schema: texts, description };
  const exchange = listExchange(parameter, { tags: texts }, ['sea', 'novel'], [{ tags }]);
  expect(filtered.judge(exchange)).toHaveLength(count);
});

const choice = { ...text, enum: ['open', 'closed', 'all'] };

test.each<[string, object, string, unknown, number]>([
  // `all` is no filter, except where an item may have it as its value.
  ['no enum value, named all', { state: { ...text, enum: ['open', 'closed'] } }, 'all', 'open', 0],
  ['the word all, of a free text', { state: text }, 'all', 'open', 0],
  ['an enum value, named all', { state: choice }, 'all', 'open', 1],
  ['the word all, of a list', { states: texts }, 'all', ['open'], 0],
  ['another value of a list', { states: texts }, 'closed', ['open'], 1],
  ['another value of a free text', { state: text }, 'closed', 'open', 1],
])('judges an open item in a list filtered by %s', (_, shown, asked, value, count) => {
  const items = Object.keys(shown).map((member) => ({ [member]: value }));
  const exchange = listExchange({ name: 'state', schema: choice }, shown, asked, items);
  expect(filtered.judge(exchange)).toHaveLength(count);
});

test('ignores a blank value', () => {
  const exchange = listExchange({ name: 'tag', schema: texts }, { tags: texts }, [' '], [{ tags: ['sea'] }]);
  expect(filtered.judge(exchange)).toEqual([]);
});

test.each([
  ['Names with commas; issues must have all of them', 'both', ['bug', 'backend', 'ui'], 0],
  ['Names with commas; issues must have all of them', 'one', ['bug'], 1],
  ['Names with commas', 'one', ['bug'], 0],
  ['Names with commas', 'neither', ['ui'], 1],
])('reads `bug,backend` as two labels ("%s") for an item with %s', (description, _, labels, count) => {
  const parameter = { name: 'labels', schema: text, description };
  const exchange = listExchange(parameter, { labels: texts }, 'bug,backend', [{ labels }]);
  expect(filtered.judge(exchange)).toHaveLength(count);
});

test.each([
  ['Only orders of this customer', 1],
  ['Only orders of this customer. For staff; ignored for everybody else.', 0],
])('judges a filter of some accounts (%s) with %s findings', (description, count) => {
  const id = { type: 'integer' };
  const parameter = { name: 'customerId', schema: id, description };
  expect(filtered.judge(listExchange(parameter, { customerId: id }, 2, [{ customerId: 1 }]))).toHaveLength(
    count,
  );
});
