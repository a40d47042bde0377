/** Contracts in other styles: data in a wrapper, pages from 0, a single resource at a path, a map by name, two credentials. */
import { expect, test } from 'vitest';
import { accepted } from '../core/checks/codes/accepted.ts';
import { expectedCode } from '../core/checks/codes/expected-code.ts';
import { httpStatus } from '../core/checks/transport/http-status.ts';
import type { Payload } from '../core/contract/types.ts';
import { bareRules, smallContract } from '../core/fixtures/smallContract.ts';
import type { Check } from '../core/judging/check.ts';
import type { Sent } from '../core/judging/sent.ts';
import { casesOf } from '../core/plan/plan.ts';
import { Pool } from '../core/requests/pool.ts';
import { besideValid } from '../core/run/besideValid.ts';
import type { Sender } from '../core/run/send.ts';
import { filtered } from './checks/lists/filtered.ts';
import { paging } from './checks/lists/paging.ts';
import { sorted } from './checks/lists/sorted.ts';
import { requestedId } from './checks/resources/requested-id.ts';
import { sameValue } from './checks/resources/same-value.ts';
import { noSecret } from './checks/values/no-secret.ts';
import { ConsistencyTracker } from './tracking/tracker.ts';

const { operationOf, sent } = smallContract(
  'shop.yaml',
  `
openapi: 3.0.3
info: { title: Shop, version: '1' }
security: [{ session: [], csrf: [] }]
paths:
  /orders:
    get:
      operationId: listOrders
      parameters:
        - { name: status, in: query, schema: { type: string, enum: [placed, cancelled] } }
        - { name: label, in: query, schema: { type: string } }
        - { name: min_price, in: query, schema: { type: number } }
        - { name: sort_by, in: query, schema: { type: string, enum: [price, name] } }
        - { name: order, in: query, schema: { type: string, enum: [asc, desc] } }
        - { name: page, in: query, schema: { type: integer, minimum: 0, default: 0 } }
        - { name: size, in: query, schema: { type: integer, minimum: 1, default: 20 } }
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: object, properties: { data: { type: array, items: { $ref: '#/components/schemas/Order' } }, meta: { type: object, properties: { total: { type: integer }, total_pages: { type: integer }, has_more: { type: boolean } } } } } } } }
        '400': { description: wrong }
    post: &write
      operationId: placeOrder
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Order' }, example: { name: Saw, price: 12.5 } } } }
      responses:
        '200': &order { description: ok, content: { application/json: { schema: { type: object, properties: { data: { $ref: '#/components/schemas/Order' }, links: { type: object, properties: { self: { type: string } } } } } } } }
        '400': { description: wrong }
        '404': { description: nothing there }
  /orders/{orderId}:
    parameters: [{ name: orderId, in: path, required: true, schema: { type: integer } }]
    get: { operationId: getOrder, responses: { '200': *order, '404': { description: nothing there } } }
    patch: { <<: *write, operationId: changeOrder }
    delete: { operationId: dropOrder, responses: { '200': *order, '404': { description: nothing there } } }
  /orders/{orderId}/cancel:
    parameters: [{ name: orderId, in: path, required: true, schema: { type: integer } }]
    post: { operationId: cancelOrder, responses: { '200': *order } }
  /settings:
    get: { operationId: getSettings, responses: { '200': &settings { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Settings' } } } } } }
    put:
      operationId: putSettings
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Settings' } } } }
      responses: { '200': *settings }
  /labels:
    get: { operationId: listLabels, responses: { '200': { description: ok, content: { application/json: { schema: { type: object, additionalProperties: { type: string } } } } } } }
  /labels/{label}:
    parameters: [{ name: label, in: path, required: true, schema: { type: string } }]
    delete: { operationId: dropLabel, responses: { '204': { description: gone } } }
components:
  securitySchemes:
    session: { type: apiKey, in: cookie, name: SID }
    csrf: { type: apiKey, in: header, name: X-CSRF }
  schemas:
    Settings: { type: object, properties: { days: { type: integer }, zone: { type: string } } }
    Order: { type: object, properties: { id: { type: integer, readOnly: true }, name: { type: string, maxLength: 8 }, gift: { type: boolean, default: false }, price: { type: number }, status: { type: string, enum: [placed, cancelled], readOnly: true }, labels: { type: array, items: { type: string } }, shipOn: { type: string, format: date }, at: { type: string, format: date-time } } }
`,
);
const complaintsOf = (check: Check, ...given: Parameters<typeof sent>): string[] =>
  check.judge(sent(...given).exchange).map(({ message }) => message);

const named = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name, price: index + 1 }));
const page = (items: readonly object[], meta: object = {}) => ({ data: items, meta });

test.each<[string, Check, Parameters<typeof sent>, string[]]>([
  [
    'accepts pages from 0 that fit their total',
    paging,
    ['listOrders', { page: 1, size: 2 }, page(named('c'), { total: 3, total_pages: 2, has_more: false })],
    [],
  ],
  [
    'reports an empty first page',
    paging,
    ['listOrders', { page: 0, size: 2 }, page([], { total: 3 })],
    ['total is 3 with 0 items on page 1 of size 2'],
  ],
  [
    'reports too many pages, and more items than there are',
    paging,
    ['listOrders', { page: 1, size: 2 }, page(named('c'), { total: 3, total_pages: 3, has_more: true })],
    ['3 pages of 2 for a total of 3, they are 2', 'there is said to be more, of a total of 3'],
  ],
  [
    'accepts an ascending list',
    sorted,
    ['listOrders', { sort_by: 'price', order: 'asc' }, page(named('a', 'b'))],
    [],
  ],
  [
    'reports an ascending list if a descending one is requested',
    sorted,
    ['listOrders', { sort_by: 'price', order: 'desc' }, page(named('a', 'b'))],
    ['the list is not in the order of price (down): 1, 2'],
  ],
  [
    'accepts an item whose label contains the requested one',
    filtered,
    ['listOrders', { label: 'red' }, page([{ id: 1, labels: ['dark red'] }])],
    [],
  ],
  [
    'reports an item without the requested label',
    filtered,
    ['listOrders', { label: 'red' }, page([{ id: 1, labels: ['blue'] }])],
    ['labels blue is listed, label red was asked for'],
  ],
  [
    'reports another resource in the wrapper',
    requestedId,
    ['getOrder', { orderId: 1 }, { data: { id: 2 } }],
    ['id 2 came, 1 was asked for'],
  ],
  [
    'accepts the same values in another notation',
    sameValue,
    [
      'placeOrder',
      { price: 12.5, shipOn: '2026-03-01', at: '2026-03-01T08:00:00Z' },
      { data: { price: 12.5, shipOn: '2026-03-01', at: '2026-03-01T10:00:00+02:00' } },
    ],
    [],
  ],
  [
    'reports a rounded price, an earlier day and a lost time zone',
    sameValue,
    [
      'placeOrder',
      { price: 12.5, shipOn: '2026-03-01', at: '2026-03-01T08:00:00Z' },
      { data: { price: 13, shipOn: '2026-02-28', at: '2026-03-01T08:00:00+02:00' } },
    ],
    [
      'price is shown rounded: 13, 12.5 was sent',
      'shipOn is shown moved in time: 2026-02-28, 2026-03-01 was sent',
      'at is shown moved in time: 2026-03-01T08:00:00+02:00, 2026-03-01T08:00:00Z was sent',
    ],
  ],
  [
    'reports an omitted member without the default of the contract',
    sameValue,
    ['placeOrder', { name: 'Saw' }, { data: { name: 'Saw', gift: true } }],
    ['gift is shown as true, nothing was sent: the contract makes it false'],
  ],
  [
    'reports an undocumented password',
    noSecret,
    ['getOrder', { orderId: 1 }, { data: { id: 1, note: 'x', password_hash: '$2a$10$x' } }],
    ['/data/password_hash is shown, which the contract does not name'],
  ],
  [
    'reports undocumented pay data',
    noSecret,
    ['getOrder', { orderId: 1 }, { data: { id: 1, monthlySalaryCents: 450_000 } }],
    ['/data/monthlySalaryCents is shown, which the contract does not name'],
  ],
  [
    'accepts members whose names only resemble secrets',
    noSecret,
    ['getOrder', { orderId: 1 }, { data: { id: 1, cardinality: 2, passengers: 3 } }],
    [],
  ],
])('%s', (_, check, given, messages) => {
  expect(complaintsOf(check, ...given)).toEqual(messages);
});

test.each<[string, Check, Parameters<typeof sent>]>([
  [
    'accepts a refusal of generated values',
    accepted,
    [
      'placeOrder',
      { name: 'X0000000000000' },
      {},
      { status: 400, expect: { kind: 'answered', tried: true } },
    ],
  ],
  [
    'accepts a refusal of recorded values that are no examples',
    accepted,
    ['placeOrder', { name: 'Axe' }, {}, { status: 400, expect: { kind: 'observed', right: true } }],
  ],
  [
    'accepts an undocumented refusal of an invalid recorded request',
    httpStatus,
    ['getOrder', { orderId: 'none' }, {}, { status: 400, expect: { kind: 'observed', right: false } }],
  ],
])('%s', (_, check, given) => {
  expect(complaintsOf(check, ...given)).toEqual([]);
});

test('accepts a 404 for an invalid request only if the valid one gets it too, or is invalid itself', async () => {
  const row = operationOf('changeOrder').errors.find(({ code }) => code === '400')!;
  const wrong = sent(
    'changeOrder',
    { orderId: 9, price: 'x' },
    {},
    {
      status: 404,
      right: { orderId: 9, price: 1 },
      expect: { kind: 'refused', row },
    },
  );
  const senderOf = (status: number): Sender => ({
    send: (one) => Promise.resolve(sent('changeOrder', one.ask.payload, {}, { status })),
    sendIn: () => Promise.reject(new Error('of no use here')),
    sendAs: () => Promise.reject(new Error('of no use here')),
    sent: () => 0,
  });
  const complaintsBeside = async (status: number): Promise<number> =>
    expectedCode.judge((await besideValid(wrong, senderOf(status))).exchange).length;
  expect(await complaintsBeside(404)).toBe(0);
  expect(await complaintsBeside(400)).toBe(0);
  // The valid request passes the check of its form, so the 404 of the invalid one is a wrong code.
  expect(await complaintsBeside(409)).toBe(1);
  expect(await complaintsBeside(200)).toBe(1);
});

const order = { id: 6, name: 'Saw', status: 'placed' };
const whole = page([order, { id: 7, name: 'Axe', status: 'cancelled' }]);
const list = (payload: Payload, ...items: object[]) => sent('listOrders', payload, page(items));
const all = () => sent('listOrders', {}, whole);

test.each<[string, readonly Sent[], string | undefined]>([
  [
    'reports the old state after an action',
    [
      sent('getOrder', { orderId: 6 }, { data: order }),
      sent('cancelOrder', { orderId: 6 }, { data: { ...order, status: 'cancelled' } }),
      sent('getOrder', { orderId: 6 }, { data: order }),
    ],
    'kept',
  ],
  [
    'accepts a resource that DELETE returned in another state',
    [
      sent('getOrder', { orderId: 6 }, { data: order }),
      sent('dropOrder', { orderId: 6 }, { data: { ...order, status: 'cancelled' } }),
      sent('getOrder', { orderId: 6 }, { data: { ...order, status: 'cancelled' } }),
    ],
    undefined,
  ],
  [
    'reports a resource that DELETE returned unchanged',
    [
      sent('getOrder', { orderId: 6 }, { data: order }),
      sent('dropOrder', { orderId: 6 }, { data: order }),
      sent('getOrder', { orderId: 6 }, { data: order }),
    ],
    'gone',
  ],
  [
    'accepts written settings',
    [sent('putSettings', { days: 3 }, { days: 3 }), sent('getSettings', {}, { days: 3 })],
    undefined,
  ],
  [
    'reports missing settings after their write',
    [sent('putSettings', { days: 3 }, { days: 3 }), sent('getSettings', {}, {})],
    'kept',
  ],
  [
    'reports the old value after a write without a response body',
    [
      sent('getSettings', {}, { days: 1 }),
      sent('putSettings', { days: 3 }),
      sent('getSettings', {}, { days: 1 }),
    ],
    'kept',
  ],
  [
    'accepts a map without the deleted name',
    [sent('dropLabel', { label: 'a' }), sent('listLabels', {}, { b: 'x' })],
    undefined,
  ],
  [
    'reports a deleted name in a map',
    [sent('dropLabel', { label: 'a' }), sent('listLabels', {}, { a: 'x' })],
    'gone',
  ],
  [
    'accepts a filter that returns every match',
    [all(), list({ status: 'cancelled' }, { id: 7 }), all()],
    undefined,
  ],
  ['reports a filter that omits a match', [all(), list({ status: 'cancelled' }), all()], 'lacking'],
  ['reports a sort that omits an item', [all(), list({ sort_by: 'name' }, order), all()], 'lacking'],
  [
    'reports two pages with fewer items than the whole list',
    [all(), list({ page: 0, size: 1 }, order), list({ page: 1, size: 1 }), all()],
    'lacking',
  ],
  [
    'ignores a list that has changed meanwhile',
    [all(), list({ status: 'cancelled' }), list({}, order)],
    undefined,
  ],
  [
    'accepts one new item like the request, beside another new item',
    [list({}), sent('placeOrder', { name: 'Saw' }, { data: order }), list({}, order, { id: 8, name: 'Axe' })],
    undefined,
  ],
  [
    'reports two new items like one request',
    [list({}), sent('placeOrder', { name: 'Saw' }, { data: order }), list({}, order, { ...order, id: 8 })],
    'twice',
  ],
])('%s', (_, exchanges, rule) => {
  const tracker = new ConsistencyTracker();
  const found = exchanges.flatMap((each) => tracker.saw(each, 'one'));
  expect(found.map((each) => each.rule)).toEqual(rule === undefined ? [] : [rule]);
});

test('sends the name of the example first, and other names in all further creations', () => {
  const means = { pool: new Pool(), validators: bareRules.validators, seed: 1, cases: 0 };
  const [shown, ...others] = casesOf(operationOf('placeOrder'), means).map(({ ask }) => ask.payload['name']);
  expect(shown).toBe('Saw');
  expect(others).not.toContain('Saw');
});

test('omits each of two required credentials once', () => {
  const means = { pool: new Pool(), validators: bareRules.validators, seed: 1, cases: 0 };
  const without = casesOf(operationOf('placeOrder'), means).flatMap(({ ask: { deviation } }) =>
    deviation?.kind === 'without' ? [deviation.credential.name] : [],
  );
  expect(without).toEqual(['SID', 'X-CSRF']);
});

test('requests lists filtered by a shown value, in an order, and with the smallest page and size', () => {
  const pool = new Pool();
  pool.learn([
    { id: 1, name: 'a', price: 1 },
    { id: 2, name: 'b', price: 5 },
    { id: 3, name: 'c', price: 9 },
  ]);
  const means = { pool, validators: bareRules.validators, seed: 1, cases: 0 };
  const asked = casesOf(operationOf('listOrders'), means).map(({ ask }) => ask.payload);
  for (const payload of [{ min_price: 5 }, { sort_by: 'name', order: 'desc' }, { size: 1 }, { page: 0 }])
    expect(asked).toContainEqual(payload);
});

test('compares the settings at one path with those of the same account only', () => {
  const tracker = new ConsistencyTracker({ private: ['getSettings'], accountsAreKnown: true });
  const see = (account: string, each: Sent): string[] => tracker.saw(each, account).map(({ rule }) => rule);
  const put = sent('putSettings', { days: 3 }, { days: 3 });
  expect(see('me', put)).toEqual([]);
  expect(see('you', sent('getSettings', {}, { days: 1 }))).toEqual([]);
  expect(see('me', sent('getSettings', {}, { days: 3 }))).toEqual([]);
  expect(see('me', sent('getSettings', {}, { days: 1 }))).toEqual(['kept']);
});
