/** Watchers, with the exchanges of a correct backend and of one that breaks a sentence of the contract: tickets. */
import { expect, test } from 'vitest';
import {
  answer,
  body,
  changes,
  creates,
  lists,
  number,
  reads,
  refusals,
  removes,
  secured,
  text,
} from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { brokenRules } from '../../fixtures/brokenRules.ts';

const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: text };
const ifMatch = { name: 'If-Match', in: 'header', schema: text };
const map = { type: 'object', additionalProperties: text };
const status = { ...text, enum: ['new', 'open', 'solved', 'closed'] };
const ticket = {
  type: 'object',
  properties: {
    id: number,
    subject: text,
    priority: text,
    status,
    labels: map,
    notes: map,
  },
};
const { operations, sent } = smallContract('desk.json', {
  ...secured,
  paths: {
    '/tickets': {
      get: {
        ...lists('listTickets', ticket),
        description: 'Deleted tickets are not listed.',
        parameters: [
          { name: 'q', in: 'query', description: 'Text in the subject, case does not matter', schema: text },
        ],
      },
      post: {
        ...creates('createTicket', ticket, body({ subject: text, priority: text })),
        description: 'The same Idempotency-Key with another body is refused (409).',
        parameters: [key],
      },
    },
    '/tickets/bulk': {
      post: {
        operationId: 'changeMany',
        summary: 'Agents only',
        requestBody: body({
          ids: { type: 'array', items: number },
          set: { type: 'object', properties: { priority: text } },
        }),
        responses: {
          200: answer('changed', { type: 'object', properties: { changed: number } }),
          400: answer('wrong'),
          ...refusals,
        },
      },
    },
    '/tickets/summary': {
      get: {
        operationId: 'summary',
        responses: {
          200: answer('numbers', { type: 'object', additionalProperties: number }),
          401: answer('no login'),
        },
      },
    },
    '/tickets/{id}': {
      get: reads('getTicket', ticket),
      patch: {
        operationId: 'changeTicket',
        description: '`labels` and `notes` are merged key by key.',
        parameters: [ifMatch],
        requestBody: body({
          subject: text,
          priority: text,
          labels: map,
          notes: map,
        }),
        responses: { 200: answer('it', ticket), 412: answer('changed meanwhile'), ...refusals },
      },
      delete: { ...removes('deleteTicket'), summary: 'Agents only' },
    },
    '/tickets/{id}/move': {
      post: {
        ...changes('moveTicket', ticket, body({ to: status })),
        description: 'new → open; open → solved; solved → open, closed. Nothing leads out of `closed`.',
      },
    },
    '/tickets/{id}/comments': {
      get: lists('listComments', { type: 'object', properties: { text } }),
    },
    '/tickets/{id}/files': {
      post: {
        operationId: 'addFile',
        description: 'One file, at most 2 KiB (413).',
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: { type: 'object', properties: { file: { ...text, format: 'binary' } } },
            },
          },
        },
        responses: { 201: answer('stored'), 413: answer('too large'), ...refusals },
      },
    },
  },
});

const ticketOf = (id: number, rest: object = {}) => ({
  id,
  subject: 'Printer',
  priority: 'low',
  status: 'new',
  labels: { a: '1' },
  ...rest,
});
const read = (id: number, rest: object = {}) => sent('getTicket', { id }, ticketOf(id, rest));
const tickets = (...items: object[]) => sent('listTickets', {}, items);
const moved = (to: string) => sent('moveTicket', { id: 1, to }, ticketOf(1, { status: to }));
const bulk = (code: number) =>
  sent('changeMany', { ids: [1, 99], set: { priority: 'urgent' } }, code === 200 ? { changed: 2 } : {}, {
    status: code,
  });
const labelled = (labels: object) =>
  sent('changeTicket', { id: 1, labels: { b: '2' } }, ticketOf(1, { labels }));
const noted = (maps: object) =>
  sent('changeTicket', { id: 1, labels: { b: '2' }, notes: { d: '4' } }, ticketOf(1, maps));
const renamed = (etag: string) =>
  sent(
    'changeTicket',
    { id: 1, subject: 'Scanner', 'If-Match': '"1"' },
    ticketOf(1, { subject: 'Scanner' }),
    {
      headers: { etag },
    },
  );
const keyed = (subject: string, id: number, code = 201) =>
  sent('createTicket', { 'Idempotency-Key': 'k1', subject }, code === 201 ? ticketOf(id, { subject }) : {}, {
    status: code,
  });
const numbers = (each: object) => sent('summary', {}, { new: 0, open: 0, solved: 0, closed: 0, ...each });
/** 9000 bytes exceed the limit of 2 KiB and the allowance for the other parts of a form. */
const uploaded = (size: number, code = 201): Sent => {
  const one = sent('addFile', { id: 1 }, undefined, { status: code });
  return { ...one, wire: { ...one.wire, body: 'x'.repeat(size) } };
};

test.each<[string, readonly Sent[], readonly Sent[], string]>([
  [
    'a refused write changes nothing',
    [read(1), bulk(400), read(1)],
    [read(1), bulk(400), read(1, { priority: 'urgent' })],
    'refused-changed',
  ],
  [
    'a value of a refused write may come from another write',
    [read(1), bulk(400), bulk(200), read(1, { priority: 'urgent' })],
    [read(1), bulk(400), read(1, { priority: 'urgent' })],
    'refused-changed',
  ],
  [
    'the contents of a missing resource are missing',
    [sent('getTicket', { id: 1 }, {}, { status: 404 }), sent('listComments', { id: 1 }, [])],
    [sent('getTicket', { id: 1 }, {}, { status: 404 }), sent('listComments', { id: 1 }, [{ text: 'Hi' }])],
    'private',
  ],
  [
    'a deleted resource leaves the list',
    [tickets(ticketOf(1)), sent('deleteTicket', { id: 1 }), tickets()],
    [tickets(ticketOf(1)), sent('deleteTicket', { id: 1 }), tickets(ticketOf(1))],
    'gone',
  ],
  [
    'a key identifies one request',
    [keyed('Printer', 1), keyed('Printer', 1), keyed('Scanner', 2, 409)],
    [keyed('Printer', 1), keyed('Scanner', 1)],
    'twice',
  ],
  [
    'an account has a role for all operations or none',
    [bulk(403), sent('deleteTicket', { id: 1 }, {}, { status: 403 })],
    [bulk(403), sent('deleteTicket', { id: 1 })],
    'private',
  ],
  [
    'a resource follows the documented steps',
    [read(1), moved('open'), moved('solved'), moved('closed')],
    [read(1), moved('open'), moved('solved'), moved('closed'), moved('open')],
    'forbidden',
  ],
  ['a requested step is documented', [read(1), moved('open')], [read(1), moved('closed')], 'forbidden'],
  ['a map is merged', [read(1), labelled({ a: '1', b: '2' })], [read(1), labelled({ b: '2' })], 'kept'],
  [
    'each of two maps is merged',
    [read(1, { notes: { c: '3' } }), noted({ labels: { a: '1', b: '2' }, notes: { c: '3', d: '4' } })],
    [read(1, { notes: { c: '3' } }), noted({ labels: { b: '2' }, notes: { c: '3', d: '4' } })],
    'kept',
  ],
  [
    'a change has a new ETag',
    [sent('getTicket', { id: 1 }, ticketOf(1), { headers: { etag: '"1"' } }), renamed('"2"')],
    [sent('getTicket', { id: 1 }, ticketOf(1), { headers: { etag: '"1"' } }), renamed('"1"')],
    'etag',
  ],
  ['a file above the limit is refused', [uploaded(900), uploaded(9000, 413)], [uploaded(9000)], 'forbidden'],
  [
    'counts by state follow the list',
    [
      tickets(ticketOf(1)),
      numbers({ new: 1 }),
      read(1),
      moved('open'),
      tickets(ticketOf(1, { status: 'open' })),
      numbers({ open: 1 }),
    ],
    [
      tickets(ticketOf(1)),
      numbers({ new: 1 }),
      read(1),
      moved('open'),
      tickets(ticketOf(1, { status: 'open' })),
      numbers({ new: 1 }),
    ],
    'counted',
  ],
  [
    'a search ignores case',
    [
      tickets(ticketOf(1), ticketOf(2, { subject: 'printer jam' })),
      sent('listTickets', { q: 'Printer' }, [ticketOf(1), ticketOf(2, { subject: 'printer jam' })]),
    ],
    [
      tickets(ticketOf(1), ticketOf(2, { subject: 'printer jam' })),
      sent('listTickets', { q: 'Printer' }, [ticketOf(1)]),
    ],
    'lacking',
  ],
])('reports only a breach of "%s"', { tags: ['odd-promise-watch'] }, (_, right, wrong, rule) => {
  expect(brokenRules(operations, right)).toEqual([]);
  expect(brokenRules(operations, wrong)).toContain(rule);
});
