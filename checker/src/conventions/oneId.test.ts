/** A contract that names every id `id` and pages by the last seen id. */
import { expect, test } from 'vitest';
import { header } from '../core/checks/transport/header.ts';
import { smallContract } from '../core/fixtures/smallContract.ts';
import type { Check } from '../core/judging/check.ts';
import type { Sent } from '../core/judging/sent.ts';
import { Pool } from '../core/requests/pool.ts';
import { shiftDates } from '../core/requests/shiftDates.ts';
import { filtered } from './checks/lists/filtered.ts';
import { paging } from './checks/lists/paging.ts';
import { requestedId } from './checks/resources/requested-id.ts';
import { sameValue } from './checks/resources/same-value.ts';
import { wholeText } from './checks/resources/whole-text.ts';
import { idsFor, namesIn } from './probes/named.ts';
import { ConsistencyTracker } from './tracking/tracker.ts';

const { operationOf, sent } = smallContract(
  'guests.yaml',
  `
openapi: 3.0.3
info: { title: Guests, version: '1' }
paths:
  /guests:
    get:
      operationId: listGuests
      parameters: [{ name: email, in: query, schema: { type: string, format: email } }, { name: limit, in: query, schema: { type: integer, default: 10 } }, { name: starting_after, in: query, schema: { type: string } }]
      responses: { '200': { description: ok, content: { application/json: { schema: { type: object, properties: { data: { type: array, items: { $ref: '#/components/schemas/Guest' } }, total: { type: integer }, has_more: { type: boolean } } } } } } }
    post:
      operationId: makeGuest
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Guest' }, example: { email: a@example.com, note: likes the sea, tags: { tier: gold }, langs: [de, en] } } } }
      responses: { '201': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Guest' } } } } }
  /guests/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get: { operationId: getGuest, responses: { '200': &guest { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Guest' } } } } } }
    post: { operationId: updateGuest, requestBody: { content: { application/json: { schema: { type: object, properties: { email: { type: string }, note: { type: string, nullable: true } } } } } }, responses: { '200': *guest } }
    delete: { operationId: dropGuest, responses: { '204': { description: gone }, '404': { description: not there } } }
  /guests/{id}/stays:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get: { operationId: listStays, responses: { '200': { description: ok, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Stay' } } } } } } }
    post:
      operationId: makeStay
      requestBody: { content: { application/json: { schema: { type: object, properties: { from: { type: string, format: date }, to: { type: string, format: date } } } } } }
      responses: { '201': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Stay' } } } } }
  /halls:
    get: { operationId: listHalls, responses: { '200': { description: ok, content: { application/json: { schema: { type: array, items: { type: object, properties: { id: { type: integer }, name: { type: string } } } } } } } } }
  /halls/{id}/seats:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get: { operationId: listSeats, responses: { '200': { description: ok, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Seat' } } } } } } }
  /seats/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get: { operationId: getSeat, responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Seat' } } } } } }
  /bills:
    get: { operationId: listBills, responses: { '200': { description: ok, content: { application/json: { schema: { type: array, items: { type: object, properties: { text: { type: string }, sum: { type: integer }, day: { type: string } } } } } } } } }
components:
  schemas:
    Guest: { type: object, properties: { id: { type: integer, readOnly: true }, email: { type: string, format: email }, note: { type: string, nullable: true }, tags: { type: object, additionalProperties: { type: string } }, langs: { type: array, items: { type: string } } } }
    Seat: { type: object, properties: { id: { type: integer }, hall_id: { type: integer }, row: { type: integer } } }
    Stay: { type: object, properties: { id: { type: integer }, guest: { type: integer }, from: { type: string, format: date }, to: { type: string, format: date } } }
`,
);
const given = { email: 'a@example.com', note: 'likes the sea', tags: { tier: 'gold' }, langs: ['de', 'en'] };
const guest = { id: 7, ...given };
const made = { status: 201 };

test.each<[string, Check, Parameters<typeof sent>, string[]]>([
  [
    'accepts a Location with the id of the created resource',
    header,
    ['makeGuest', given, guest, { ...made, headers: { location: '/guests/7' } }],
    [],
  ],
  [
    'reports a Location without the id',
    header,
    ['makeGuest', given, guest, { ...made, headers: { location: '/guests' } }],
    ['Location is /guests, and id 7 was made'],
  ],
  [
    'reports a lost value of a map',
    sameValue,
    ['makeGuest', given, { ...guest, tags: { json: '{}' } }, made],
    ['tags is shown without what it holds: {"json":"{}"}, {"tier":"gold"} was sent'],
  ],
  [
    'reports a doubled list',
    sameValue,
    ['makeGuest', given, { ...guest, langs: ['de', 'en', 'de', 'en'] }, made],
    ['langs is shown several times: ["de","en","de","en"], ["de","en"] was sent'],
  ],
  [
    'reports another text',
    wholeText,
    ['makeGuest', given, { ...guest, note: 'a cot' }, made],
    ['note is shown as another: "a cot", "likes the sea" was sent'],
  ],
  ['accepts a masked text', wholeText, ['makeGuest', given, { ...guest, note: 'l*** sea' }, made], []],
  [
    'reports another email in a filtered list',
    filtered,
    ['listGuests', { email: 'a@example.com' }, { data: [{ ...guest, email: 'b@example.com' }] }],
    ['email b@example.com is listed, a@example.com was asked for'],
  ],
  [
    'reports a stay of another guest',
    filtered,
    ['listStays', { id: 7 }, [{ id: 1, guest: 8 }]],
    ['guest 8 is listed, id 7 was asked for'],
  ],
  [
    'reports a stay created for another guest',
    requestedId,
    ['makeStay', { id: 7 }, { id: 1, guest: 8 }, made],
    ['it is of guest 8, 7 was asked for'],
  ],
  [
    'reports a seat of another hall',
    filtered,
    ['listSeats', { id: 1 }, [{ id: 5, hall_id: 2, row: 1 }]],
    ['hall_id 2 is listed, id 1 was asked for'],
  ],
  ['accepts a stay of the guest', filtered, ['listStays', { id: 7 }, [{ id: 1, guest: 7 }]], []],
  [
    'reports a total of one part',
    paging,
    ['listGuests', { limit: 1 }, { data: [guest], total: 1, has_more: true }],
    ['total is 1 with 1 items, and more to come'],
  ],
  [
    'accepts a total of all parts',
    paging,
    ['listGuests', { limit: 1 }, { data: [guest], total: 2, has_more: true }],
    [],
  ],
])('%s', (_name, check, exchange, expected) => {
  expect(check.judge(sent(...exchange).exchange).map(({ message }) => message)).toEqual(expected);
});

test.each<[string, readonly Sent[], string]>([
  [
    'reports a second deletion that succeeds',
    [sent('dropGuest', { id: 7 }), sent('dropGuest', { id: 7 })],
    'gone',
  ],
  [
    'reports an update that changes an omitted member',
    [
      sent('getGuest', { id: 7 }, guest),
      sent('updateGuest', { id: 7, note: 'x' }, { ...guest, note: 'x', email: 'c@example.com' }),
    ],
    'kept',
  ],
])('%s', (_name, exchanges, rule) => {
  const tracker = new ConsistencyTracker();
  const found = exchanges.flatMap((each) => tracker.saw(each, 'me'));
  expect(found.map((each) => each.rule)).toEqual([rule]);
});

test('reports a resource without an id that two accounts list', () => {
  const tracker = new ConsistencyTracker({ private: ['listBills'], accountsAreKnown: true });
  const see = (account: string, ...list: object[]): string[] =>
    tracker.saw(sent('listBills', {}, list), account).map(({ rule }) => rule);
  const bill = { text: 'a room', sum: 90, day: '2026-11-20' };
  expect(see('me', bill)).toEqual([]);
  expect(see('you', { ...bill, sum: 80 })).toEqual([]);
  expect(see('you', bill)).toEqual(['private']);
});

test('takes the id in the path of stays from a guest, never from a stay', () => {
  const pool = new Pool();
  const stays = operationOf('listStays');
  pool.learn(
    [{ id: 1, guest: 7, from: '2026-01-01' }],
    stays.roles?.map(({ resource }) => resource),
  );
  expect(pool.filled(stays, { id: 5 }, 1)).not.toContainEqual({ id: 1 });
  pool.learn(
    [{ id: 7, email: 'a@example.com' }],
    operationOf('listGuests').roles?.map(({ resource }) => resource),
  );
  expect(pool.filled(stays, { id: 5 }, 3)).toContainEqual({ id: 7 });
  const [role] = stays.roles ?? [];
  // The probe knows the guest 7 and the stay 1: `id` in the path is that of the guest.
  const names = namesIn(operationOf('makeStay'), role!.resource, { id: 7 });
  names.set(role!.resource.name, 1);
  expect(idsFor(stays, names, role!.resource)).toEqual({ id: 7 });
});

test('moves both days of a request across the year', () => {
  const stay = operationOf('makeStay');
  expect(shiftDates(stay, { id: 7, from: '2026-12-30', to: '2027-01-02' }, 10)).toEqual({
    id: 7,
    from: '2027-01-09',
    to: '2027-01-12',
  });
});

test('makes no later request if a request has no days', () => {
  expect(shiftDates(operationOf('makeGuest'), given, 10)).toBeUndefined();
});
