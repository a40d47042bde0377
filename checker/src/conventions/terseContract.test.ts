/** Checks for a contract with few descriptions: repeated values, relations by path, and ownership. */
import { expect, test } from 'vitest';
import type { Payload } from '../core/contract/types.ts';
import { terseContract, operationOf, sentOf } from '../core/fixtures/terseContract.ts';
import { judge } from '../core/judging/judge.ts';
import type { Sent } from '../core/judging/sent.ts';
import { withAllChecks } from './fixtures/withAllChecks.ts';
import { ConsistencyTracker } from './tracking/tracker.ts';

const given = { sku: 'MUG-001', name: 'Blue mug', price: 12.5, stock: 40, listed: true, note: 'Of clay' };
const mug = { id: 7, ...given, reviewCount: 0, status: 'DRAFT' };
const pen = {
  id: 8,
  sku: 'PEN-001',
  name: 'Pen',
  price: 2.5,
  stock: 5,
  listed: true,
  reviewCount: 0,
  status: 'DRAFT',
};
const made = (more: Payload = {}) => sentOf('create', given, 201, { ...mug, ...more });
const page = (content: readonly object[], more: Payload = {}, asked: Payload = {}) =>
  sentOf('findAll', asked, 200, {
    content,
    totalElements: content.length,
    totalPages: 1,
    number: 0,
    size: 20,
    first: true,
    last: true,
    empty: content.length === 0,
    numberOfElements: content.length,
    ...more,
  });
const shown = (more: Payload = {}) => sentOf('findById', { id: 7 }, 200, { ...mug, ...more });
const put = (asked: Payload, told: Payload) =>
  sentOf('update', { id: 7, ...given, ...asked }, 200, { ...mug, ...told });
const { sku: _, ...nameless } = mug;
const nothing = sentOf('findById', { id: 7 }, 404, {});

const saidBy = (
  exchanges: readonly (readonly [string, Sent])[],
  tracker = new ConsistencyTracker(),
): string[] =>
  exchanges.flatMap(([account, each]) =>
    tracker.saw(each, account).map(({ rule, message }) => `${rule}: ${message}`),
  );
const mine = (...exchanges: Sent[]) => exchanges.map((each) => ['me', each] as const);

test.each<[string, readonly (readonly [string, Sent])[], string[]]>([
  [
    'what is listed is shown',
    mine(page([mug]), sentOf('findById', { id: 7 }, 200, nameless)),
    ['hidden: id 7 is listed with sku "MUG-001", and shows none'],
  ],
  [
    'another price is shown than listed',
    mine(page([mug]), shown({ price: 13 })),
    ['hidden: id 7 is listed with price 12.5, and shows 13'],
  ],
  ['a write stands between', mine(page([mug]), put({ price: 13 }, { price: 13 }), shown({ price: 13 })), []],
  ['what is not listed may be shown', mine(page([nameless]), shown()), []],
  ['one is listed twice', mine(page([mug, mug])), ['pages: id 7 is listed twice']],
  [
    'what a PUT has left as it was',
    mine(shown(), put({ price: 13 }, {})),
    ['kept: id 7: price is 12.5 as before; 13 was sent, and is taken'],
  ],
  ['what only the backend sets', mine(shown(), put({ sku: 'MUG-002' }, {})), []],
  [
    'what nobody has is written',
    mine(nothing, put({}, {})),
    ['gone: id 7 is not there, and a write to it is taken'],
  ],
  ['what was made since is written', mine(nothing, made(), put({}, {})), []],
  [
    'a filter leaves out',
    mine(
      page([mug, pen]),
      page([], {}, { maxPrice: 5 }),
      put({ note: 'x' }, { note: 'x' }),
      page([{ ...mug, note: 'x' }, pen]),
    ),
    ['lacking: id 8 is listed, and not where maxPrice 5 is asked for'],
  ],
  [
    'what it left out has changed',
    mine(page([mug, pen]), page([], {}, { maxPrice: 5 }), page([mug, { ...pen, price: 6 }])),
    [],
  ],
  [
    'a change of one changes another',
    mine(
      page([mug, pen]),
      put({ name: 'Cup' }, { name: 'Cup' }),
      page([
        { ...mug, name: 'Cup' },
        { ...pen, name: 'Cup' },
      ]),
    ),
    ['kept: id 8 shows name Cup too, which was written to 7 alone'],
  ],
  [
    'another one was called so before',
    mine(
      page([mug, { ...pen, name: 'Cup' }]),
      put({ name: 'Cup' }, { name: 'Cup' }),
      page([
        { ...mug, name: 'Cup' },
        { ...pen, name: 'Cup' },
      ]),
    ),
    [],
  ],
  [
    'what counts stays',
    mine(
      made(),
      sentOf('review', { id: 7, stars: 4 }, 201, { id: 1, stars: 4 }),
      sentOf('listReviews', { id: 7 }, 200, [{ id: 1, stars: 4 }]),
      shown(),
    ),
    ['counted: id 7 shows reviewCount 0, and 1 are listed; both said 0 before'],
  ],
  [
    'what the last answer shows forbids it',
    mine(
      sentOf('publish', { id: 7 }, 200, { ...mug, status: 'PUBLISHED' }),
      sentOf('publish', { id: 7 }, 200, { ...mug, status: 'PUBLISHED' }),
    ),
    [
      "forbidden: id 7: it is PUBLISHED, and that is taken; the contract says 'DRAFT → PUBLISHED, otherwise 409'",
    ],
  ],
  [
    'a second one with the same key',
    mine(made(), sentOf('create', { ...given, name: 'Cup' }, 201, { ...mug, id: 9, name: 'Cup' })),
    ['forbidden: id 9: there is one with sku "MUG-001" already (7), and "MUG-001" is taken'],
  ],
  [
    'one with another key',
    mine(made(), sentOf('create', { ...given, sku: 'MUG-002' }, 201, { ...mug, id: 9, sku: 'MUG-002' })),
    [],
  ],
  [
    'what the same words have refused before',
    [
      ['you', sentOf('create', given, 403, {})],
      ['you', put({}, {})],
    ],
    [
      "private: the contract has 403 for it ('The key may only read'), the account was refused something else so, and this is taken",
    ],
  ],
  [
    'what another account is refused',
    [
      ['you', sentOf('create', given, 403, {})],
      ['me', put({}, {})],
    ],
    [],
  ],
])('%s', (_, exchanges, messages) => {
  expect(saidBy(exchanges)).toEqual(messages);
});

const ALONE = [
  ['me', page([mug])],
  ['you', page([pen])],
  ['you', shown()],
] as const;
const LATER = [ALONE[0], ALONE[2], ALONE[1]] as const;
const SAID = ['private: id 7 of another account is shown'];

test.each([
  ['what stands in the list of another alone', ALONE, ['findById'], SAID],
  ['what a list tells later', LATER, ['findById'], SAID],
  ['what stands in both', [ALONE[0], ['you', page([mug])] as const, ALONE[2]], ['findById'], []],
  // Colleagues may see resources that are not in their own list.
  ['nobody calls it private', ALONE, [], []],
])('%s', (_, exchanges, declared, messages) => {
  expect(saidBy(exchanges, new ConsistencyTracker({ private: declared }))).toEqual(messages);
});

test('reports visible data of another company if the contract forbids it', () => {
  const exchanges = ALONE.map(([who, sent]) => [who === 'me' ? 'parent' : 'other', sent] as const);
  expect(saidBy(exchanges, new ConsistencyTracker({ accountsAreKnown: true }))).toEqual(SAID);
  expect(saidBy(exchanges, new ConsistencyTracker())).toEqual([]);
});

const me = (login: string, email: string) => sentOf('getMe', {}, 200, { login, email });
const wrote = sentOf('putMe', { login: 'ann', email: 'new@a.org' }, 200, {
  login: 'ann',
  email: 'new@a.org',
});

test.each<[string, string, string, string[]]>([
  [
    'what one has of his own comes to another',
    'eve',
    'new@a.org',
    ['private: email is "new@a.org" as another account has written it, and was "e@e.org"'],
  ],
  ['each has his own', 'eve', 'e@e.org', []],
  ['he has logged in twice', 'ann', 'new@a.org', []],
])('%s', (_, login, email, messages) => {
  const before = login === 'ann' ? 'a@a.org' : 'e@e.org';
  const exchanges = [
    ['1', me('ann', 'a@a.org')],
    ['2', me(login, before)],
    ['1', wrote],
    ['2', me(login, email)],
  ] as const;
  expect(saidBy(exchanges)).toEqual(messages);
});

const said = (sent: Sent): string[] =>
  judge(withAllChecks(sent).exchange).map(({ check, complaint }) => `${check.id}: ${complaint.message}`);
const { price: __, ...free } = mug;

test.each<[string, Sent, string[]]>([
  ['a page says what it is', page([mug]), []],
  ['an empty one is the first', page([], { totalPages: 0 }), []],
  [
    'the first says that it is not',
    page([mug], { first: false }),
    ['paging: first is false on page 1 with 1 items'],
  ],
  [
    'it holds another number',
    page([mug], { numberOfElements: 20 }),
    ['paging: numberOfElements is 20 on page 1 with 1 items'],
  ],
  ['it is said to be empty', page([mug], { empty: true }), ['paging: empty is true on page 1 with 1 items']],
  ['what was sent is there', made(), []],
  [
    'under another name',
    sentOf('create', given, 201, { ...free, cost: 12.5 }),
    ['same-value: price is shown not at all: 12.5 was sent'],
  ],
  ['in cents', made({ price: 1250 }), ['same-value: price is shown in another unit: 1250, 12.5 was sent']],
  [
    'switched on',
    sentOf('create', { ...given, listed: false }, 201, mug),
    ['same-value: listed is shown switched on: true, false was sent'],
  ],
  [
    'null is nothing where no contract names it',
    sentOf('create', { ...given, note: null }, 201, { ...mug, note: undefined }),
    [],
  ],
])('%s', (_, sent, messages) => {
  expect(said(sent)).toEqual(messages);
});

const rolesOf = (id: string): string[] =>
  (operationOf(id).roles ?? []).map(
    ({ resource, does, blind }) => `${does} ${resource.name}${blind ? ' unseen' : ''}`,
  );

test.each([
  ['listPatient', ['list /patient']],
  ['addPatient', ['made /patient']],
  ['editPatient', ['one /patient']],
  ['getPatient', ['one /patient']],
  ['removePatient', ['one /patient unseen']],
  ['addVisit', []],
])('%s refers to its path', (id, roles) => {
  expect(rolesOf(id)).toEqual(roles);
});

test('reads a page beside the code as the data of the response', () => {
  const sent = sentOf('listPatient', {}, 200, {
    code: 200,
    msg: '',
    total: 1,
    rows: [{ patientId: 1, name: '李' }],
  });
  expect(said(sent)).toEqual([]);
  const refused = sentOf('listPatient', {}, 200, { code: 401, msg: '请登录' }, { kind: 'conversation' });
  expect(said(refused)).toEqual([]);
  const added = sentOf('addPatient', { name: '韩' }, 200, {
    code: 200,
    msg: '',
    data: { patientId: 2, name: '韩' },
  });
  expect(saidBy(mine(added, sent))).toEqual(['listed: patientId 2 was made and is not listed']);
  expect(terseContract.every(({ id }) => id !== '')).toBe(true);
});
