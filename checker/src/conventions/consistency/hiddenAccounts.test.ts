/**
 * Traffic of a contract in which one role sees everything: an account that once gets 404 for another's order lacks that role. And
 * searches in the list of that contract.
 */
import { expect, test } from 'vitest';
import {
  body,
  creates,
  inQuery,
  lists,
  number,
  reads,
  secured,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { ConsistencyTracker } from '../tracking/tracker.ts';

const order = { type: 'object', properties: { id: number, note: text } };
const { operations, sent } = smallContract('orders.json', {
  info: {
    title: 'Orders',
    version: '1',
    description: 'Shops see their own orders. The warehouse sees everything.',
  },
  ...secured,
  paths: {
    '/orders': {
      get: {
        ...lists('list', order),
        parameters: [inQuery('q', text, 'Part of the note, whatever the case'), inQuery('sort', text)],
      },
      post: creates('create', order, body({ note: text })),
    },
    '/orders/{id}': { get: reads('get', order) },
  },
});

const order1 = { id: 1, note: 'Blue tent' };
const order2 = { id: 2, note: 'blue lamp' };

test.each([
  ['reports', 'a 404 for the first one', 404, 1],
  ['accepts', 'it was shown the first one', 200, 0],
])('%s an account that sees the second order of a shop after %s', (_, __, status, count) => {
  const tracker = new ConsistencyTracker({ operations, private: ['get'] });
  tracker.saw(sent('create', { note: order1.note }, order1), 'shop');
  tracker.saw(sent('create', { note: order2.note }, order2), 'shop');
  tracker.saw(sent('get', { id: 1 }, status === 200 ? order1 : {}, { status }), 'someone');
  const found = tracker.saw(sent('get', { id: 2 }, order2), 'someone');
  expect(found.filter(({ rule }) => rule === 'private')).toHaveLength(count);
});

test.each([
  ['accepts', 'finds the other case', [order1, order2], 0],
  ['reports', 'omits the other case', [order2], 1],
])('%s a sorted search that %s', (_, __, found, count) => {
  const tracker = new ConsistencyTracker({ operations });
  tracker.saw(sent('list', {}, [order1, order2]), 'shop');
  const complaints = tracker.saw(sent('list', { q: 'blue', sort: '-id' }, found), 'shop');
  expect(complaints.filter(({ place }) => place === 'q/case')).toHaveLength(count);
});
