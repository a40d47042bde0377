/** Checks of a contract with few descriptions. They rely on repeated values, paths and accounts. */
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
const { sku: _, ...withoutSku } = mug;
const nothing = sentOf('findById', { id: 7 }, 404, {});

const messagesFor = (
  exchanges: readonly (readonly [string, Sent])[],
  tracker = new ConsistencyTracker(),
): string[] =>
  exchanges.flatMap(([account, each]) =>
    tracker.saw(each, account).map(({ rule, message }) => `${rule}: ${message}`),
  );
const mine = (...exchanges: Sent[]) => exchanges.map((each) => ['me', each] as const);

test.each<[string, readonly (readonly [string, Sent])[], string[]]>([
  [
    'reports a member in the list that the resource lacks',
    mine(page([mug]), sentOf('findById', { id: 7 }, 200, withoutSku)),
    ['hidden: id 7 is listed with sku "MUG-001", and shows none'],
  ],
  [
    'reports another price than in the list',
    mine(page([mug]), shown({ price: 13 })),
    ['hidden: id 7 is listed with price 12.5, and shows 13'],
  ],
  [
    'accepts another price after a write',
    mine(page([mug]), put({ price: 13 }, { price: 13 }), shown({ price: 13 })),
    [],
  ],
  ['accepts a member that only the resource has', mine(page([withoutSku]), shown()), []],
  ['reports a resource listed twice', mine(page([mug, mug])), ['pages: id 7 is listed twice']],
  [
    'reports a PUT that changes nothing',
    mine(shown(), put({ price: 13 }, {})),
    ['kept: id 7: price is 12.5 as before; 13 was sent, and is accepted'],
  ],
  [
    'accepts a PUT that leaves an identifying member as it was',
    mine(shown(), put({ sku: 'MUG-002' }, {})),
    [],
  ],
  [
    'reports a write to a missing resource',
    mine(nothing, put({}, {})),
    ['gone: id 7 is not there, and a write to it is accepted'],
  ],
  ['accepts a write to a resource created since', mine(nothing, made(), put({}, {})), []],
  [
    'reports a filter that omits a matching item, although another item was written since',
    mine(
      page([mug, pen]),
      page([], {}, { maxPrice: 5 }),
      put({ note: 'x' }, { note: 'x' }),
      page([{ ...mug, note: 'x' }, pen]),
    ),
    ['lacking: id 8 is listed, and not where maxPrice 5 is asked for'],
  ],
  [
    'accepts the omission of an item that has changed since',
    mine(page([mug, pen]), page([], {}, { maxPrice: 5 }), page([mug, { ...pen, price: 6 }])),
    [],
  ],
  [
    'reports a change of two resources by one write',
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
    'accepts a value that the other resource had before',
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
    'reports a count that does not follow the list',
    mine(
      made(),
      sentOf('review', { id: 7, stars: 4 }, 201, { id: 1, stars: 4 }),
      sentOf('listReviews', { id: 7 }, 200, [{ id: 1, stars: 4 }]),
      shown(),
    ),
    ['counted: id 7 shows reviewCount 0, and 1 are listed; both said 0 before'],
  ],
  [
    'reports a transition that the last response forbids',
    mine(
      sentOf('publish', { id: 7 }, 200, { ...mug, status: 'PUBLISHED' }),
      sentOf('publish', { id: 7 }, 200, { ...mug, status: 'PUBLISHED' }),
    ),
    [
      "forbidden: id 7: it is PUBLISHED, and that is accepted; the contract says 'DRAFT → PUBLISHED, otherwise 409'",
    ],
  ],
  [
    'reports a second resource with a unique value',
    mine(made(), sentOf('create', { ...given, name: 'Cup' }, 201, { ...mug, id: 9, name: 'Cup' })),
    ['forbidden: id 9: there is one with sku "MUG-001" already (7), and "MUG-001" is accepted'],
  ],
  [
    'accepts a resource with another unique value',
    mine(made(), sentOf('create', { ...given, sku: 'MUG-002' }, 201, { ...mug, id: 9, sku: 'MUG-002' })),
    [],
  ],
  [
    'reports a write of an account that the same words refused before',
    [
      ['you', sentOf('create', given, 403, {})],
      ['you', put({}, {})],
    ],
    [
      "private: the contract has 403 for the role ('The key may only read'); the account was refused another operation for it, and this one is accepted",
    ],
  ],
  [
    'accepts a write of another account',
    [
      ['you', sentOf('create', given, 403, {})],
      ['me', put({}, {})],
    ],
    [],
  ],
])('%s', (_, exchanges, messages) => {
  expect(messagesFor(exchanges)).toEqual(messages);
});

/** The first account lists the mug, the second lists the pen only, and reads the mug nevertheless. */
const ALONE = [
  ['me', page([mug])],
  ['you', page([pen])],
  ['you', shown()],
] as const;
/** The second account reads the mug first, and lists the pen afterwards. */
const LATER = [ALONE[0], ALONE[2], ALONE[1]] as const;
const LEAK = ['private: id 7 of another account is shown'];

test.each([
  ['reports a resource that only another account lists', ALONE, ['findById'], LEAK],
  ['reports a resource of another account if the own list comes after the read', LATER, ['findById'], LEAK],
  ['accepts a resource in both lists', [ALONE[0], ['you', page([mug])] as const, ALONE[2]], ['findById'], []],
  // Colleagues may see resources that are not in their own list.
  ['accepts a resource of a public list', ALONE, [], []],
])('%s', (_, exchanges, declared, messages) => {
  expect(messagesFor(exchanges, new ConsistencyTracker({ private: declared }))).toEqual(messages);
});

test('reports a leaked resource without declared reads, if and only if accounts are known', () => {
  const exchanges = ALONE.map(([who, sent]) => [who === 'me' ? 'parent' : 'other', sent] as const);
  expect(messagesFor(exchanges, new ConsistencyTracker({ accountsAreKnown: true }))).toEqual(LEAK);
  expect(messagesFor(exchanges, new ConsistencyTracker())).toEqual([]);
});

const me = (login: string, email: string) => sentOf('getMe', {}, 200, { login, email });
const wrote = sentOf('putMe', { login: 'ann', email: 'new@a.org' }, 200, {
  login: 'ann',
  email: 'new@a.org',
});

test.each<[string, string, string, string[]]>([
  [
    'reports a value that another account has written',
    'eve',
    'new@a.org',
    ['private: email is "new@a.org" as another account has written it, and was "e@e.org"'],
  ],
  ['accepts separate values', 'eve', 'e@e.org', []],
  ['accepts a second login of the same account', 'ann', 'new@a.org', []],
])('%s', (_, login, email, messages) => {
  const before = login === 'ann' ? 'a@a.org' : 'e@e.org';
  const exchanges = [
    ['1', me('ann', 'a@a.org')],
    ['2', me(login, before)],
    ['1', wrote],
    ['2', me(login, email)],
  ] as const;
  expect(messagesFor(exchanges)).toEqual(messages);
});

const complaintsOf = (sent: Sent): string[] =>
  judge(withAllChecks(sent).exchange).map(({ check, complaint }) => `${check.id}: ${complaint.message}`);
const { price: __, ...withoutPrice } = mug;

test.each<[string, Sent, string[]]>([
  ['accepts a correct page', page([mug]), []],
  ['accepts an empty first page', page([], { totalPages: 0 }), []],
  [
    'reports a first page that denies it',
    page([mug], { first: false }),
    ['paging: first is false on page 1 with 1 items'],
  ],
  [
    'reports a wrong number of elements',
    page([mug], { numberOfElements: 20 }),
    ['paging: numberOfElements is 20 on page 1 with 1 items'],
  ],
  [
    'reports a page with items that claims to be empty',
    page([mug], { empty: true }),
    ['paging: empty is true on page 1 with 1 items'],
  ],
  ['accepts the sent values', made(), []],
  [
    'reports a member under another name',
    sentOf('create', given, 201, { ...withoutPrice, cost: 12.5 }),
    ['same-value: price is shown not at all: 12.5 was sent'],
  ],
  [
    'reports an amount in cents',
    made({ price: 1250 }),
    ['same-value: price is shown in another unit: 1250, 12.5 was sent'],
  ],
  [
    'reports a flag switched on',
    sentOf('create', { ...given, listed: false }, 201, mug),
    ['same-value: listed is shown switched on: true, false was sent'],
  ],
  [
    'accepts a missing null if the contract never mentions null',
    sentOf('create', { ...given, note: null }, 201, { ...mug, note: undefined }),
    [],
  ],
])('%s', (_, sent, messages) => {
  expect(complaintsOf(sent)).toEqual(messages);
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
  // No operation shows a visit again.
  ['addVisit', []],
])('finds the resource of %s by its path', (id, roles) => {
  expect(rolesOf(id)).toEqual(roles);
});

test('every operation of a terse contract has an id', () => {
  expect(terseContract.every(({ id }) => id !== '')).toBe(true);
});

const patients = sentOf('listPatient', {}, 200, {
  code: 200,
  msg: '',
  total: 1,
  rows: [{ patientId: 1, name: '李' }],
});

test('accepts a page, and a refusal, in the object with the code', () => {
  expect(complaintsOf(patients)).toEqual([]);
  const refused = sentOf('listPatient', {}, 200, { code: 401, msg: '请登录' }, { kind: 'conversation' });
  expect(complaintsOf(refused)).toEqual([]);
});

test('reports a created item that a page beside the code lacks', () => {
  const added = sentOf('addPatient', { name: '韩' }, 200, {
    code: 200,
    msg: '',
    data: { patientId: 2, name: '韩' },
  });
  expect(messagesFor(mine(added, patients))).toEqual(['listed: patientId 2 was made and is not listed']);
});
