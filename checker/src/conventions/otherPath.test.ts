/** A resource whose read by its number stands at another path than its list, its creation and an action on it. */
import { expect, test } from 'vitest';
import { answer, body, changes, inPath, lists, number, reads, text } from '../core/fixtures/contractParts.ts';
import { smallContract } from '../core/fixtures/smallContract.ts';
import { createdIdOf } from './consistency/names.ts';
import { ConsistencyTracker } from './tracking/tracker.ts';

const order = {
  type: 'object',
  properties: { order_no: text, total: number, note: text, state: { ...text, enum: ['new', 'paid'] } },
};
const wanted = { order_no: text, total: number, note: text };
const key = { type: 'apiKey', in: 'header', name: 'X-Key' };

function shop(about: string, made: object = { type: 'object', properties: { pay_url: text } }) {
  return smallContract('pay.json', {
    info: { title: 'Pay', version: '1', description: about },
    security: [{ key: [] }],
    components: { securitySchemes: { key } },
    paths: {
      '/pay/orders': { get: lists('list', order) },
      '/pay/orders/web': {
        post: {
          operationId: 'create',
          requestBody: body(wanted, ['order_no', 'total']),
          responses: { 200: answer('made', made) },
        },
      },
      '/pay/orders/cancel': {
        post: {
          operationId: 'cancel',
          requestBody: body({ order_no: text }, ['order_no']),
          responses: { 200: answer('done') },
        },
      },
      '/pay/orders/by-number/{order_no}': { parameters: [inPath('order_no')], get: reads('get', order) },
      '/sandbox/{order_no}/pay': { parameters: [inPath('order_no')], post: changes('pay', order) },
    },
  });
}

test.each([
  ['list', 'list'],
  ['create', 'made'],
  ['pay', 'one'],
  ['get', 'one'],
])('finds that %s has the role %s', (id, does) => {
  const { operationOf } = shop('');
  const kinds = operationOf(id).roles?.map((role) => [role.resource.name, role.does]);
  expect(kinds).toContainEqual(['/pay/orders/by-number', does]);
});

test('finds no creation in an action whose request has only the number of the resource', () => {
  expect(
    shop('')
      .operationOf('cancel')
      .roles?.some(({ does }) => does === 'made'),
  ).not.toBe(true);
});

test('takes the id of a new resource from the request', () => {
  const { operationOf, sent } = shop('');
  const [role] = operationOf('create').roles ?? [];
  expect(createdIdOf(role!.resource, sent('create', { order_no: 'A-1', total: 5 }, { pay_url: 'x' }))).toBe(
    'A-1',
  );
});

test.each([
  ['Order numbers are unique within your account.', 0],
  ['同一商户下订单号唯一，不同商户互不影响。', 0],
  ['Order numbers are unique.', 1],
])(
  'judges the read of an order whose number another account has used too: %s %i findings',
  (about, count) => {
    const { operations, sent } = shop(about);
    const tracker = new ConsistencyTracker({ operations, private: ['get'], accountsAreKnown: true });
    const shown = { order_no: 'A-1', total: 5, note: 'n', state: 'new' };
    tracker.saw(sent('create', { order_no: 'A-1', total: 5 }, { pay_url: 'x' }), 'parent');
    tracker.saw(sent('get', { order_no: 'A-1' }, shown), 'parent');
    tracker.saw(sent('create', { order_no: 'A-1', total: 5 }, { pay_url: 'y' }), 'other');
    expect(tracker.saw(sent('get', { order_no: 'A-1' }, shown), 'parent')).toHaveLength(count);
  },
);
