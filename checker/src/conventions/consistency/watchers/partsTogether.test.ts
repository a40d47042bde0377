import { expect, test } from 'vitest';
import { answer, body, lists, number, reads } from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { saidBy } from '../../fixtures/saidBy.ts';
import { PartsTogether } from './partsTogether.ts';

const payment = { type: 'object', properties: { id: number, authorizedAmount: number } };
const capture = { type: 'object', properties: { id: number, amount: number } };
const { operations, sent } = smallContract('payments.json', {
  paths: {
    '/payments/{id}': { get: reads('getPayment', payment) },
    '/payments/{id}/captures': {
      get: lists('listCaptures', capture),
      post: {
        operationId: 'addCapture',
        description: 'All captures together never exceed the authorized amount (422).',
        requestBody: body({ amount: number }),
        responses: { 201: answer('made', capture), 422: answer('too much') },
      },
    },
  },
});

/** Returns the messages about a payment of 140 that is captured in parts of 30. */
function messagesAfter(captures: number): string[] {
  return saidBy(new PartsTogether(operations), [
    sent('getPayment', { id: 1 }, { id: 1, authorizedAmount: 140 }),
    ...Array.from({ length: captures }, (_, at) =>
      sent('addCapture', { id: 1, amount: 30 }, { id: at + 1, amount: 30 }),
    ),
  ]);
}

test('reports the part with which all parts exceed the limit, and the number of all parts', () => {
  expect(messagesAfter(4)).toEqual([]);
  expect(messagesAfter(5)).toEqual([
    expect.stringContaining('5 parts of together 150 are accepted, and the limit is 140'),
  ]);
});
