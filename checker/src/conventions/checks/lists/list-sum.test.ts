import { expect, test } from 'vitest';
import type { Payload, Schema } from '../../../core/contract/types.ts';
import { foreignExchange } from '../../../core/fixtures/petshop.ts';
import { listSum } from './list-sum.ts';

const whole: Schema = { type: 'integer' };
const item = { id: whole, feeCents: whole, age: whole };

/** Returns the complaints about a page of pets with the members of `beside`. */
function complaintsOf(beside: Readonly<Record<string, number>>, payload: Payload = {}): string[] {
  const items = [
    { id: 1, feeCents: 100, age: 2 },
    { id: 2, feeCents: 250, age: 5 },
  ];
  const exchange = foreignExchange('petshop.listPets', { items, ...beside }, { payload });
  const properties = {
    items: { type: 'array', items: { type: 'object', properties: item } },
    ...Object.fromEntries(Object.keys(beside).map((name) => [name, whole])),
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
