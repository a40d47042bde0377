/** Updates of members that the backend takes from some accounts only, or shows to some only. */
import { expect, test } from 'vitest';
import type { Payload } from '../../core/contract/types.ts';
import { body, changes, number, object, reads, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { brokenRules } from '../fixtures/brokenRules.ts';

const before = { id: 1, mark: 'low', other: 'a' };

/** Returns the rules that an update of `mark` breaks. @param says the description of `mark` */
function rulesOf(says: string, update: Payload, later: Payload): string[] {
  const mark = { ...text, description: says };
  const order = object({ id: number, mark, other: text }, ['id']);
  const { operations, sent } = smallContract('orders.json', {
    paths: {
      '/orders/{id}': { get: reads('get', order), patch: changes('change', order, body({ mark })) },
    },
  });
  return brokenRules(operations, [
    sent('get', { id: 1 }, before),
    sent('change', { id: 1, mark: 'high' }, update),
    sent('get', { id: 1 }, later),
  ]);
}

const written = { ...before, mark: 'high' };
const hidden = { id: 1, other: 'a' };

test.each<[string, Payload, Payload]>([
  ['ignore an update', before, before],
  ['hide the new value', written, hidden],
  ['show the old value again', written, before],
])('lets a backend %s of a member for some accounts, and of no other', (_, update, later) => {
  expect(rulesOf('Ignored unless staff send it.', update, later)).toEqual([]);
  expect(rulesOf('Only staff see this field.', update, later)).toEqual([]);
  expect(rulesOf('The mark of the order', update, later)).toEqual(['kept']);
});
