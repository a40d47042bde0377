/** Phrases with which a contract limits a value by another one. */
import { expect, test } from 'vitest';
import { saying } from '../fixtures/saying.ts';
import { exceededIn } from './compared.ts';

test.each<[string, object, object, boolean]>([
  ['the amount is more than open', { amount: 9 }, { open: 5 }, true],
  ['amount is more than open', { amount: 5 }, { open: 5 }, false],
  // The new mileage with the one of the resource.
  ['mileage is lower than mileage', { mileage: 4 }, { mileage: '5' }, true],
  ['amount 超过 open', { amount: 9 }, { open: '5.00' }, true],
  ['the amount is more than anybody has', { amount: 9 }, { open: 5 }, false],
])('the conflict "%s" forbids %j beside the resource %j: %s', (conflict, sent, shown, isForbidden) => {
  const operation = saying({ summary: 'Pays it', conflict });
  expect(exceededIn(operation, { ...sent }, { ...shown }) !== undefined).toBe(isForbidden);
});
