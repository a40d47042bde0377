import { expect, test } from 'vitest';
import type { Payload } from '../../../core/contract/types.ts';
import { body, changes, creates, number, object, reads } from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { saidBy } from '../../fixtures/saidBy.ts';
import { NeededParts } from './neededParts.ts';

const order = object({ id: number, lineCount: number, items: { type: 'array' }, paidLineCount: number });
const empty = { id: 1, lineCount: 0, items: [], paidLineCount: 0 };

/** Returns what is said of an accepted submission with the body `asked`. The order was shown before; `addsLine` adds a line since. */
function saidOf(description: string, shown: Payload, asked: Payload = {}, addsLine = false): string[] {
  const { sent } = smallContract('orders.json', {
    paths: {
      '/orders/{id}': { get: reads('read', order) },
      '/orders/{id}/submit': {
        post: { ...changes('submit', order, body({ items: { type: 'array', items: number } })), description },
      },
      '/lines': {
        post: creates('addLine', object({ id: number })),
      },
    },
  });
  return saidBy(new NeededParts(), [
    sent('read', { id: 1 }, { ...empty, ...shown }),
    ...(addsLine ? [sent('addLine', {}, { id: 9 })] : []),
    sent('submit', { id: 1, ...asked }, empty),
  ]);
}

test.each<[string, Payload, number]>([
  ['Only drafts can be submitted, and only with at least one line; otherwise 409.', {}, 1],
  ['Only drafts can be submitted, and only with at least one line; otherwise 409.', { lineCount: 2 }, 0],
  ['An order without lines cannot be submitted (409).', {}, 1],
  ['An order without items is refused with 409.', {}, 1],
  ['An order without items is refused with 409.', { items: [3] }, 0],
  ['An order that has no lines cannot be submitted (409).', {}, 1],
  ['At least one line is required (409).', {}, 1],
  ['At least one line is required (409).', { lineCount: 1 }, 0],
  ['An order that has no lines can be submitted.', {}, 0],
  ['An order cannot be submitted until it has at least one line (409).', {}, 1],
  ['An order that has at least one line is refused with 409.', {}, 0],
  ['Only orders without lines can be submitted (409).', {}, 0],
  ['An order must have at least one line (409).', {}, 1],
  ['An order without lines is submitted at once.', {}, 0],
  ['An order without lines is refused with 409, unless it is a test.', {}, 0],
  ['Without a token the answer is 401.', {}, 0],
  // Another line may be there, which is not approved.
  ['An order without lines approved cannot be submitted (409).', {}, 0],
  ['An order without `lines` approved cannot be submitted (409).', {}, 0],
  ['Submits it.', {}, 0],
])('by "%s", judges the accepted submission of an order that showed %j', (description, shown, count) => {
  expect(saidOf(description, shown)).toHaveLength(count);
});

test('says nothing if the request brings parts, or another write may have added one', () => {
  const says = 'An order without items is refused with 409.';
  expect([...saidOf(says, {}, { items: [3] }), ...saidOf(says, {}, {}, true)]).toEqual([]);
});
