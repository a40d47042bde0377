/** Sentences that give a state to some resources only, or to other things, in an order with the STATES. */
import { expect, test } from 'vitest';
import { saying, STATES } from '../fixtures/saying.ts';
import { forbiddenIn } from './forbidden.ts';

/** The states in which the sentence forbids to ship. */
function refusedStates(description: string): string[] {
  const operation = saying({ id: 'shipOrder', url: '/orders/{id}/ship', summary: 'Ships it', description });
  return STATES.filter((value) => {
    const others = STATES.filter((each) => each !== value);
    return forbiddenIn(operation, { name: 'state', value, others }) !== undefined;
  });
}

test.each([
  ['409 for an open order without lines.', []],
  ['409 for an approved order whose buyer is blocked.', []],
  ['409 for a cancelled order that was refunded.', []],
  ['409 for an open order with unpaid lines.', []],
  ['409 if it is open and has no lines.', []],
  ['409 for shipped orders older than a week.', []],
  ['Not for an approved order of which a part is missing (409).', []],
  ['There must be an open gate; otherwise 409.', []],
  ['Needs an approved carrier, otherwise 409.', []],
  ['Possible as long as an open gate is left, otherwise 409.', []],
  ['Refused with 409 while it has open claims.', []],
  // Where others than those with lines are refused too, all other states are.
  ['Only for an approved order with lines, otherwise 409.', ['open', 'shipped', 'cancelled']],
])('forbids no state of which the sentence means some or none: %s', (description, states) => {
  expect(refusedStates(description)).toEqual(states);
});

test.each([
  ['409 for an open order.', ['open']],
  ['409 with an error for a cancelled order.', ['cancelled']],
  ['A cancelled order cannot be shipped (409).', ['cancelled']],
  ['409 if it is shipped or cancelled.', ['shipped', 'cancelled']],
  ['A cancelled order with 409 stays as it is.', ['cancelled']],
  ['A shipped order is final and is refused with 409.', ['shipped']],
  ['There must be an approved order; otherwise 409.', ['open', 'shipped', 'cancelled']],
  ['Needs an approved order, otherwise 409.', ['open', 'shipped', 'cancelled']],
  ['Only while it is approved, otherwise 409.', ['open', 'shipped', 'cancelled']],
])('forbids the states of a sentence about all of them: %s', (description, states) => {
  expect(refusedStates(description)).toEqual(states);
});
