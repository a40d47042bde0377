import { expect, test } from 'vitest';
import { lists, number, object, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { saidOrder } from './saidOrder.ts';

const MEMBERS = ['id', 'name', 'start_time', 'customer'];

/** Returns the order that a list with this description has, as `name up`. */
function orderIn(description: string): string | undefined {
  const { operationOf } = smallContract('tours.json', {
    paths: { '/tours': { get: { ...lists('list', object({ id: number, name: text })), description } } },
  });
  const order = saidOrder(operationOf('list'), MEMBERS);
  return order && [order.member, order.direction].filter((each) => each !== undefined).join(' ');
}

test.each([
  ['The tours of the guide, sorted by name; upper and lower case are the same.', 'name'],
  ['All tours sorted by their start time.', 'start_time'],
  ['Sorted by `name` descending, then by id.', 'name down'],
  ['All tours, ordered by NAME (ascending).', 'name up'],
  ['List your guided tours, sorted by name. Case counts: `Z` is before `a`.', 'name'],
])('reads the order in "%s"', (description, order) => {
  expect(orderIn(description)).toBe(order);
});

test.each([
  ['of a member that the items do not have', 'All tours, sorted by distance.'],
  ['of two members', 'All tours, sorted by name and id.'],
  ['of two members', 'All tours, sorted by name, description.'],
  ['with a further rule', 'All tours, sorted by name within their region.'],
  ['with a condition', 'All tours, sorted by name if no place is given.'],
  ['that the request may change', 'By default sorted by name.'],
  ['behind another order', 'Pinned tours first, sorted by name.'],
  ['behind another order', 'Own tours before others, sorted by name.'],
  ['of a list within the list', 'All guides with their tours, sorted by name.'],
  ['of a list within the list', 'All guides and their tours, sorted by name.'],
  ['of another list', 'All tours. Stops sorted by name.'],
  ['that is denied', 'All tours, no longer sorted by name.'],
  ['of another list', 'All tours. The stops are sorted by name.'],
  ['of equal ones only', 'Tours by day; ties sorted by id.'],
  ['of equal ones only', 'Tours by day; equal tours sorted by id.'],
  ['of other ones only', 'Pinned tours by day; the other tours sorted by id.'],
  ['of equal ones only', 'Tours by day; within a day sorted by name.'],
  ['of equal ones only', 'Tours by day; those of the same day sorted by id.'],
  ['beside an exception', 'All tours, sorted by name. Pinned tours come first.'],
  ['beside an exception', 'All tours, sorted by name; pinned ones first.'],
  ['beside an exception', 'All tours, sorted by name. Own tours precede the others.'],
  ['beside an exception', 'All tours, sorted by name. The list begins with pinned tours.'],
  ['of a purchase', 'All tours ordered by customer.'],
  ['beside another one', 'All tours, sorted by name. Sorted by id.'],
])('reads no order %s: "%s"', (_, description) => {
  expect(orderIn(description)).toBeUndefined();
});
