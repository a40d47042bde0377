import { expect, test } from 'vitest';
import { foreignComplaintsOf } from '../../fixtures/petshop.ts';
import { header } from './header.ts';

const status = 201;

test('requires the headers of the contract and no others', () => {
  expect(foreignComplaintsOf(header, 'petshop.createPet', {}, { got: { status } })).toEqual([
    'the header Location is missing',
  ]);
  expect(
    foreignComplaintsOf(
      header,
      'petshop.createPet',
      {},
      { got: { status, headers: { location: '/v1/pets/6' } } },
    ),
  ).toEqual([]);
  expect(foreignComplaintsOf(header, 'petshop.getPet', {})).toEqual([]);
});

test('accepts a recording without headers', () => {
  const got = { status, headers: undefined as never };
  expect(foreignComplaintsOf(header, 'petshop.createPet', {}, { got })).toEqual([]);
});
