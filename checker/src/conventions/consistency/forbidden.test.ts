/** Phrases with which a contract forbids a write in a state, each with a state that it allows. */
import { expect, test } from 'vitest';
import type { Operation } from '../../core/contract/types.ts';
import { foreignOperation } from '../../core/fixtures/petshop.ts';
import type { State } from './forbidden.ts';
import {
  exceededIn,
  forbiddenIn,
  isOnce,
  isUnique,
  repeatsUnique,
  saysOnce,
  stateRows,
  statesOf,
  uniqueIn,
} from './forbidden.ts';

const plain = foreignOperation('petshop.changePet');

/** An operation with an error code for a conflict and the given texts. */
const saying = (said: Partial<Operation> & { readonly conflict?: string }): Operation => ({
  ...plain,
  description: '',
  ...said,
  errors: [{ code: '409', when: 'state', file: 'x.yaml', line: 1, condition: said.conflict ?? 'no' }],
});
const STATES = ['open', 'approved', 'shipped', 'cancelled'];
const refusedIn = (operation: Operation): string[] =>
  STATES.filter(
    (value) =>
      forbiddenIn(operation, { name: 'state', value, others: STATES.filter((each) => each !== value) }) !==
      undefined,
  );

test.each<[string, Parameters<typeof saying>[0], string[]]>([
  ['the only allowed state', { summary: 'Amends an open one' }, ['approved', 'shipped', 'cancelled']],
  ['all but one state', { summary: 'Cancels what is not shipped' }, ['shipped']],
  [
    'the text of the conflict',
    { summary: 'Cancels it', conflict: 'it is shipped or cancelled already' },
    ['shipped', 'cancelled'],
  ],
  [
    'only one',
    { summary: 'Ships it', conflict: 'only an approved one is' },
    ['open', 'shipped', 'cancelled'],
  ],
  [
    'all but the state that a clause names after other words',
    {
      summary: 'Closes it',
      description: 'Only while nothing is shipped, that is in the status open; otherwise 409.',
    },
    ['approved', 'shipped', 'cancelled'],
  ],
  [
    'all but the states that the sentence names before "any other"',
    {
      summary: 'Refunds it',
      description: 'Money is given back of `approved` and `shipped` ones; any other is 409.',
    },
    ['open', 'cancelled'],
  ],
  [
    'all but the start of a step',
    { summary: 'Ships it', description: 'approved → shipped, otherwise 409.' },
    ['open', 'shipped', 'cancelled'],
  ],
  [
    'all but the several starts of a step in words',
    { summary: 'Cancels it', description: 'Open and approved orders become cancelled, any other is 409.' },
    ['shipped', 'cancelled'],
  ],
  [
    'all but the several starts of a step with an arrow',
    { summary: 'Cancels it', description: 'open, approved or shipped → cancelled, otherwise 409.' },
    ['cancelled'],
  ],
  [
    'all but the state in a text about all operations',
    { id: 'editClaim', summary: 'Edits it', about: 'A claim is edited in open only (else 409).' },
    ['approved', 'shipped', 'cancelled'],
  ],
  [
    'all but the state that the conflict denies',
    { summary: 'Ships it', conflict: 'the order is not approved, or the address is missing' },
    ['open', 'shipped', 'cancelled'],
  ],
  [
    'all but the state that the conflict denies in Chinese',
    { summary: '发货', conflict: '状态不是 approved' },
    ['open', 'shipped', 'cancelled'],
  ],
  [
    'all but the state that the summary denies',
    { summary: 'Ships it: 409 if it is not approved' },
    ['open', 'shipped', 'cancelled'],
  ],
  [
    'all but the only state in the summary',
    { summary: 'open only, otherwise 409' },
    ['approved', 'shipped', 'cancelled'],
  ],
  [
    'all but the state after "other than"',
    { summary: 'Ships it', conflict: 'any state other than open' },
    ['approved', 'shipped', 'cancelled'],
  ],
  [
    'all but the start of a step in the summary',
    { summary: 'Ships it: approved → shipped' },
    ['open', 'shipped', 'cancelled'],
  ],
  ['none for a state to which the operation leads', { summary: 'Makes it into an open one' }, []],
  ['none without a condition', { summary: 'Edits it' }, []],
  [
    'none for a sentence about another operation',
    { summary: 'Edits it', conflict: 'an empty one cannot be shipped' },
    [],
  ],
  [
    'the state after "only while it is not"',
    { summary: 'Edits it', conflict: 'only while it is not shipped' },
    ['shipped'],
  ],
  [
    'all but the start of a step in backticks',
    { summary: 'Moves it on', description: 'From `open` to `approved` (409 else)' },
    ['approved', 'shipped', 'cancelled'],
  ],
  [
    'all but the starts of steps in several sentences',
    { summary: 'Moves it on', description: 'open → approved; approved → shipped (409 else)' },
    ['shipped', 'cancelled'],
  ],
])('finds the states that a description forbids: %s', (_, said, states) => {
  expect(refusedIn(saying(said))).toEqual(states);
});

test('forbids nothing without an error code', () => {
  const operation = { ...saying({ summary: 'Amends an open one' }), errors: [] };
  expect(stateRows(operation)).toEqual([]);
  expect(refusedIn(operation)).toEqual([]);
});

test.each<[string, boolean, boolean, boolean]>([
  ['Conflict', true, false, false],
  ['voted already', true, true, false],
  ['the name is in use already', true, true, true],
  ['the code is taken', false, false, true],
  ['the amount is above the balance', false, false, false],
])('reads from the conflict "%s" what may happen only once', (conflict, once, said, unique) => {
  const operation = saying({ summary: 'Does it', conflict, request: { type: 'object' } });
  expect([isOnce(operation), saysOnce(operation), isUnique(operation)]).toEqual([once, said, unique]);
});

test.each([
  'You already have one of this book',
  'You have it already, or the shop is closed',
  'The customer already has an account',
  'No copy is left, or you have already reviewed it',
  'The user is already registered',
  'No two pets have the same serial',
  'The same order within 5 minutes is a duplicate',
  'Gives 409 if the code exists',
  'One person cannot be invited twice',
])('reads from the conflict "%s" that a repeated creation is refused', (conflict) => {
  expect(isUnique(saying({ summary: 'Makes it', conflict }))).toBe(true);
});

test.each([
  'No copy is available, or you already have 5 active loans',
  'You already have five loans',
  'The member already has three',
  'The member has two open loans already',
  'A customer with 3 open orders already',
  'The user has already used up the limit of the month',
  'You already have too many devices',
  'You already have as many loans as the plan allows',
  'Nobody is invited more than twice',
  'The user is already blocked',
  'You already have an overdue loan',
  'The customer already owes money',
])('reads from the conflict "%s" that a second creation may be accepted', (conflict) => {
  const operation = saying({ summary: 'Makes it', conflict, request: { type: 'object' } });
  expect([isUnique(operation), saysOnce(operation)]).toEqual([false, false]);
});

test.each<[string, boolean]>([
  ['Votes only once', true],
  ['It can be done once (409)', true],
  ['At one desk once a day', true],
  ['It is open already', true],
  ['It is open or cancelled already', true],
  ['Refused once it is shipped', false],
  ['Not possible once the order has left', false],
  ['Not once approved', false],
  ['It is shipped already', false],
])('reads from the conflict "%s" whether a second call is refused that leaves it open', (conflict, once) => {
  const operation = saying({ summary: 'Does it', conflict, request: { type: 'object' } });
  const reached = { name: 'state', value: 'open', others: STATES.filter((each) => each !== 'open') };
  expect(saysOnce(operation, [reached])).toBe(once);
});

test.each<[string, object, string[], boolean]>([
  ['A taken code is refused with 409; codes are shared by all', {}, [], false],
  ['A taken code is refused with 409', { code: 'a' }, [], true],
  ['The code is taken', { name: 'a' }, ['code'], false],
  ['The code is taken', { code: null }, [], false],
  ['The name is taken', { name: 'a' }, ['code'], true],
  ['Another one has this code and name', { name: 'a' }, [], false],
  ['Another one has this code and name', { name: 'a', code: 'b' }, [], true],
  ['It exists already', { name: 'a' }, ['code'], false],
  ['It exists already', { name: 'a' }, [], true],
  ['Names are unique (409)', { name: 'a' }, ['code'], true],
  ['The amount is too high', { name: 'a', code: 'b' }, [], false],
])(
  'reads from the conflict "%s" whether %j is refused again, with %j chosen',
  (conflict, sent, chosen, is) => {
    const text = { type: 'string' };
    const request = { type: 'object', properties: { name: text, code: text } };
    const operation = saying({ summary: 'Adds it', conflict, request });
    expect(repeatsUnique(operation, { ...sent }, chosen)).toBe(is);
  },
);

test.each<[string, string[]]>([
  ['Another pet has this serial', ['serial']],
  ['The chipNo is taken', ['chipNo']],
  ['The serial is taken', []],
  ['The chipNo and the serial are the same', []],
])('reads which members must be unique: %s', (conflict, names) => {
  const text = { type: 'string' };
  const request = { type: 'object', properties: { serial: text, chipNo: text } };
  expect(uniqueIn(saying({ summary: 'Adds it', conflict, request }))).toEqual(names);
});

test.each<[string, object, object, boolean]>([
  ['the amount is more than open', { amount: 9 }, { open: 5 }, true],
  ['amount is more than open', { amount: 5 }, { open: 5 }, false],
  ['mileage is lower than mileage', { mileage: 4 }, { mileage: '5' }, true],
  ['amount 超过 open', { amount: 9 }, { open: '5.00' }, true],
  ['the amount is more than anybody has', { amount: 9 }, { open: 5 }, false],
])('reads a limit from the conflict "%s": %j with %j', (conflict, sent, shown, is) => {
  const operation = saying({ summary: 'Pays it', conflict });
  expect(exceededIn(operation, { ...sent }, { ...shown }) !== undefined).toBe(is);
});

test('reads a boolean as a state that has the name of the member', () => {
  const properties = { lent: { type: 'boolean' }, state: { type: 'string', enum: STATES } };
  const form = { types: ['application/json'], schema: { type: 'object', properties }, headers: [] };
  const read = { ...plain, answers: { 200: form } };
  const operation = saying({ summary: 'Removes it', conflict: 'It is lent' });
  const forbidden = (lent: boolean) =>
    statesOf(read, { lent }).some((state) => forbiddenIn(operation, state) !== undefined);
  expect([forbidden(true), forbidden(false)]).toEqual([true, false]);
  const back = saying({ summary: 'Gives it back', conflict: 'It is not lent' });
  expect(statesOf(read, { lent: false }).some((state) => forbiddenIn(back, state) !== undefined)).toBe(true);
});

test.each([
  'Not while published (409). An empty one cannot be published.',
  'Before it is published; refused once published (409).',
  'Only while it is not published (409).',
  'Allowed only for exams that are not published yet, else 409.',
  '409 when it is already published.',
  'A published exam cannot be changed (409).',
])('forbids a write only for published resources: %s', (description) => {
  const operation = saying({ summary: 'Replaces it', description });
  const forbidden = (state: State): boolean => forbiddenIn(operation, state) !== undefined;
  const others = ['published'];
  expect(forbidden({ name: 'published', value: 'not published', others })).toBe(false);
  expect(forbidden({ name: 'published', value: 'published', others: [] })).toBe(true);
});

test('finds a state whose name has special characters', () => {
  const operation = saying({ summary: 'Compiles it', conflict: 'it is C++ already' });
  const forbidden = (value: string): boolean =>
    forbiddenIn(operation, { name: 'tongue', value, others: ['*'] }) !== undefined;
  expect([forbidden('C++'), forbidden('Rust')]).toEqual([true, false]);
});
