import { expect, test } from 'vitest';
import { foreignExchange } from './foreignFixture.ts';
import { describedSum } from './described-sum.ts';

const number = { type: 'number' };

/** What is said of a thing whose `free` is described so. */
function said(description: string, thing: object): number {
  const exchange = foreignExchange('petshop.getPet', thing);
  const properties = { size: number, used: number, free: { ...number, description } };
  const form = { types: ['application/json'], schema: { type: 'object', properties }, headers: [] };
  return describedSum.judge({ ...exchange, operation: { ...exchange.operation, answers: { 200: form } } })
    .length;
}

test.each([
  ['size less used', { size: 9, used: 2, free: 7 }, 0],
  ['size less used', { size: 9, used: 2, free: 9 }, 1],
  ['= size * used', { size: 9, used: 2, free: 18 }, 0],
  ['size plus used', { size: 0.1, used: 0.2, free: 0.3 }, 0],
  ['size less everything', { size: 9, used: 2, free: 9 }, 0],
  ['What is free, size less used as a rule', { size: 9, used: 2, free: 9 }, 0],
  ['size less used', { size: 9, used: null, free: 9 }, 0],
])('%s %j', (description, thing, count) => {
  expect(said(description, thing)).toBe(count);
});
