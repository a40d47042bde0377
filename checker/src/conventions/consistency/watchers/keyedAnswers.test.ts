import { expect, test } from 'vitest';
import type { Payload } from '../../../core/contract/types.ts';
import { answer, json, secured, text } from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { ConsistencyTracker } from '../../tracking/tracker.ts';

const KEY = 'Idempotency-Key';
const order = { type: 'object', properties: { id: { type: 'integer' }, name: text } };
const pays = (operationId: string) => ({
  operationId,
  parameters: [{ name: KEY, in: 'header', schema: text }],
  requestBody: json({ type: 'object', properties: { amount: { type: 'integer' } } }),
  responses: { 200: answer('it', { type: 'object' }), 201: answer('it', { type: 'object' }) },
});
const { sent, operations } = smallContract('wallet.json', {
  ...secured,
  paths: {
    '/wallet/top-ups': { post: pays('topUp') },
    '/orders': { post: { ...pays('order'), responses: { 201: answer('it', order) } } },
    '/orders/{id}': { get: { operationId: 'getOrder', responses: { 200: answer('it', order) } } },
    '/orders/{id}/refund': { post: pays('refund') },
  },
});

const asked = { [KEY]: 'key-1', amount: 5 };
test.each<[string, string, Payload, Payload, Payload, boolean]>([
  ['the same id', 'topUp', asked, { id: 1, at: 'Mon' }, { id: 1, at: 'Mon' }, false],
  ['the same id at another time', 'topUp', asked, { id: 1, at: 'Mon' }, { id: 1, at: 'Tue' }, false],
  [
    'the same id with another request_id',
    'topUp',
    asked,
    { id: 1, request_id: 'a' },
    { id: 1, request_id: 'b' },
    false,
  ],
  ['another id', 'topUp', asked, { id: 1 }, { id: 2 }, true],
  ['another id of its own name', 'topUp', asked, { top_up_id: 'a' }, { top_up_id: 'b' }, true],
  ['another request_id only', 'topUp', asked, { request_id: 'a' }, { request_id: 'b' }, false],
  ['no id any more', 'topUp', asked, { id: 1 }, { done: true }, false],
  ['another id under another key', 'topUp', { ...asked, [KEY]: 'key-2' }, { id: 1 }, { id: 2 }, false],
  ['another id without a key', 'topUp', { amount: 5 }, { id: 1 }, { id: 2 }, false],
  [
    'the same id of an action',
    'refund',
    { ...asked, id: 3 },
    { id: 1, amount: 5 },
    { id: 1, amount: 5 },
    false,
  ],
  [
    'another id of an action',
    'refund',
    { ...asked, id: 3 },
    { id: 1, amount: 5 },
    { id: 2, amount: 5 },
    true,
  ],
])('judges a repeated request that shows %s', (_, id, second, before, now, isWrong) => {
  const tracker = new ConsistencyTracker({ operations });
  const first = id === 'refund' ? { ...asked, id: 3 } : asked;
  // The first request has key-1, unless neither request has a key.
  tracker.saw(sent(id, KEY in second ? first : second, before, { status: 201 }), 'one');
  const found = tracker.saw(sent(id, second, now), 'one');
  expect(found.some(({ rule, place }) => rule === 'twice' && place === KEY)).toBe(isWrong);
});

test('leaves a resource with a read to the writes, so that another id is reported once', () => {
  const tracker = new ConsistencyTracker({ operations });
  tracker.saw(sent('order', asked, { id: 1 }), 'one');
  expect(tracker.saw(sent('order', asked, { id: 2 }), 'one')).toHaveLength(1);
});

test('keeps the keys of two accounts apart', () => {
  const tracker = new ConsistencyTracker({ operations });
  tracker.saw(sent('topUp', asked, { id: 1 }), 'one');
  expect(tracker.saw(sent('topUp', asked, { id: 2 }), 'two')).toEqual([]);
});
