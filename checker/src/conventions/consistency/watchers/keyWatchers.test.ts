/** Keys and numbers that stand for one request or one resource: right and wrong backends in the words of several teams. */
import { expect, test } from 'vitest';
import { answer, body, lists, number, reads, secured, text } from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { ConsistencyTracker } from '../../tracking/tracker.ts';

const order = {
  type: 'object',
  properties: { id: number, order_number: text, lines: number, note: text, number: text },
};

function shop(description: string, about = '') {
  return smallContract('shop.json', {
    info: { title: 'Shop', version: '1', description: about },
    ...secured,
    paths: {
      '/orders': {
        get: lists('list', order),
        post: {
          operationId: 'create',
          description,
          requestBody: body({ order_number: text, lines: number, note: text }, ['order_number']),
          responses: {
            200: answer('it exists', order),
            201: answer('made', order),
            403: answer('used'),
            409: answer('no'),
          },
        },
      },
      '/orders/{id}': {
        parameters: [{ name: 'id', in: 'path', required: true, schema: number }],
        get: reads('get', order),
      },
    },
  });
}

const KEY =
  '`order_number` is your key: a repeated request with the same number is answered with the existing order.';
const REUSES: [string, object, boolean][] = [
  [`${KEY} The same number with other lines is a 409.`, { lines: 2 }, true],
  [`${KEY} The same number with other lines is a 409.`, { note: 'x' }, false],
  [`${KEY} With another body it is a 409.`, { note: 'x' }, true],
  [`${KEY} Anything else is up to you.`, { lines: 2 }, false],
  ['同一 order_number 重复下单返回同一订单；参数不一致返回 403。', { lines: 2 }, true],
  ['同一 order_number 重复下单返回同一订单。', { lines: 2 }, false],
];

test.each(REUSES)('judges a key that is used again: %s %j', (description, other, isWrong) => {
  const { sent, operations } = shop(description);
  const tracker = new ConsistencyTracker({ operations });
  const wanted = { order_number: 'A-1', lines: 1, note: 'n' };
  const shown = { id: 1, number: 'N-1', ...wanted };
  tracker.saw(sent('create', wanted, shown, { status: 201 }), 'one');
  const found = tracker.saw(sent('create', { ...wanted, ...other }, shown), 'one');
  expect(found.some(({ place }) => place === 'order_number/reused')).toBe(isWrong);
});

test.each<[string, string, boolean]>([
  ['Numbers are never used twice, whatever becomes of the order.', 'N-2', false],
  ['Numbers are never used twice, whatever becomes of the order.', 'N-1', true],
  ['No two orders have the same number.', 'N-1', true],
  ['A number is never given again.', 'N-1', true],
  ['编号不会重复使用。', 'N-1', true],
  ['Gives the order a number.', 'N-1', false],
  ['The number of an order is never used twice.', 'N-1', true],
  // The number of seats is a count.
  ['The number of seats is never used twice for the discount of a group.', 'N-1', false],
])('judges the number of a second order beside N-1: "%s" %s', (description, second, isWrong) => {
  const { sent, operations } = shop(description);
  const tracker = new ConsistencyTracker({ operations });
  const list = ['N-1', second].map((each, at) => ({ id: at + 1, order_number: `A-${at}`, number: each }));
  const found = tracker.saw(sent('list', {}, list), 'one');
  expect(found.some(({ place }) => place === 'number')).toBe(isWrong);
});

test.each([
  ['Order numbers are never used twice.', true],
  ['In test shops, order numbers are never used twice.', false],
])('judges the number of a second order by the description of the contract: %s', (about, isJudged) => {
  const { sent, operations } = shop('', about);
  const list = [1, 2].map((id) => ({ id, order_number: `A-${id}`, number: 'N-1' }));
  const found = new ConsistencyTracker({ operations }).saw(sent('list', {}, list), 'one');
  expect(found.some(({ place }) => place === 'number')).toBe(isJudged);
});
