import { expect, test } from 'vitest';
import type { Schema } from '../../../core/contract/types.ts';
import { foreignExchange } from '../../../core/fixtures/petshop.ts';
import { describedSum } from './described-sum.ts';

const number = { type: 'number' };
const date = { type: 'string', format: 'date' };
const moment = { type: 'string', format: 'date-time' };
const lines = {
  type: 'array',
  items: { type: 'object', properties: { amount: number, stars: number } },
};
const beside: Readonly<Record<string, Schema>> = {
  net: number,
  tax: number,
  fee: number,
  unitPrice: number,
  quantity: number,
  start: date,
  end: date,
  opensAt: moment,
  closesAt: moment,
  lines,
};

/** Returns the complaints about the member `made` with this description. */
function complaintsOf(description: string, thing: object): string[] {
  const exchange = foreignExchange('petshop.getPet', thing);
  const properties = { ...beside, made: { ...number, description } };
  const form = { types: ['application/json'], schema: { type: 'object', properties }, headers: [] };
  const operation = { ...exchange.operation, answers: { 200: form } };
  return describedSum.judge({ ...exchange, operation }).map(({ message }) => message);
}

const three = { net: 10, tax: 2, fee: 3 };
const two = {
  lines: [
    { amount: 4, stars: 5 },
    { amount: 6, stars: 4 },
  ],
};
// Each value breaks the formula at the beginning of its description.
test.each([
  ['net plus tax, less fee', 9],
  ['net plus tax (less fee)', 9],
  ['net less tax, never below zero', 0],
  ['net less tax; never negative', 0],
  ['net plus tax. Zero once it is paid.', 0],
  // Without a word on it, the last day may count.
  ['days from start to end', 3],
])('judges no formula that a condition or an exception follows: "%s", value %d', (description, made) => {
  expect(complaintsOf(description, { ...three, start: '2027-03-10', end: '2027-03-12', made })).toEqual([]);
});

test('sums consecutive members', () => {
  expect(complaintsOf('sum of net, tax and fee', { ...three, made: 12 })).toHaveLength(1);
  expect(complaintsOf('sum of net, tax and fee', { ...three, made: 15 })).toEqual([]);
});

const hours = { opensAt: '2027-03-10T08:00:00Z', closesAt: '2027-03-10T10:00:00Z' };

/** Columns: description, other members, right value, wrong value. */
test.each([
  ['net plus tax less fee', three, 9, 12],
  ['20 % of net', three, 2, 20],
  ['7.5 percent of net, rounded to one decimal', { net: 20 }, 1.5, 1.6],
  ['net + tax * fee', three, 16, 36],
  ['made = net + tax', three, 12, 10],
  ['The sum of net and tax.', three, 12, 10],
  ['difference between net and tax', three, 8, 12],
  ['the larger of net and tax', three, 10, 2],
  ['net减去tax', three, 8, 12],
  ['net、tax和fee之和', three, 15, 12],
  ['unit price times quantity', { unitPrice: 1.25, quantity: 3 }, 3.75, 1.25],
  ['unitPrice × quantity, in cents', { unitPrice: '1.25', quantity: 4 }, 5, 4],
  ['sum of the line amounts', two, 10, 9],
  ['average of the stars', two, 4.5, 5],
  ['number of lines', two, 2, 3],
  ['tax of net in percent', three, 20, 0.2],
  ['nights from start to end', { start: '2027-03-10', end: '2027-03-12' }, 2, 3],
  ['days from start to end, both included', { start: '2027-03-10', end: '2027-03-12' }, 3, 2],
  ['days from start to end, not counting the last', { start: '2027-03-10', end: '2027-03-12' }, 2, 3],
  ['minutes between opensAt and closesAt', hours, 120, 2],
])('reports only a value that breaks "%s"', (description, thing, right, wrong) => {
  expect(complaintsOf(description, { ...thing, made: right })).toEqual([]);
  expect(complaintsOf(description, { ...thing, made: wrong })).toEqual([
    expect.stringMatching(RegExp(`^made is ${wrong} with .*, which the contract makes it of$`)),
  ]);
});

test.each([
  ['a part that is no member', 'net plus whatever is due', three, 99],
  ['a rule with exceptions', 'net plus tax as a rule', three, 99],
  ['a single member', 'net', three, 99],
  ['a comparison', 'as long as net is more than tax', three, 99],
  ['a list that the object lacks', 'sum of the parcels', two, 99],
  ['a part that is null', 'net plus tax', { net: 10, tax: null }, 99],
  ['an average of nothing', 'average of the stars', { lines: [] }, 0],
  ['a quotient that is shown as a whole number', 'net divided by fee', { net: 10, fee: 3 }, 3],
])('accepts for %s ("%s") of %j the value %d', (_, description, thing, made) => {
  expect(complaintsOf(description, { ...thing, made })).toEqual([]);
});

test('the complaint names the parts of the formula', () => {
  expect(complaintsOf('net plus tax', { net: 10, tax: 2, made: 10 })).toEqual([
    'made is 10 with net 10 and tax 2, which the contract makes it of',
  ]);
  expect(complaintsOf('number of lines', { ...two, made: 3 })).toEqual([
    'made is 3 with lines of 2, which the contract makes it of',
  ]);
});

test.each<[string, object, number, number]>([
  ['Sum of quantity × price of the lines', { lines: [] }, 0, 0],
  ['Sum of quantity × price of the lines.', {}, 31.9, 0],
  ['Sum of quantity × price of the lines; null until the inspection.', {}, 31.9, 0],
  ['Sum of quantity × price of the lines.', {}, 25.9, 1],
  ['Total of quantity times price over all lines', {}, 25.9, 1],
  ['Sum of quantity × price of the lines; null until the inspection.', {}, 25, 1],
  // The weights are no whole numbers, so the contract would have to say how the products are rounded.
  ['Sum of weight × price of the lines.', {}, 25.9, 0],
  ['Sum of quantity × price of the lines, less the discount.', {}, 25.9, 0],
])('judges "%s", beside %j and two lines, shown as %d: %i findings', (description, more, made, count) => {
  const item = {
    type: 'object',
    properties: { quantity: { type: 'integer' }, price: { type: 'string' }, weight: number },
  };
  const exchange = foreignExchange('petshop.getPet', {
    lines: [
      { quantity: 2, price: '12.50', weight: 0.5 },
      { quantity: 1, price: '6.90', weight: 0.3 },
    ],
    ...more,
    made,
  });
  const properties = { lines: { type: 'array', items: item }, made: { ...number, description } };
  const form = { types: ['application/json'], schema: { type: 'object', properties }, headers: [] };
  const operation = { ...exchange.operation, answers: { 200: form } };
  expect(describedSum.judge({ ...exchange, operation })).toHaveLength(count);
});
