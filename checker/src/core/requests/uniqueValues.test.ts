import { expect, test } from 'vitest';
import { body, creates, number, object, text } from '../fixtures/contractParts.ts';
import { bareRules, smallContract } from '../fixtures/smallContract.ts';
import { uniqueValues } from './uniqueValues.ts';

/** Returns the order number of a second request that is like the first. */
function secondNumber(description: string): unknown {
  const { operationOf } = smallContract('returns.json', {
    paths: {
      '/returns': {
        post: { ...creates('announce', object({ id: number }), body({ order_number: text })), description },
      },
    },
  });
  const base = { order_number: 'A-20417' };
  const { validators } = bareRules;
  return uniqueValues(operationOf('announce'), base, { base, salt: '107', validators })['order_number'];
}

test.each([
  ['While a return of the same order number is open, a second one is refused with 409.', 'A-20417107'],
  ['The order_number is unique.', 'A-20417107'],
  ['409 if the `order_number` is used by another return.', 'A-20417107'],
  ['The order number may not be used by any other return.', 'A-20417107'],
  ['The order number is used by the warehouse to find the parcel.', 'A-20417'],
  ['Announces a return of an order number.', 'A-20417'],
  ['Several returns of the same order are fine.', 'A-20417'],
])('varies an order number only if the contract calls it unique: %s', (description, value) => {
  expect(secondNumber(description)).toBe(value);
});
