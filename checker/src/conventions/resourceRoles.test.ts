/** Roles of operations, and checks that rely on them: creations that answer 200, nested lists, and a card named in a query. */
import { expect, test } from 'vitest';
import { smallContract } from '../core/fixtures/smallContract.ts';
import { filtered } from './checks/lists/filtered.ts';
import { ConsistencyTracker } from './tracking/tracker.ts';

const { operationOf, sent } = smallContract(
  'rooms.yaml',
  `
openapi: 3.0.3
info: { title: Rooms, version: '1' }
paths:
  /rooms:
    get:
      operationId: listRooms
      parameters: [{ name: min_seats, in: query, schema: { type: integer } }, { name: floor_no, in: query, schema: { type: integer } }]
      responses: { '200': { description: ok, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Room' } } } } } }
    post: &write
      operationId: createRoom
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Room' } } } }
      responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Room' } } } } }
  /rooms/{roomId}:
    parameters: [{ name: roomId, in: path, required: true, schema: { type: integer } }]
    get: { operationId: getRoom, responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Room' } } } } } }
    patch: { <<: *write, operationId: updateRoom }
  /rooms/{roomId}/bookings:
    parameters: [{ name: roomId, in: path, required: true, schema: { type: integer } }]
    get: { operationId: listBookings, responses: { '200': { description: ok, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Booking' } } } } } } }
    post:
      operationId: book
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Booking' } } } }
      responses: { '201': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Booking' } } } } }
  /bookings/{bookingId}:
    parameters: [{ name: bookingId, in: path, required: true, schema: { type: integer } }]
    get: { operationId: getBooking, responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Booking' } } } } } }
  /card/query:
    get:
      operationId: queryCard
      parameters: [{ name: cardNo, in: query, required: true, schema: { type: string } }]
      responses: { '200': { description: ok, content: { application/json: { schema: { type: object, properties: { cardNo: { type: string }, balance: { type: integer } } } } } } }
  /pay:
    post:
      operationId: pay
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Payment' } } } }
      responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Payment' } } } } }
components:
  schemas:
    Room: { type: object, properties: { id: { type: integer }, name: { type: string }, seats: { type: integer }, floor_no: { type: integer } } }
    Booking: { type: object, properties: { id: { type: integer }, roomId: { type: integer }, title: { type: string } } }
    Payment: { type: object, properties: { payNo: { type: string }, cardNo: { type: string }, amount: { type: integer }, at: { type: string } } }
`,
);
const rolesOf = (id: string): string[] =>
  (operationOf(id).roles ?? []).map(({ resource, does }) => `${does} ${resource.name}`);

test.each([
  ['createRoom', ['made /rooms']],
  ['updateRoom', ['one /rooms']],
  ['book', ['made /bookings']],
  ['listBookings', ['list /bookings']],
  ['getBooking', ['one /bookings']],
  ['queryCard', ['one cardNo']],
  // The operation refers to a card, but its resource is no card.
  ['pay', []],
])('reads the roles of an operation: %s: %j', (id, roles) => {
  expect(rolesOf(id)).toEqual(roles);
});

test.each([
  ['bookings of the requested room', 'listBookings', { roomId: 1 }, 'roomId', 1, 2],
  ['rooms on the requested floor', 'listRooms', { floor_no: 1 }, 'floor_no', 1, 2],
  ['rooms with enough seats', 'listRooms', { min_seats: 4 }, 'seats', 4, 3],
])('accepts a list of %s, and reports another item', (_, id, payload, member, right, wrong) => {
  const messagesOf = (...values: number[]) => {
    const items = values.map((value, at) => ({ id: at + 1, [member]: value }));
    return filtered.judge(sent(id, payload, items).exchange).map(({ message }) => message);
  };
  expect(messagesOf(right, wrong)).toEqual([expect.stringContaining(`${member} ${wrong} is listed`)]);
  expect(messagesOf(right)).toEqual([]);
});

const made = sent('createRoom', { name: 'Aurora', seats: 4 }, { id: 1, name: 'Aurora', seats: 4 });
const patched = (shown: object) => sent('updateRoom', { roomId: 1, name: 'Polar' }, shown);
const booked = sent('book', { roomId: 1, title: 'Retro' }, { id: 5, roomId: 1, title: 'Retro' });

test.each([
  [
    'accepts members that a PATCH omits and that stay',
    [made, patched({ id: 1, name: 'Polar', seats: 4 })],
    [],
  ],
  [
    'reports members that a PATCH omits and that change',
    [made, patched({ id: 1, name: 'Polar', seats: 1 })],
    ['kept'],
  ],
  [
    'reports a booking that is missing in the list of its room',
    [booked, sent('listBookings', { roomId: 1 }, [])],
    ['listed'],
  ],
  [
    'accepts a booking that is missing in the list of another room',
    [booked, sent('listBookings', { roomId: 2 }, [])],
    [],
  ],
])('%s', (_, exchanges, rules) => {
  const tracker = new ConsistencyTracker();
  expect(exchanges.flatMap((each) => tracker.saw(each, 'me')).map(({ rule }) => rule)).toEqual(rules);
});

/** The roles of the comments of a ticket, which are removed at a path of their own. */
function rolesOfComments(ofTicket: readonly string[]): string[] {
  const comment = { type: 'object', properties: { id: { type: 'integer' }, text: { type: 'string' } } };
  const one = { 200: { description: 'it', content: { 'application/json': { schema: comment } } } };
  const all = {
    200: {
      description: 'all',
      content: { 'application/json': { schema: { type: 'array', items: comment } } },
    },
  };
  const id = (name: string) => [{ name, in: 'path', required: true, schema: { type: 'integer' } }];
  const { operations } = smallContract('tickets.json', {
    paths: {
      '/tickets/{ticketId}/comments': {
        parameters: id('ticketId'),
        ...(ofTicket.includes('get') && { get: { operationId: 'list', responses: all } }),
        ...(ofTicket.includes('post') && { post: { operationId: 'add', responses: one } }),
      },
      '/comments/{commentId}': {
        parameters: id('commentId'),
        delete: { operationId: 'remove', responses: { 204: { description: 'gone' } } },
      },
    },
  });
  return operations.flatMap((each) =>
    (each.roles ?? []).map(({ resource, does }) => `${does} ${resource.name}`),
  );
}

test.each([
  ['a list and a creation', ['get', 'post'], ['list /comments', 'made /comments', 'one /comments']],
  ['a list alone', ['get'], []],
  ['a creation alone', ['post'], []],
])('gives comments roles only if their ticket has both a list and a creation: %s', (_, ofTicket, roles) => {
  expect(rolesOfComments(ofTicket)).toEqual(roles);
});
