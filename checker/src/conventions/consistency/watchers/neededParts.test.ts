import { expect, test } from 'vitest';
import type { Payload } from '../../../core/contract/types.ts';
import { answer, body, inPath, number, object, refusals } from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { NeededParts } from './neededParts.ts';

const order = object({ id: number, lineCount: number, items: { type: 'array' }, paidLineCount: number });
const empty = { id: 1, lineCount: 0, items: [], paidLineCount: 0 };

/** Returns what is said of an accepted submission of an order that was shown before. */
function saidOf(description: string, shown: Payload, asked: Payload = {}, isChanged = false): string[] {
  const { sent } = smallContract('orders.json', {
    openapi: '3.0.3',
    info: { title: 'Orders', version: '1' },
    paths: {
      '/orders/{id}': {
        parameters: [inPath('id', number)],
        get: { operationId: 'read', responses: { 200: answer('it', order), ...refusals } },
      },
      '/orders/{id}/submit': {
        parameters: [inPath('id', number)],
        post: {
          operationId: 'submit',
          description,
          requestBody: body({ items: { type: 'array', items: number } }),
          responses: { 200: answer('it', order), ...refusals },
        },
      },
      '/lines': {
        post: { operationId: 'addLine', responses: { 201: answer('it', object({ id: number })) } },
      },
    },
  });
  const watcher = new NeededParts();
  watcher.saw(sent('read', { id: 1 }, { ...empty, ...shown }), 'me');
  if (isChanged) watcher.saw(sent('addLine', {}, { id: 9 }, { status: 201 }), 'me');
  return watcher.saw(sent('submit', { id: 1, ...asked }, empty), 'me').map(({ message }) => message);
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
  ['Submits it.', {}, 0],
])('reads "%s" for an order that shows %j', (description, shown, count) => {
  expect(saidOf(description, shown)).toHaveLength(count);
});

test('says nothing if the request brings parts, or another write may have added one', () => {
  const says = 'An order without items is refused with 409.';
  expect([...saidOf(says, {}, { items: [3] }), ...saidOf(says, {}, {}, true)]).toEqual([]);
});
