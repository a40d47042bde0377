/** Lists of the caller's own orders that show one account the order of another, which it may or may not read by its id. */
import { expect, test } from 'vitest';
import {
  body,
  changes,
  creates,
  lists,
  number,
  reads,
  removes,
  secured,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { ConsistencyTracker } from '../tracking/tracker.ts';

const order = { type: 'object', properties: { id: number, note: text } };
const shown = { id: 1, note: 'Blue tent' };

/** @param says the description of the list */
const ordersWith = (says: string) =>
  smallContract('orders.json', {
    ...secured,
    paths: {
      '/orders': {
        get: { ...lists('list', order), description: says },
        post: creates('create', order, body({ note: text })),
      },
      '/orders/{id}': { get: reads('get', order), delete: removes('remove') },
      '/orders/{id}/share': { post: changes('share', order) },
    },
  });

const OWN = 'Guests see their own orders, staff see all.';

type Step = readonly [account: 'guest' | 'someone', sent: Sent];
type Orders = ReturnType<typeof ordersWith>;
const made = ({ sent }: Orders): Step => ['guest', sent('create', { note: shown.note }, shown)];
const refused = ({ sent }: Orders): Step => ['someone', sent('get', { id: 1 }, {}, { status: 404 })];
const read = ({ sent }: Orders): Step => ['someone', sent('get', { id: 1 }, shown)];
const listed = ({ sent }: Orders): Step => ['someone', sent('list', {}, [shown])];
const listedToOwner = ({ sent }: Orders): Step => ['guest', sent('list', {}, [shown])];
const shared = ({ sent }: Orders): Step => ['guest', sent('share', { id: 1 }, shown)];
const removed = ({ sent }: Orders): Step => ['guest', sent('remove', { id: 1 })];

test.each<[string, string, readonly ((orders: Orders) => Step)[], number]>([
  ['reports a listed order that the account was refused', OWN, [made, refused, listed], 1],
  ['accepts a listed order that the account may read', OWN, [made, read, listed], 0],
  ['accepts a listed order that the account has not asked for by its id', OWN, [made, listed], 0],
  ['accepts an order listed for its owner', OWN, [made, refused, listedToOwner], 0],
  ['accepts a listed order that was shared after the refusal', OWN, [made, refused, shared, listed], 0],
  ['accepts a listed order that was removed before the refusal', OWN, [made, removed, refused, listed], 0],
  ['accepts a refused order in a list that shows all', 'Orders by id', [made, refused, listed], 0],
])('%s', (_, says, steps, count) => {
  const orders = ordersWith(says);
  const tracker = new ConsistencyTracker({ operations: orders.operations, accountsAreKnown: true });
  const found = steps.flatMap((step) => {
    const [account, sent] = step(orders);
    return tracker.saw(sent, account);
  });
  expect(found.filter(({ rule }) => rule === 'private')).toHaveLength(count);
});
