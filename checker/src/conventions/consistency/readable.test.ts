/** Sentences with a word outside of the vocabulary, and sentences that are understood, for an order with the STATES. */
import { expect, test } from 'vitest';
import { saying, stateOf, STATES } from '../fixtures/saying.ts';
import { forbiddenIn } from './forbidden.ts';

/** The states in which the sentence forbids to ship. */
function refusedStates(description: string): string[] {
  const operation = saying({ id: 'shipOrder', url: '/orders/{id}/ship', summary: 'Ships it', description });
  return STATES.filter((value) => forbiddenIn(operation, stateOf(value)) !== undefined);
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
  ['409 if it overlaps with another order that is open or approved.', []],
  ['shipped: true on an open or approved order is 409.', []],
  ['409 if it was shipped before.', []],
  ['409 for an open order after 30 days.', []],
  ['409 if no order is open.', []],
  ['409 if it is shipped, and the buyer is blocked.', []],
  ['Money is given back of approved ones; any other is 409.', []],
  ['409 if any order is open.', []],
  ['Only for an approved order with lines, otherwise 409.', []],
  ['With the last line, an open order becomes approved, otherwise 409.', []],
  ['仅限上月 approved 的订单，否则返回 409。', []],
])('forbids no state by a sentence with other words: %s', (description, states) => {
  expect(refusedStates(description)).toEqual(states);
});

test.each([
  ['409 for an open order.', ['open']],
  ['409 with an error for a cancelled order.', ['cancelled']],
  ['A cancelled order cannot be shipped (409).', ['cancelled']],
  ['409 if it is shipped or cancelled.', ['shipped', 'cancelled']],
  [
    'Only while nothing is shipped, that is in the status open; otherwise 409.',
    ['approved', 'shipped', 'cancelled'],
  ],
  ['409 unless the order is approved.', ['open', 'shipped', 'cancelled']],
  ['409 if the order is not in status approved.', ['open', 'shipped', 'cancelled']],
  ['409 if it is shipped, or if a line is missing.', ['shipped']],
  ['A cancelled order takes no new shipments (409).', ['cancelled']],
  ['A cancelled order must not be shipped (409).', ['cancelled']],
  [
    'An approved order becomes shipped and its lines are removed, otherwise 409.',
    ['open', 'shipped', 'cancelled'],
  ],
  ['Ships out an approved order, otherwise 409 wrong_state.', ['open', 'shipped', 'cancelled']],
  ['状态不是 approved 时返回 409。', ['open', 'shipped', 'cancelled']],
  ['A shipped order is final and is refused with 409.', ['shipped']],
  ['There must be an approved order; otherwise 409.', ['open', 'shipped', 'cancelled']],
  ['Needs an approved order, otherwise 409.', ['open', 'shipped', 'cancelled']],
  ['Only while it is approved, otherwise 409.', ['open', 'shipped', 'cancelled']],
])('forbids the states of a sentence that is understood: %s', (description, states) => {
  expect(refusedStates(description)).toEqual(states);
});
