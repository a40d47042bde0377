/**
 * Requests and findings of probes. The backend is a function. Covers parts of a list, sort orders, created resources, wrong
 * requests and roles.
 */
import { expect, test } from 'vitest';
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Login } from '../../core/exchange/ask.ts';
import { terseContract, operationOf, sentOf } from '../../core/fixtures/terseContract.ts';
import type { RunContext } from '../../core/run/context.ts';
import { probeOver } from '../fixtures/smallProbe.ts';
import { withAllChecks } from '../fixtures/withAllChecks.ts';
import { ask } from './ask.ts';
import { make } from './make.ts';
import { readOn, readParts } from './reads.ts';
import { asEachAccount, judgeRoles, removeAsChild } from './roles.ts';
import { wrong } from './wrong.ts';

/** A request as the backend gets it. */
interface BackendRequest {
  readonly id: string;
  readonly payload: Payload;
  readonly login: Login;
  /** Owner of the credentials. */
  readonly key?: string | undefined;
}
type Backend = (asked: BackendRequest) => readonly [status: number, body?: unknown];

/** Makes a probe over the backend, with the requests that the backend gets and the messages of its findings. */
function probeOf(answer: Backend, operations: readonly Operation[] = terseContract) {
  const asked: BackendRequest[] = [];
  const send: RunContext['sender']['sendIn'] = (headers, { operation, ask, expect: wanted }) => {
    const one = { id: operation.id, payload: ask.payload, login: ask.login, key: headers['x-key'] };
    asked.push(one);
    const [status, body] = answer(one);
    const sent = withAllChecks(sentOf(operation.id, ask.payload, status, body, wanted));
    return Promise.resolve({ ...sent, case: { ...sent.case, operation, ask } });
  };
  const logins = (['parent', 'child', 'other'] as const).map((login) => [login, { 'x-key': login }] as const);
  const { probe, messages: messagesSoFar } = probeOver(operations, send, new Map(logins));
  return { probe, asked, messagesSoFar };
}

/** The maximum of the parameter `limit`: the probe reads the whole list with it. */
const WHOLE = 50;
const events = [1, 2, 3, 4, 5].map((id) => ({ id, stars: id }));
/**
 * Makes a backend that returns a list in parts. Each part starts after the last item of the one before. The probe cuts these five
 * items into parts of two.
 *
 * @param more whether the response says that more items follow, by the number of items up to its end
 * @param lost id of an item that a part shows as another one
 */
const inParts =
  (more: (until: number) => boolean, lost?: number): Backend =>
  ({ payload }) => {
    const from = Number(payload['after'] ?? 0);
    const until = Math.min(from + Number(payload['limit'] ?? WHOLE), events.length);
    const items = events
      .slice(from, until)
      .map((each) => (each.id === lost && payload['limit'] !== WHOLE ? events[0] : each));
    return [200, { items, hasMore: more(until), next: until < events.length ? String(until) : '' }];
  };

test.each<[string, Backend, string[]]>([
  ['accepts parts that together have every item', inParts((until) => until < events.length), []],
  [
    'reports a first part that claims to be the last',
    inParts(() => false),
    ['there is said to be no more after 2 of 5'],
  ],
  [
    'reports an item that no part contains',
    inParts((until) => until < events.length, 3),
    ['id 3 is listed, and in no part of 2'],
  ],
])('%s', async (_, backend, messages) => {
  const { probe, messagesSoFar } = probeOf(backend);
  await readOn(probe, operationOf('events'));
  expect(messagesSoFar()).toEqual(messages);
});

test('judges no parts if the contract names no cursor that leads to the next one', async () => {
  const { probe, messagesSoFar } = probeOf(inParts((until) => until < events.length));
  await readOn(probe, { ...operationOf('events'), cursor: { ask: 'after', size: 'limit' } });
  expect(messagesSoFar()).toEqual([]);
});

test('reports a part that promises more items, and whose next part is empty', async () => {
  const backend: Backend = ({ payload }) => {
    const from = Number(payload['after'] ?? 0);
    const items = events.slice(from, from + Number(payload['limit'] ?? WHOLE));
    return [200, { items, hasMore: true, next: String(from + items.length) }];
  };
  const { probe, messagesSoFar } = probeOf(backend);
  await readOn(probe, operationOf('events'));
  expect(messagesSoFar()).toContain('there is said to be more after 5, and nothing comes');
});

const product = (id: number, more: Payload = {}) => ({
  id,
  sku: `MUG-00${id}`,
  name: `Mug ${id}`,
  price: 10 - id,
  ...more,
});
const products = [1, 2, 3].map((id) => product(id));
/** A page of the list, numbered from 0. */
function page(all: readonly object[], { page: number = 0, size = 20 }: Payload) {
  const [from, count] = [Number(number) * Number(size), Number(size)];
  const content = all.slice(from, from + count);
  return { content, totalElements: all.length, totalPages: Math.ceil(all.length / count), number, size };
}

// The function gives the order for a requested direction and key: 1 up, -1 down, 0 unsorted.
test.each<[string, (way: string, by: string) => number, string[]]>([
  ['accepts the requested order', (way) => (way === 'desc' ? -1 : 1), []],
  [
    'reports the reverse order',
    (way) => (way === 'desc' ? 1 : -1),
    ['the list is not in the order of price (up): 9, 8, 7'],
  ],
  ['reports an unsorted list', () => 0, ['the list is not in the order of price (up): 9, 8, 7']],
  // Only the backend knows its sort keys.
  [
    'accepts a backend whose only sort key is the price',
    (way, by) => (by !== 'price' ? 0 : way === 'desc' ? -1 : 1),
    [],
  ],
])('%s', async (_, signOf, messages) => {
  const { probe, messagesSoFar } = probeOf(({ payload }) => {
    const [by = '', way = ''] = String(payload['sort'] ?? '').split(',');
    const sign = by === '' ? 0 : signOf(way, by);
    const sorted = products.toSorted((one, other) =>
      Object(one)[by] < Object(other)[by] ? -sign : Object(one)[by] > Object(other)[by] ? sign : 0,
    );
    return [200, page(sorted, payload)];
  });
  await readParts(probe, operationOf('findAll'));
  expect(messagesSoFar().filter((each) => each.includes('order of price'))).toEqual(messages);
});

test('creates the parent of a resource whose creation is refused, and then the resource', async () => {
  const { probe, asked } = probeOf(({ id, payload }) => {
    if (id === 'create') return [201, product(7)];
    return payload['id'] === 7 ? [201, { id: 1, stars: 4 }] : [404];
  });
  await make(probe, operationOf('review'));
  expect(asked.map(({ id }) => id)).toEqual(['review', 'create', 'review']);
  expect(probe.requests.newest.get('/products')?.value).toBe(7);
});

/** The update, which also documents the 409 of `publish`: the probe sends wrong requests only where a state can refuse. */
const updateWithState = {
  ...operationOf('update'),
  errors: [...operationOf('update').errors, ...operationOf('publish').errors],
};

test('reports only the accepted one of several invalid requests for a valid resource', async () => {
  const base = { id: 7, sku: 'MUG-001', name: 'Mug', price: 5, stock: 10 };
  // A stock of 125 is above the maximum of 120.
  const { probe, messagesSoFar, asked } = probeOf(({ payload }) =>
    payload['stock'] === 125 ? [200, product(7)] : [409],
  );
  await wrong(probe, updateWithState, base);
  expect(asked.length).toBeGreaterThan(5);
  expect(messagesSoFar()).toEqual(['answered 200 although it must be refused with 400 (request-invalid)']);
});

test('sends wrong requests as the admin for a new resource, if role and state refuse them', async () => {
  const base = { id: 7, sku: 'MUG-001', name: 'Mug', price: 5, stock: 10 };
  const { probe, messagesSoFar, asked } = probeOf(({ id, payload, login, key }) => {
    if (id === 'create') return [201, product(8)];
    if (key !== 'admin') return [403];
    return payload['id'] === 8 && login === 'parent' && payload['stock'] === 125 ? [200, product(8)] : [409];
  });
  await wrong(
    { ...probe, headers: new Map([...probe.headers, ['account:admin', { 'x-key': 'admin' }]]) },
    updateWithState,
    base,
  );
  expect(asked.some(({ id }) => id === 'create')).toBe(true);
  expect(messagesSoFar().filter((each) => each.includes('refused'))).toEqual([
    'answered 200 although it must be refused with 400 (request-invalid)',
  ]);
});

const servesEveryAccount: Backend = ({ id, payload }) => [
  id === 'remove' ? 204 : id === 'create' ? 201 : 200,
  product(7, payload),
];
/** Makes a backend that refuses the child every operation except `name`. */
const refusesChildExcept =
  (name: string): Backend =>
  (asked) =>
    asked.login === 'child' && asked.id !== name ? [403] : servesEveryAccount(asked);

test.each<[string, Backend, number]>([
  ['reports a role that refuses no account', servesEveryAccount, 1],
  ['accepts a role that refuses the child', refusesChildExcept('nothing'), 0],
])('%s', async (_, backend, count) => {
  const { probe, messagesSoFar } = probeOf(backend);
  await asEachAccount(
    probe,
    operationOf('create'),
    sentOf('create', { sku: 'MUG-001', name: 'Mug', price: 5 }, 201, product(7)),
  );
  judgeRoles(probe);
  expect(messagesSoFar()).toHaveLength(count);
});

test.each<[string, Backend, string[]]>([
  [
    'reports a removal by an account that may not write',
    refusesChildExcept('remove'),
    ["the contract has 403 for it, and no account is refused so, the child's neither"],
  ],
  ['accepts a removal by an account that may write', servesEveryAccount, []],
  ['accepts a refused removal', refusesChildExcept('nothing'), []],
])('%s', async (_, backend, messages) => {
  const { probe, messagesSoFar } = probeOf(backend);
  probe.requests.made.set('/products', new Set([7]));
  await asEachAccount(
    probe,
    operationOf('update'),
    sentOf('update', { id: 7, sku: 'MUG-001', name: 'Mug', price: 5 }, 200, product(7)),
  );
  // Only the removal is in question, not the update.
  probe.suspects.length = 0;
  await removeAsChild(probe, operationOf('remove'), { id: 7 });
  judgeRoles(probe);
  expect(messagesSoFar()).toEqual(messages);
});

test('accepts a removal by an account that is only refused a read', async () => {
  const { probe, messagesSoFar } = probeOf((asked) =>
    asked.login === 'child' && asked.id === 'findById' ? [403] : servesEveryAccount(asked),
  );
  probe.requests.made.set('/products', new Set([7]));
  await ask(probe, operationOf('findById'), { id: 7 }, 'child');
  await removeAsChild(probe, operationOf('remove'), { id: 7 });
  expect(probe.suspects).toHaveLength(1);
  judgeRoles(probe);
  expect(messagesSoFar()).not.toContainEqual(expect.stringContaining('no account is refused so'));
});
