/** Contracts of RPC calls: every operation is a POST with an envelope, and the body names the resource. */
import { expect, test } from 'vitest';
import type { Payload } from '../core/contract/types.ts';
import { bareRules, smallContract } from '../core/fixtures/smallContract.ts';
import type { Check } from '../core/judging/check.ts';
import type { Sent } from '../core/judging/sent.ts';
import { withOtherChoices, changedThenOmitted } from '../core/requests/candidates.ts';
import { withKey } from '../core/requests/idempotencyKey.ts';
import { invalidRequests } from '../core/requests/invalidRequests.ts';
import { narrowed } from '../core/requests/narrowed.ts';
import { Pool } from '../core/requests/pool.ts';
import { filtered } from './checks/lists/filtered.ts';
import { paging } from './checks/lists/paging.ts';
import { sorted } from './checks/lists/sorted.ts';
import { requestedId } from './checks/resources/requested-id.ts';
import { sameValue } from './checks/resources/same-value.ts';
import { ConsistencyTracker } from './tracking/tracker.ts';

const id = { type: 'integer' };
const ticket = {
  type: 'object',
  properties: {
    ticketId: id,
    title: { type: 'string' },
    priority: { type: 'integer', enum: [1, 2, 3] },
    assignee: { type: 'string', nullable: true },
    archived: { type: 'boolean' },
    state: { type: 'string', enum: ['OPEN', 'CLOSED'] },
    labels: { type: 'array', items: { type: 'string' } },
    commentCount: id,
  },
};
const comment = { type: 'object', properties: { commentId: id, ticketId: id, text: { type: 'string' } } };
const post = (
  operationId: string,
  properties: object,
  required: string[],
  data: object,
  more: object = {},
) => ({
  post: {
    operationId,
    requestBody: { content: { 'application/json': { schema: { type: 'object', required, properties } } } },
    responses: {
      200: {
        description: 'ok',
        content: {
          'application/json': {
            schema: { type: 'object', properties: { code: id, msg: { type: 'string' }, data } },
          },
        },
      },
    },
    ...more,
  },
});
const { ticketId: _, commentCount: __, ...settable } = ticket.properties;
const listOf = (items: object) => ({
  type: 'object',
  properties: { list: { type: 'array', items }, total: id },
});
const missing = { 'x-errors': [{ code: 404, when: 'state', condition: 'there is no such ticket' }] };
const { operationOf, sent: exchanged } = smallContract('tickets.json', {
  'x-envelope': { code: '/code', message: '/msg', data: '/data', success: ['0'], numeric: true },
  paths: {
    '/ticket/query': post(
      'queryTickets',
      {
        projectId: id,
        assignee: { type: 'string' },
        includeArchived: { type: 'boolean' },
        orderBy: { type: 'string', enum: ['priority'] },
        asc: { type: 'boolean' },
      },
      ['projectId'],
      listOf(ticket),
    ),
    '/ticket/get': post('getTicket', { ticketId: id }, ['ticketId'], ticket, missing),
    '/ticket/create': post(
      'createTicket',
      { projectId: id, 'Idempotency-Key': { type: 'string' }, ...settable },
      ['projectId', 'title'],
      ticket,
    ),
    '/ticket/update': post('updateTicket', { ticketId: id, ...settable }, ['ticketId'], ticket),
    '/ticket/close': post('closeTicket', { ticketId: id }, ['ticketId'], { type: 'boolean' }),
    '/ticket/delete': post('deleteTicket', { ticketId: id }, ['ticketId'], { type: 'boolean' }),
    '/comment/list': post('listComments', { ticketId: id }, ['ticketId'], listOf(comment)),
    '/comment/add': post(
      'addComment',
      { ticketId: id, text: { type: 'string' } },
      ['ticketId', 'text'],
      comment,
    ),
  },
});

const sent = (name: string, payload: Payload, data: unknown): Sent =>
  exchanged(name, payload, { code: 0, msg: 'ok', data }, { expect: { kind: 'observed', right: true } });

const door = { ticketId: 7, title: 'Door', priority: 3, assignee: 'mia', archived: false, labels: ['a'] };
const tickets = (...list: object[]) => ({ list, total: list.length });

test.each<[string, Check, Parameters<typeof sent>, string[]]>([
  [
    'reports null in a list filtered by a text',
    filtered,
    ['queryTickets', { projectId: 1, assignee: 'mia' }, tickets(door, { ...door, assignee: null })],
    ['assignee null is listed, mia was asked for'],
  ],
  [
    'reports archived items if they are excluded',
    filtered,
    ['queryTickets', { projectId: 1, includeArchived: false }, tickets({ ...door, archived: true })],
    ['archived true is listed, includeArchived false was asked for'],
  ],
  [
    'accepts archived items if they are included',
    filtered,
    ['queryTickets', { projectId: 1, includeArchived: true }, tickets(door, { ...door, archived: true })],
    [],
  ],
  [
    'reports an ascending list if asc=false is requested',
    sorted,
    ['queryTickets', { projectId: 1, orderBy: 'priority', asc: false }, tickets({ priority: 1 }, door)],
    ['the list is not in the order of priority (down): 1, 3'],
  ],
  [
    'reports a total below the number of items',
    paging,
    ['listComments', { ticketId: 7 }, { list: [{ commentId: 1 }, { commentId: 2 }], total: 1 }],
    ['total is 1 with 2 items'],
  ],
  [
    'reports an empty list where a list was sent',
    sameValue,
    ['createTicket', { projectId: 1, title: 'Door', labels: ['a'] }, { ...door, labels: [] }],
    ['labels is shown without what it holds: [], ["a"] was sent'],
  ],
  [
    'reports an empty text where null was sent',
    sameValue,
    ['createTicket', { projectId: 1, title: 'Door', assignee: null }, { ...door, assignee: '' }],
    ['assignee is shown without what it holds: "", null was sent'],
  ],
  [
    'reports a success without data if the contract has a code for a missing resource',
    requestedId,
    ['getTicket', { ticketId: 99 }, null],
    ['nothing is shown, and the answer says success; the contract has 404 for that'],
  ],
])('%s', (_name, check, given, expected) => {
  expect(check.judge(sent(...given).exchange).map(({ message }) => message)).toEqual(expected);
});

const said = { commentId: 4, ticketId: 7, text: 'Oil' };
const say = sent('addComment', { ticketId: 7, text: 'Oil' }, said);
const comments = (...list: object[]) => sent('listComments', { ticketId: 7 }, tickets(...list));
const shown = (more: object = {}) => sent('getTicket', { ticketId: 7 }, { ...door, ...more });
/** The update sends only a title, and its response shows another priority too. */
const changesMore = sent(
  'updateTicket',
  { ticketId: 7, title: 'Gate' },
  { ...door, title: 'Gate', priority: 1 },
);

test.each<[string, readonly Sent[], string | undefined]>([
  [
    'reports a created resource missing in the list of its project',
    [
      sent('createTicket', { projectId: 1, title: 'Door' }, door),
      sent('queryTickets', { projectId: 1 }, tickets()),
    ],
    'listed',
  ],
  [
    'accepts a created resource missing in the list of another project',
    [
      sent('createTicket', { projectId: 1, title: 'Door' }, door),
      sent('queryTickets', { projectId: 2 }, tickets()),
    ],
    undefined,
  ],
  [
    'reports a created comment missing in its list, although no operation reads it by its id',
    [say, comments()],
    'listed',
  ],
  [
    'accepts a number of comments that rises with the list',
    [comments(), shown({ commentCount: 0 }), say, comments(said), shown({ commentCount: 1 })],
    undefined,
  ],
  [
    'reports a number of comments that does not rise',
    [comments(), shown({ commentCount: 0 }), say, comments(said), shown({ commentCount: 0 })],
    'counted',
  ],
  [
    'ignores a number that never equalled the length of the list',
    [comments(), shown({ commentCount: 5 }), say, comments(said), shown({ commentCount: 5 })],
    undefined,
  ],
  ['reports an update that changes other members', [shown(), changesMore], 'kept'],
  ['accepts other members changed by a write in between', [shown(), say, changesMore], undefined],
])('%s', (_name, exchanges, rule) => {
  const tracker = new ConsistencyTracker();
  const found = exchanges.flatMap((each) => tracker.saw(each, 'me'));
  expect(found.map((each) => each.rule)).toEqual(rule === undefined ? [] : [rule]);
});

test('requests seen values, a flag and an order, within the given project', () => {
  const pool = new Pool();
  pool.learn([door]);
  const asked = narrowed(operationOf('queryTickets'), { projectId: 1 }, pool);
  expect(asked).toContainEqual({ projectId: 1, assignee: 'mia' });
  expect(asked).toContainEqual({ projectId: 1, includeArchived: false });
  expect(asked).toContainEqual({ projectId: 1, orderBy: 'priority', asc: false });
  expect(asked.every(({ projectId }) => projectId === 1)).toBe(true);
});

test('makes an invalid list with one item too many, filled up with distinct texts of the same kind', () => {
  const create = operationOf('createTicket');
  const labels = { type: 'array', maxItems: 3, uniqueItems: true, items: { type: 'string' } };
  const request = { type: 'object', properties: { labels } };
  const wrong = invalidRequests({ ...create, request }, { labels: ['a', 'b'] }, bareRules.validators);
  const tooMany = wrong.find(({ name }) => name.startsWith('too-many'));
  expect(tooMany?.payload).toEqual({ labels: ['a', 'b', 'ac', 'ad'] });
  // A text of digits, such as an id, changes its last digit.
  const digits = invalidRequests({ ...create, request }, { labels: ['4009'] }, bareRules.validators);
  expect(digits.find(({ name }) => name.startsWith('too-many'))?.payload).toEqual({
    labels: ['4009', '4000', '4001', '4002'],
  });
});

const creation = operationOf('createTicket');
const base = { projectId: 1, title: 'Door', priority: 1, assignee: 'mia' };

test('makes a request with null where it is allowed', () => {
  expect(withOtherChoices(creation, base)).toContainEqual({ ...base, assignee: null });
});

test('makes a request with another enum value, and one without it', () => {
  const { priority: _priority, ...rest } = base;
  expect(changedThenOmitted(creation, base)).toEqual([{ ...base, priority: 3 }, rest]);
});

test('adds an optional idempotency key', () => {
  // `sample` is what the checker generates for a text.
  expect(withKey(creation, base, bareRules.validators)).toEqual({ ...base, 'Idempotency-Key': 'sample' });
});

const open = { ...door, state: 'OPEN' };
const got = (data: unknown): Sent => sent('getTicket', { ticketId: 7 }, data);
const gone = exchanged(
  'getTicket',
  { ticketId: 7 },
  { code: 404, msg: 'none', data: null },
  { expect: { kind: 'observed', right: true } },
);

test.each<[string, Sent, Sent, string | undefined]>([
  [
    'accepts a closed ticket after closing',
    sent('closeTicket', { ticketId: 7 }, true),
    got({ ...open, state: 'CLOSED' }),
    undefined,
  ],
  ['reports an open ticket after closing', sent('closeTicket', { ticketId: 7 }, true), got(open), 'kept'],
  ['reports a missing ticket after closing', sent('closeTicket', { ticketId: 7 }, true), gone, 'found'],
  ['accepts a missing ticket after deleting', sent('deleteTicket', { ticketId: 7 }, true), gone, undefined],
  ['reports a present ticket after deleting', sent('deleteTicket', { ticketId: 7 }, true), got(open), 'gone'],
])('%s', (_, write, read, rule) => {
  const tracker = new ConsistencyTracker();
  tracker.saw(got(open), 'me');
  tracker.saw(write, 'me');
  expect(tracker.saw(read, 'me').map((each) => each.rule)).toEqual(rule === undefined ? [] : [rule]);
});
