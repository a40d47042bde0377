/** Watchers, with the exchanges of a correct backend and of one that breaks a sentence of the contract: books and loans. */
import { expect, test } from 'vitest';
import {
  body,
  changes,
  creates,
  inPath,
  lists,
  number,
  reads,
  removes,
  secured,
  text,
} from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { brokenRules } from '../../fixtures/brokenRules.ts';

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
const { operations, sent } = smallContract('library.json', {
  ...secured,
  paths: {
    '/books': {
      get: lists('listBooks', book),
      post: {
        ...creates('addBook', book, body({ isbn: text })),
        description: 'The ISBN is unique; hyphens do not matter.',
      },
    },
    '/books/{bookId}': {
      get: reads('getBook', book),
      put: changes('changeBook', book, body({ isbn: text })),
    },
    '/loans': {
      get: lists('listLoans', loan),
      post: {
        ...creates('borrow', loan, body({ bookId: number })),
        description: '409 with no copy there, or with two open loans already.',
      },
    },
    '/loans/{loanId}': { get: reads('getLoan', loan) },
    '/loans/{loanId}/renew': { post: { ...changes('renewLoan', loan), description: 'At most twice.' } },
    '/members/{memberId}': { parameters: [inPath('memberId')], delete: removes('dropMember') },
    '/loans/{loanId}/return': { post: changes('returnLoan', loan) },
  },
});

const bookOf = (id: number, rest: object = {}) => ({ id, isbn: '978-1', copies: 2, free: 2, ...rest });
const loanOf = (id: number, rest: object = {}) => ({
  id,
  bookId: 7,
  memberId: 'ada',
  renewals: 0,
  state: 'open',
  ...rest,
});
const isbn = (id: number, given: string, code = 201) =>
  sent('addBook', { isbn: given }, code === 201 ? bookOf(id, { isbn: given }) : {}, { status: code });

test.each<[string, readonly Sent[], readonly Sent[], string]>([
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
      sent('changeBook', { bookId: 2, isbn: '978-2' }, bookOf(2, { isbn: '978-2' })),
    ],
    [
      isbn(1, '978-1'),
      isbn(2, '978-2'),
      sent('changeBook', { bookId: 2, isbn: '9781' }, bookOf(2, { isbn: '9781' })),
    ],
    'forbidden',
  ],
  [
    'an action is allowed twice',
    [1, 2].map((renewals) => sent('renewLoan', { loanId: 4 }, loanOf(4, { renewals }))),
    [1, 2, 3].map((renewals) => sent('renewLoan', { loanId: 4 }, loanOf(4, { renewals }))),
    'forbidden',
  ],
  [
    'an owner has at most two open resources',
    [
      sent('borrow', { bookId: 7 }, loanOf(4)),
      sent('listLoans', {}, [loanOf(4), loanOf(5), loanOf(3, { state: 'returned' })]),
    ],
    [sent('borrow', { bookId: 7 }, loanOf(4)), sent('listLoans', {}, [loanOf(4), loanOf(5), loanOf(3)])],
    'forbidden',
  ],
  [
    'a count follows the counted resources',
    [
      sent('getBook', { bookId: 7 }, bookOf(7)),
      sent('borrow', { bookId: 7 }, loanOf(4)),
      sent('getBook', { bookId: 7 }, bookOf(7, { free: 1 })),
      sent('returnLoan', { loanId: 4 }, loanOf(4, { state: 'returned' })),
      sent('getBook', { bookId: 7 }, bookOf(7)),
    ],
    [
      sent('borrow', { bookId: 7 }, loanOf(4)),
      sent('getBook', { bookId: 7 }, bookOf(7, { free: 1 })),
      sent('returnLoan', { loanId: 4 }, loanOf(4, { state: 'returned' })),
      sent('getBook', { bookId: 7 }, bookOf(7, { free: 1 })),
    ],
    'counted',
  ],
])('reports only a breach of "%s"', { tags: ['odd-promise-watch'] }, (_, right, wrong, rule) => {
  expect(brokenRules(operations, right)).toEqual([]);
  expect(brokenRules(operations, wrong)).toContain(rule);
});

test('counts no loan of another book whose shelf has the id of this book', () => {
  expect(
    brokenRules(operations, [
      sent('getBook', { bookId: 7 }, bookOf(7)),
      sent('borrow', { bookId: 8 }, { ...loanOf(4, { bookId: 8 }), shelf_id: 7 }),
      sent('getBook', { bookId: 7 }, bookOf(7)),
    ]),
  ).toEqual([]);
});

test('a removal of another resource may change a count', () => {
  expect(
    brokenRules(operations, [
      sent('borrow', { bookId: 7 }, loanOf(4)),
      sent('getBook', { bookId: 7 }, bookOf(7, { free: 1 })),
      sent('borrow', { bookId: 7 }, loanOf(5)),
      sent('dropMember', { memberId: 'ada' }),
      sent('getBook', { bookId: 7 }, bookOf(7, { free: 2 })),
    ]),
  ).toEqual([]);
});

test('does not take the id of a counted resource for a reference', () => {
  const clubs = smallContract('clubs.json', {
    paths: {
      '/clubs/{id}': {
        get: reads('get', {
          type: 'object',
          properties: { id: number, visits: { ...number, description: 'Number of visits' } },
        }),
      },
      '/visits': {
        post: creates('visit', { type: 'object', properties: { id: number, member_id: number } }),
      },
      '/visits/{id}': { get: reads('getVisit', { type: 'object', properties: { id: number } }) },
    },
  });
  const club = clubs.sent('get', { id: 2 }, { id: 2, visits: 0 });
  const visit = clubs.sent('visit', {}, { id: 2, member_id: 5 });
  expect(brokenRules(clubs.operations, [club, visit, club])).toEqual([]);
});
