import { expect, test } from 'vitest';
import { filtered } from './filtered.ts';
import { foreignExchange, foreignSaid } from '../../../core/fixtures/petshop.ts';

const items = [{ status: 'sold' }, { status: 'available' }];

test('a list asked for by a value shows only what has it', () => {
  expect(foreignSaid(filtered, 'petshop.listPets', { items }, { payload: { status: 'sold' } })).toEqual([
    'status available is listed, sold was asked for',
  ]);
  expect(
    foreignSaid(filtered, 'petshop.listPets', { items: items.slice(0, 1) }, { payload: { status: 'sold' } }),
  ).toEqual([]);
  expect(foreignSaid(filtered, 'petshop.listPets', { items }, { payload: {} })).toEqual([]);
});

test('a switch in the query is a value too', () => {
  expect(
    foreignSaid(filtered, 'library.findBooks', [{ lent: false }], { payload: { lent: true } }),
  ).toHaveLength(1);
});

test.each([
  ['none is left', 'onlyAvailable', 'true', 0, ['available 0 is listed, onlyAvailable true was asked for']],
  ['one is left', 'onlyAvailable', 'true', 1, []],
  ['all were asked for', 'onlyAvailable', 'false', 0, []],
  ['something else was asked for', 'onlyFresh', 'true', 0, []],
])('only what is there: %s', (_, name, asked, available, complaints) => {
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
