import { expect, test } from 'vitest';
import { body, creates, number, object, text } from '../fixtures/contractParts.ts';
import { bareRules, smallContract } from '../fixtures/smallContract.ts';
import { takenMembers } from './takenMembers.ts';
import { uniqueValues } from './uniqueValues.ts';

const { operationOf } = smallContract('orders.json', {
  paths: {
    '/orders': {
      post: creates('order', object({ id: number }), body({ order_number: text, table: number, note: text })),
    },
  },
});
const order = operationOf('order');
const base = { order_number: 'A-20417', table: 7, note: 'red' };

test.each([
  ['{"order_number":["This field must be unique."]}', { order_number: 'A-20417107' }],
  ['{"detail":"The order number is already in use."}', { order_number: 'A-20417107' }],
  ['{"error":"A-20417 exists already"}', { order_number: 'A-20417107' }],
  ['{"errors":{"Table":["Table is taken."]}}', { table: 114 }],
  ['{"detail":"order_number is too long"}', {}],
  ['{"detail":"Table 7 does not exist."}', {}],
  ['{"detail":"The table must exist."}', {}],
  ['{"detail":"A-20417 is already closed."}', {}],
  ['{"detail":"A-20417 has already been approved."}', {}],
  ['{"msg":"A-20417已被取消"}', {}],
  ['{"msg":"A-20417已被占用"}', { order_number: 'A-20417107' }],
  ['{"detail":"Already in use"}', { order_number: 'A-20417107' }],
  ['{"detail":"The account already has an open order."}', {}],
])('sends other values only for those taken: after %s, %j', (refusal, changes) => {
  const taken = new Set(takenMembers(order, base, refusal));
  const { validators } = bareRules;
  expect(uniqueValues(order, base, { base, salt: '107', validators, taken })).toEqual({
    ...base,
    ...changes,
  });
});
