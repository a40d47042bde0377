/** Each watcher, with the exchanges of a correct backend and of one that breaks a sentence of the contract. */
import { expect, test } from 'vitest';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { ConsistencyTracker } from '../../tracking/tracker.ts';

const answer = (description: string, schema?: object) => ({
  description,
  ...(schema && { content: { 'application/json': { schema } } }),
});
const text = { type: 'string' };
const number = { type: 'integer' };
const body = (properties: object, required: string[] = []) => ({
  required: true,
  content: { 'application/json': { schema: { type: 'object', required, properties } } },
});
const no = {
  401: answer('no login'),
  403: answer('not allowed'),
  404: answer('not there'),
  409: answer('conflict'),
};
const named = (name: string, type: object = number) => ({ name, in: 'path', required: true, schema: type });
const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: text };
const ifMatch = { name: 'If-Match', in: 'header', schema: text };
const status = { ...text, enum: ['new', 'open', 'solved', 'closed'] };
const ticket = {
  type: 'object',
  properties: {
    id: number,
    subject: text,
    priority: text,
    status,
    labels: { type: 'object', additionalProperties: text },
  },
};
const book = {
  type: 'object',
  properties: {
    id: number,
    isbn: text,
    copies: number,
    free: { ...number, description: 'copies minus open loans' },
  },
};
const loan = {
  type: 'object',
  properties: {
    id: number,
    bookId: number,
    memberId: text,
    renewals: number,
    state: { ...text, enum: ['open', 'returned'] },
  },
};
const visit = { type: 'object', properties: { id: number, doctorId: number, startsAt: text, reason: text } };
const entry = {
  type: 'object',
  properties: { side: { ...text, enum: ['debit', 'credit'] }, amount: number },
};
const { operations, sent } = smallContract('desk.json', {
  openapi: '3.0.3',
  info: {
    title: 'Desk',
    version: '1',
    description: 'A cancelled visit frees its slot. Debits and credits must be equal.',
  },
  security: [{ key: [] }],
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
  paths: {
    '/tickets': {
      get: {
        operationId: 'listTickets',
        description: 'Deleted tickets are not listed.',
        parameters: [
          { name: 'q', in: 'query', description: 'Text in the subject, case does not matter', schema: text },
        ],
        responses: { 200: answer('all', { type: 'array', items: ticket }), 401: answer('no login') },
      },
      post: {
        operationId: 'createTicket',
        description: 'The same Idempotency-Key with another body is refused (409).',
        parameters: [key],
        requestBody: body({ subject: text, priority: text }),
        responses: { 201: answer('made', ticket), ...no },
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
          ...no,
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
      parameters: [named('id')],
      get: { operationId: 'getTicket', responses: { 200: answer('it', ticket), ...no } },
      patch: {
        operationId: 'changeTicket',
        description: '`labels` are merged key by key.',
        parameters: [ifMatch],
        requestBody: body({
          subject: text,
          priority: text,
          labels: { type: 'object', additionalProperties: text },
        }),
        responses: { 200: answer('it', ticket), 412: answer('changed meanwhile'), ...no },
      },
      delete: {
        operationId: 'deleteTicket',
        summary: 'Agents only',
        responses: { 204: answer('gone'), ...no },
      },
    },
    '/tickets/{id}/move': {
      parameters: [named('id')],
      post: {
        operationId: 'moveTicket',
        description: 'new → open; open → solved; solved → open, closed. Nothing leads out of `closed`.',
        requestBody: body({ to: status }),
        responses: { 200: answer('it', ticket), ...no },
      },
    },
    '/tickets/{id}/comments': {
      parameters: [named('id')],
      get: {
        operationId: 'listComments',
        responses: {
          200: answer('all', { type: 'array', items: { type: 'object', properties: { text } } }),
          ...no,
        },
      },
    },
    '/tickets/{id}/files': {
      parameters: [named('id')],
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
        responses: { 201: answer('stored'), 413: answer('too large'), ...no },
      },
    },
    '/books': {
      get: {
        operationId: 'listBooks',
        responses: { 200: answer('all', { type: 'array', items: book }), 401: answer('no login') },
      },
      post: {
        operationId: 'addBook',
        description: 'The ISBN is unique; hyphens do not matter.',
        requestBody: body({ isbn: text }),
        responses: { 201: answer('made', book), ...no },
      },
    },
    '/books/{bookId}': {
      parameters: [named('bookId')],
      get: { operationId: 'getBook', responses: { 200: answer('it', book), ...no } },
      put: {
        operationId: 'changeBook',
        requestBody: body({ isbn: text }),
        responses: { 200: answer('it', book), ...no },
      },
    },
    '/loans': {
      get: {
        operationId: 'listLoans',
        responses: { 200: answer('all', { type: 'array', items: loan }), 401: answer('no login') },
      },
      post: {
        operationId: 'borrow',
        description: '409 with no copy there, or with two open loans already.',
        requestBody: body({ bookId: number }),
        responses: { 201: answer('made', loan), ...no },
      },
    },
    '/loans/{loanId}': {
      parameters: [named('loanId')],
      get: { operationId: 'getLoan', responses: { 200: answer('it', loan), ...no } },
    },
    '/loans/{loanId}/renew': {
      parameters: [named('loanId')],
      post: {
        operationId: 'renewLoan',
        description: 'At most twice.',
        responses: { 200: answer('it', loan), ...no },
      },
    },
    '/loans/{loanId}/return': {
      parameters: [named('loanId')],
      post: { operationId: 'returnLoan', responses: { 200: answer('it', loan), ...no } },
    },
    '/visits': {
      get: {
        operationId: 'listVisits',
        responses: { 200: answer('all', { type: 'array', items: visit }), 401: answer('no login') },
      },
      post: {
        operationId: 'book',
        description: 'A slot which is taken answers 409.',
        requestBody: body({ doctorId: number, startsAt: { ...text, format: 'date-time' }, reason: text }),
        responses: { 201: answer('made', visit), ...no },
      },
    },
    '/visits/{visitId}': {
      parameters: [named('visitId')],
      get: { operationId: 'getVisit', responses: { 200: answer('it', visit), ...no } },
    },
    '/visits/{visitId}/cancel': {
      parameters: [named('visitId')],
      post: {
        operationId: 'cancelVisit',
        description: 'Until 24 hours before the start.',
        responses: { 200: answer('it', visit), ...no },
      },
    },
    '/postings': {
      post: {
        operationId: 'post',
        requestBody: body({ entries: { type: 'array', items: entry } }),
        responses: {
          201: answer('made', { type: 'object', properties: { entries: { type: 'array', items: entry } } }),
          ...no,
        },
      },
    },
  },
});

const t = (id: number, rest: object = {}) => ({
  id,
  subject: 'Printer',
  priority: 'low',
  status: 'new',
  labels: { a: '1' },
  ...rest,
});
const read = (id: number, rest: object = {}) => sent('getTicket', { id }, t(id, rest));
const tickets = (...items: object[]) => sent('listTickets', {}, items);
const refused = (each: (status: number) => Sent, code = 409) => each(code);
const moved = (to: string) => sent('moveTicket', { id: 1, to }, t(1, { status: to }));
const b = (id: number, rest: object = {}) => ({ id, isbn: '978-1', copies: 2, free: 2, ...rest });
const l = (id: number, rest: object = {}) => ({
  id,
  bookId: 7,
  memberId: 'ada',
  renewals: 0,
  state: 'open',
  ...rest,
});
const later = new Date(Date.now() + 90 * 86_400_000).toISOString();
const soon = new Date(Date.now() + 7_200_000).toISOString();
const v = (id: number, startsAt = later) => ({ id, doctorId: 3, startsAt, reason: 'Cough' });
const booked = (id: number, startsAt = later, status = 201) =>
  sent('book', { doctorId: 3, startsAt, reason: `Visit ${id}` }, status === 201 ? v(id, startsAt) : {}, {
    status,
  });
const cancelled = (id: number, startsAt = later) => sent('cancelVisit', { visitId: id }, v(id, startsAt));
const bulk = (code: number) =>
  sent('changeMany', { ids: [1, 99], set: { priority: 'urgent' } }, code === 200 ? { changed: 2 } : {}, {
    status: code,
  });
const labelled = (labels: object) => sent('changeTicket', { id: 1, labels: { b: '2' } }, t(1, { labels }));
const renamed = (etag: string) =>
  sent('changeTicket', { id: 1, subject: 'Scanner', 'If-Match': '"1"' }, t(1, { subject: 'Scanner' }), {
    headers: { etag },
  });
const keyed = (subject: string, id: number, code = 201) =>
  sent('createTicket', { 'Idempotency-Key': 'k1', subject }, code === 201 ? t(id, { subject }) : {}, {
    status: code,
  });
const isbn = (id: number, given: string, code = 201) =>
  sent('addBook', { isbn: given }, code === 201 ? b(id, { isbn: given }) : {}, { status: code });
const numbers = (each: object) => sent('summary', {}, { new: 0, open: 0, solved: 0, closed: 0, ...each });
const uploaded = (size: number, code = 201): Sent => {
  const one = sent('addFile', { id: 1 }, undefined, { status: code });
  return { ...one, wire: { ...one.wire, body: 'x'.repeat(size) } };
};
const posted = (credit: number) => {
  const entries = [
    { side: 'debit', amount: 500 },
    { side: 'credit', amount: credit },
  ];
  return sent('post', { entries }, { entries }, { status: 201 });
};

test.each<[string, readonly Sent[], readonly Sent[], string]>([
  [
    'a refused write changes nothing',
    [read(1), refused(bulk, 400), read(1)],
    [read(1), refused(bulk, 400), read(1, { priority: 'urgent' })],
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
    [tickets(t(1)), sent('deleteTicket', { id: 1 }, undefined, { status: 204 }), tickets()],
    [tickets(t(1)), sent('deleteTicket', { id: 1 }, undefined, { status: 204 }), tickets(t(1))],
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
    [bulk(403), sent('deleteTicket', { id: 1 }, undefined, { status: 204 })],
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
    'a change has a new ETag',
    [sent('getTicket', { id: 1 }, t(1), { headers: { etag: '"1"' } }), renamed('"2"')],
    [sent('getTicket', { id: 1 }, t(1), { headers: { etag: '"1"' } }), renamed('"1"')],
    'etag',
  ],
  ['a file above the limit is refused', [uploaded(900), uploaded(9000, 413)], [uploaded(9000)], 'forbidden'],
  [
    'counts by state follow the list',
    [
      tickets(t(1)),
      numbers({ new: 1 }),
      read(1),
      moved('open'),
      tickets(t(1, { status: 'open' })),
      numbers({ open: 1 }),
    ],
    [
      tickets(t(1)),
      numbers({ new: 1 }),
      read(1),
      moved('open'),
      tickets(t(1, { status: 'open' })),
      numbers({ new: 1 }),
    ],
    'counted',
  ],
  [
    'a search ignores case',
    [
      tickets(t(1), t(2, { subject: 'printer jam' })),
      sent('listTickets', { q: 'Printer' }, [t(1), t(2, { subject: 'printer jam' })]),
    ],
    [tickets(t(1), t(2, { subject: 'printer jam' })), sent('listTickets', { q: 'Printer' }, [t(1)])],
    'lacking',
  ],
  [
    'an ISBN is unique in every spelling',
    [isbn(1, '978-1'), isbn(2, '978-2'), isbn(3, '9781', 409)],
    [isbn(1, '978-1'), isbn(2, '9781')],
    'forbidden',
  ],
  [
    "an update must not take another book's ISBN",
    [
      isbn(1, '978-1'),
      isbn(2, '978-2'),
      sent('changeBook', { bookId: 2, isbn: '978-2' }, b(2, { isbn: '978-2' })),
    ],
    [
      isbn(1, '978-1'),
      isbn(2, '978-2'),
      sent('changeBook', { bookId: 2, isbn: '9781' }, b(2, { isbn: '9781' })),
    ],
    'forbidden',
  ],
  [
    'an action is allowed twice',
    [1, 2].map((renewals) => sent('renewLoan', { loanId: 4 }, l(4, { renewals }))),
    [1, 2, 3].map((renewals) => sent('renewLoan', { loanId: 4 }, l(4, { renewals }))),
    'forbidden',
  ],
  [
    'an owner has at most two open resources',
    [
      sent('borrow', { bookId: 7 }, l(4), { status: 201 }),
      sent('listLoans', {}, [l(4), l(5), l(3, { state: 'returned' })]),
    ],
    [sent('borrow', { bookId: 7 }, l(4), { status: 201 }), sent('listLoans', {}, [l(4), l(5), l(3)])],
    'forbidden',
  ],
  [
    'a count follows the counted resources',
    [
      sent('getBook', { bookId: 7 }, b(7)),
      sent('borrow', { bookId: 7 }, l(4), { status: 201 }),
      sent('getBook', { bookId: 7 }, b(7, { free: 1 })),
      sent('returnLoan', { loanId: 4 }, l(4, { state: 'returned' })),
      sent('getBook', { bookId: 7 }, b(7)),
    ],
    [
      sent('borrow', { bookId: 7 }, l(4), { status: 201 }),
      sent('getBook', { bookId: 7 }, b(7, { free: 1 })),
      sent('returnLoan', { loanId: 4 }, l(4, { state: 'returned' })),
      sent('getBook', { bookId: 7 }, b(7, { free: 1 })),
    ],
    'counted',
  ],
  [
    'a slot has one booking',
    [booked(1), booked(2, new Date(Date.now() + 91 * 86_400_000).toISOString())],
    [booked(1), booked(2, later.replace('Z', '+00:00'))],
    'forbidden',
  ],
  [
    'a cancelled booking frees its slot',
    [booked(1), booked(2, later, 409), cancelled(1), booked(3)],
    [booked(1), booked(2, later, 409), cancelled(1), booked(3, later, 409)],
    'forbidden',
  ],
  [
    'a deadline is enforced',
    [sent('getVisit', { visitId: 1 }, v(1)), cancelled(1)],
    [sent('getVisit', { visitId: 1 }, v(1, soon)), cancelled(1, soon)],
    'forbidden',
  ],
  ['both sides are equal', [posted(500)], [posted(499)], 'kept'],
])('reports only a breach of "%s"', { tags: ['odd-promise-watch'] }, (_, right, wrong, rule) => {
  const rules = (all: readonly Sent[]): string[] => {
    const tracker = new ConsistencyTracker({ operations });
    return [...new Set(all.flatMap((each) => tracker.saw(each, 'me')).map((each) => each.rule))];
  };
  expect(rules(right)).toEqual([]);
  expect(rules(wrong)).toContain(rule);
});
