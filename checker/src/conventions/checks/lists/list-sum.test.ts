import { expect, test } from 'vitest';
import type { Payload, Schema } from '../../../core/contract/types.ts';
import { foreignExchange } from '../../../core/fixtures/petshop.ts';
import { listSum } from './list-sum.ts';

const whole: Schema = { type: 'integer' };
const pets = [
  { id: 1, feeCents: 100, age: 2 },
  { id: 2, feeCents: 250, age: 5 },
];

const allWhole = (item: Payload): Record<string, Schema> =>
  Object.fromEntries(Object.keys(item).map((name) => [name, whole]));

/** Returns the complaints about a page of pets with the members of `beside`, which the contract describes. */
function complaintsOf(
  beside: Readonly<Record<string, number>>,
  payload: Payload = {},
  { description = '', items = pets }: { description?: string; items?: readonly Payload[] } = {},
): string[] {
  const exchange = foreignExchange('petshop.listPets', { items, ...beside }, { payload });
  const properties = {
    items: { type: 'array', items: { type: 'object', properties: allWhole(items[0] ?? {}) } },
    ...Object.fromEntries(Object.keys(beside).map((name) => [name, { ...whole, description }])),
  };
  const form = { types: ['application/json'], schema: { type: 'object', properties }, headers: [] };
  const operation = { ...exchange.operation, answers: { 200: form } };
  return listSum.judge({ ...exchange, operation }).map(({ message }) => message);
}

test.each([
  ['a sum', { sumFeeCents: 100 }, 'sumFeeCents is 100, and feeCents of the 2 listed makes 350'],
  [
    'a sum named after the end of `feeCents`',
    { totalCents: 9 },
    'totalCents is 9, and feeCents of the 2 listed makes 350',
  ],
  ['an average', { averageAge: 7 }, 'averageAge is 7, and age of the 2 listed makes 3.5'],
])('reports %s that the listed items do not make', (_, beside, message) => {
  expect(complaintsOf(beside as unknown as Readonly<Record<string, number>>)).toEqual([message]);
});

test.each([
  ['the correct sum', { sumFeeCents: 350 }, {}],
  ['a rounded average', { averageAge: 4 }, {}],
  ['a number of items', { totalCount: 40, total: 40 }, {}],
  ['a full page that more items may follow', { sumFeeCents: 9999 }, { limit: 2 }],
  ['the second page', { sumFeeCents: 9999 }, { offset: 20 }],
  ['a sum of another member', { sumTipCents: 9999 }, {}],
])('accepts %s', (_, beside, payload) => {
  expect(complaintsOf(beside as unknown as Readonly<Record<string, number>>, payload as Payload)).toEqual([]);
});

test.each([
  ['', { totalCents: 9, lodgingCents: 9 }, 0],
  ['', { totalCents: 9, averageCents: 175 }, 1],
  ['', { totalCents: 9, visitors: 3 }, 1],
  ['Lodging plus all extras', { totalCents: 9 }, 0],
  ['The fees, including tax', { totalCents: 9 }, 0],
  ['The fees of all pets', { totalCents: 9 }, 1],
])('with the description "%s" and %j beside the list, finds %d wrong sums', (description, beside, count) => {
  expect(complaintsOf(beside as Readonly<Record<string, number>>, {}, { description })).toHaveLength(count);
});

test('judges no sum of prices whose items have a quantity', () => {
  const items = [{ id: 1, priceCents: 100, quantity: 3 }];
  expect(complaintsOf({ totalCents: 300 }, {}, { items })).toEqual([]);
  expect(
    complaintsOf({ totalCents: 300 }, {}, { items: [{ id: 1, priceCents: 100, shelf: 3 }] }),
  ).toHaveLength(1);
});
