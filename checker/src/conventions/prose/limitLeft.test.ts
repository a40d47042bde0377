import { expect, test } from 'vitest';
import { answer, body, inPath, refusals } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { limitsLeft } from './limitLeft.ts';

const amount = { type: 'number' };
const LEFT = ['amount: payable - paid'];

test.each<[string, object, string[]]>([
  ['| more than `payable` less `paid` | 422 | TOO_HIGH |', { amount }, LEFT],
  ['An `amount` above `payable` minus `paid` is refused with 422.', { amount, tip: amount }, LEFT],
  ['409 if the `amount` exceeds the `payable` less the `paid`.', { amount }, LEFT],
  ['The `amount` must not exceed `payable` less `paid` (422).', { amount, tip: amount }, LEFT],
  ['The `amount` must be at most `payable` minus `paid` (422).', { amount, tip: amount }, LEFT],
  ['The `amount` must be more than `payable` less `paid` (422).', { amount }, []],
  ['An `amount` above `payable` less `paid` is expected, otherwise 422.', { amount }, []],
  // Either number may be meant.
  ['| more than `payable` less `paid` | 422 | TOO_HIGH |', { amount, tip: amount }, []],
  ['| more than `payable` less `paid` plus `tip` | 422 | TOO_HIGH |', { amount }, []],
  ['| more than `payable` less `paid`, unless an admin pays | 422 | TOO_HIGH |', { amount }, []],
  ['More than `payable` less `paid` is a gift.', { amount }, []],
  ['| more than `payable` | 422 | TOO_HIGH |', { amount }, []],
  ['| more than `payable` less `paid` | 422 | TOO_HIGH |', { amount, paid: amount }, []],
])('reads what is left for a payment in "%s" of %o', (description, properties, expected) => {
  const { operationOf } = smallContract('bills.json', {
    paths: {
      '/bills/{id}/payments': {
        parameters: [inPath('id')],
        post: {
          operationId: 'pay',
          description,
          requestBody: body(properties),
          responses: { 201: answer('paid'), ...refusals, 409: answer('state'), 422: answer('wrong') },
        },
      },
    },
  });
  const found = limitsLeft(operationOf('pay')).map(
    ({ member, whole, used }) => `${member}: ${whole} - ${used}`,
  );
  expect(found).toEqual(expected);
});
