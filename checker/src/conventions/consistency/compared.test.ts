/** Phrases with which a contract limits a value by another one. */
import { expect, test } from 'vitest';
import { saying } from '../fixtures/saying.ts';
import { exceededIn } from './compared.ts';

test.each<[string, object, object, boolean]>([
  ['the amount is more than open', { amount: 9 }, { open: 5 }, true],
  ['amount is more than open', { amount: 5 }, { open: 5 }, false],
  ['mileage is lower than mileage', { mileage: 4 }, { mileage: '5' }, true],
  ['amount 超过 open', { amount: 9 }, { open: '5.00' }, true],
  ['the amount is more than anybody has', { amount: 9 }, { open: 5 }, false],
])('reads a limit from the conflict "%s": %j with %j', (conflict, sent, shown, is) => {
  const operation = saying({ summary: 'Pays it', conflict });
  expect(exceededIn(operation, { ...sent }, { ...shown }) !== undefined).toBe(is);
});
