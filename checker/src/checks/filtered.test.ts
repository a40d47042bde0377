import { expect, test } from 'vitest';
import { filtered } from './filtered.ts';
import { foreignSaid } from './foreignFixture.ts';

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
