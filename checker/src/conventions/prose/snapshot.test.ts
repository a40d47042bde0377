import { expect, test } from 'vitest';
import { number, object, reads } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { snapshotsIn } from './snapshot.ts';

test.each<[string, string | undefined]>([
  ['The rate of the desk at the time of booking.', 'desk'],
  ['The rate of the desk. Later changes of the desk do not change it.', 'desk'],
  ['The rate of the employee when the payslip was added.', 'employee'],
  ["The product's price when it was ordered.", 'product'],
  ['It is not affected by later changes to the plan.', 'plan'],
  ["The product's price.", undefined],
  ['It is affected by later changes to the plan.', undefined],
  ['Price of the product as of the order.', 'product'],
  ['Future changes to the plan have no effect on it.', 'plan'],
  ['The rate of the desk.', undefined],
  ['The rate of the desk as of today.', undefined],
  ['The rate of the desk as of its last update.', undefined],
  ['The rate of the desk at the time of the request.', undefined],
  ['Later changes of the desk change it too.', undefined],
  ['Later changes of the desk do not change it unless it is a draft.', undefined],
  ['The rate of the desk at the time of booking; recalculated every night.', undefined],
])('reads whose value is kept from "%s"', (description, noun) => {
  const { operationOf } = smallContract('bookings.json', {
    paths: {
      '/bookings/{id}': { get: reads('read', object({ id: number, rate: { ...number, description } })) },
    },
  });
  expect(snapshotsIn(operationOf('read')).map((each) => each.noun)).toEqual(noun === undefined ? [] : [noun]);
});
