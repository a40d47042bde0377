import { expect, test } from 'vitest';
import type { Schema } from '../../../core/contract/types.ts';
import { foreignExchange } from '../../../core/fixtures/petshop.ts';
import { linesAddUp } from './lines-add-up.ts';

/** Returns the complaints about an object with these members. */
function complaintsOf(properties: Readonly<Record<string, Schema>>, thing: object): string[] {
  const exchange = foreignExchange('petshop.getPet', thing);
  const form = { types: ['application/json'], schema: { type: 'object', properties }, headers: [] };
  const operation = { ...exchange.operation, answers: { 200: form } };
  return linesAddUp.judge({ ...exchange, operation }).map(({ message }) => message);
}

const number = { type: 'number' };
const list = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'array',
  items: { type: 'object', properties },
});
const order = { totalAmount: number, lines: list({ amount: number }) };
const lines = [{ amount: 4 }, { amount: 6 }];
const line = { unitPrice: number, quantity: number, subtotal: number };
const three = { unitPrice: 2.5, quantity: 3 };

test.each([
  ['a total', order, { totalAmount: 11, lines }, 'totalAmount is 11, and the amount of its lines make 10'],
  [
    'a line with that name',
    { unitPrice: number, quantity: number, lineTotal: number },
    { ...three, lineTotal: 5 },
    'lineTotal is 5 with unitPrice 2.5 and quantity 3',
  ],
  ['a line', line, { ...three, subtotal: 5 }, 'subtotal is 5 with unitPrice 2.5 and quantity 3'],
  [
    'an item of a list',
    { lines: list(line) },
    { lines: [{ ...three, subtotal: 2.5 }] },
    'subtotal is 2.5 with unitPrice 2.5 and quantity 3',
  ],
])('reports %s that does not add up', (_, properties, thing, message) => {
  expect(complaintsOf(properties, thing)).toEqual([message]);
});

test.each([
  ['a correct total', order, { totalAmount: 10, lines }],
  ['a rounded total', order, { totalAmount: 10.03, lines }],
  ['money as text', order, { totalAmount: '10.00', lines: [{ amount: '4.00' }, { amount: '6.00' }] }],
  [
    'a number of lines',
    { total: { type: 'integer' }, items: list({ amount: number }) },
    { total: 2, items: lines },
  ],
  [
    'a total without a line that may be cancelled',
    { ...order, lines: list({ amount: number, status: { type: 'string' } }) },
    { totalAmount: 4, lines },
  ],
  ['a correct line', line, { ...three, subtotal: 7.5 }],
  ['a discount beside the total', { ...order, discount: number }, { totalAmount: 9, discount: 1, lines }],
  ['a line with tax', { ...line, taxRate: number }, { ...three, taxRate: 20, subtotal: 9 }],
  [
    'another currency unit',
    { totalCents: number, lines: list({ amount: number }) },
    { totalCents: 1000, lines },
  ],
  [
    'a list of payments, which are no lines',
    { total: number, payments: list({ amount: number }) },
    { total: 9, payments: lines },
  ],
])('accepts %s', (_, properties, thing) => {
  expect(complaintsOf(properties, thing)).toEqual([]);
});
