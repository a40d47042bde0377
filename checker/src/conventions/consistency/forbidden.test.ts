/** Phrases with which a contract forbids a write in a state, each with a state that it allows. */
import { expect, test } from 'vitest';
import type { Operation } from '../../core/contract/types.ts';
import { foreignOperation } from '../../core/fixtures/petshop.ts';
import { saying, stateOf, STATES } from '../fixtures/saying.ts';
import { forbiddenIn, isAllowedIn } from './forbidden.ts';
import { stateRows } from './stateRows.ts';
import { statesOf, type State } from './states.ts';

const refusedIn = (operation: Operation): string[] =>
  STATES.filter((value) => forbiddenIn(operation, stateOf(value)) !== undefined);

test.each<[string, Parameters<typeof saying>[0], string[]]>([
  ['all but the only allowed state', { summary: 'Amends an open one' }, ['approved', 'shipped', 'cancelled']],
  ['the state that the summary excludes', { summary: 'Cancels what is not shipped' }, ['shipped']],
  [
    'the states that the conflict names',
    { summary: 'Cancels it', conflict: 'it is shipped or cancelled already' },
    ['shipped', 'cancelled'],
  ],
  [
    'all but the only state that the conflict allows',
    { summary: 'Ships it', conflict: 'only an approved one is' },
    ['open', 'shipped', 'cancelled'],
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
    'the state in which any update is refused',
    {
      summary: 'Changes it',
      description: 'Cancelling is final: any update of a cancelled order is refused with 409.',
    },
    ['cancelled'],
  ],
  [
    'all but the state after "only while", with what follows afterwards',
    {
      id: 'changeOrder',
      summary: 'Changes it',
      description:
        'An order can only be changed while it is `open`, afterwards you get a 409 and nothing changes.',
    },
    ['approved', 'shipped', 'cancelled'],
  ],
  [
    'the state that a clause names behind the possible ones',
    {
      summary: 'Ends it',
      description: 'Possible for an open and an approved order, a cancelled one is a 409.',
    },
    ['cancelled'],
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
  [
    'all but the state after "as long as"',
    { summary: 'Withdraws it', description: 'Possible as long as the order is OPEN, otherwise 409.' },
    ['approved', 'shipped', 'cancelled'],
  ],
  [
    'all but the states that a short sentence names',
    { summary: 'More time', description: 'For approved and shipped orders, otherwise 409.' },
    ['open', 'cancelled'],
  ],
  [
    'all but the state of the changed resource',
    { summary: 'Changes it', description: 'Changes an order that is still `open`, else 409.' },
    ['approved', 'shipped', 'cancelled'],
  ],
  [
    'all but the state after "if", where the rest is refused',
    { summary: 'Ends it', description: 'Ends the order if it is shipped, anything else is a 409.' },
    ['open', 'approved', 'cancelled'],
  ],
  [
    'the state after "not in"',
    {
      url: '/orders/{id}/lines',
      summary: 'Adds a line',
      description: 'Only by the owner (403); not in a cancelled order (409).',
    },
    ['cancelled'],
  ],
  [
    'the states after "not for"',
    {
      url: '/orders/{id}/lines',
      summary: 'Adds a line',
      description: 'Adds a line, not for a shipped order (409).',
    },
    ['shipped'],
  ],
  [
    'the states in which nothing can be added',
    {
      url: '/orders/{id}/lines',
      method: 'POST',
      summary: 'Adds a line',
      description: 'Nothing more can be added to an order that is shipped or cancelled (409).',
    },
    ['shipped', 'cancelled'],
  ],
  [
    'no state if only some things cannot be added',
    {
      url: '/orders/{id}/lines',
      method: 'POST',
      summary: 'Adds a line',
      description: 'Nothing but notes can be added to an order that is shipped (409).',
    },
    [],
  ],
  [
    'no state in which a sentence allows the action',
    {
      id: 'cancelOrder',
      summary: 'Cancels it',
      description: 'Open and approved orders can be cancelled, unless a ticket was used (409).',
    },
    [],
  ],
  [
    'all but the start of a step and the state that a sentence allows',
    {
      id: 'approveOrder',
      summary: 'Approves it',
      description: 'open → approved; an approved order can be approved anew. Otherwise 409.',
    },
    ['shipped', 'cancelled'],
  ],
  [
    'also a state that another action leaves',
    {
      id: 'shipOrder',
      summary: 'Ships it',
      description: 'open → shipped, otherwise 409. A cancelled order can be restored.',
    },
    ['approved', 'shipped', 'cancelled'],
  ],
])('finds the states that a description forbids: %s', (_, said, states) => {
  expect(refusedIn(saying(said))).toEqual(states);
});

test('forbids nothing without an error code', () => {
  const operation = { ...saying({ summary: 'Amends an open one' }), errors: [] };
  expect(stateRows(operation)).toEqual([]);
  expect(refusedIn(operation)).toEqual([]);
});

test('reads a boolean as a state that has the name of the member', () => {
  const properties = { lent: { type: 'boolean' }, state: { type: 'string', enum: STATES } };
  const form = { types: ['application/json'], schema: { type: 'object', properties }, headers: [] };
  const read = { ...foreignOperation('petshop.changePet'), answers: { 200: form } };
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
  const operation = saying({ url: '/exams/{id}', summary: 'Replaces it', description });
  const forbidden = (state: State): boolean => forbiddenIn(operation, state) !== undefined;
  // `not published` has the word `published` too, so it is no other state of a published exam (see `statesOf`).
  const others = ['published'];
  expect(forbidden({ name: 'published', value: 'not published', others })).toBe(false);
  expect(forbidden({ name: 'published', value: 'published', others: [] })).toBe(true);
});

test('finds a state whose name has special characters', () => {
  const operation = saying({ summary: 'Compiles it', conflict: 'it is C++ already' });
  const forbidden = (value: string): boolean =>
    forbiddenIn(operation, { name: 'tongue', value, others: ['C'] }) !== undefined;
  expect([forbidden('C++'), forbidden('Rust')]).toEqual([true, false]);
});

test.each([
  ['open → approved; an approved order can be approved anew.', true],
  ['Open and approved orders can be approved.', true],
  ['An order that is already approved can be handed to another clerk the same way.', true],
  ['open → approved, otherwise 409.', false],
  ['An approved order cannot be approved again.', false],
  ['An approved order can be shipped.', false],
  ['Only open orders can be approved.', false],
])('reads whether an approved order can be approved: %s', (description, is) => {
  expect(isAllowedIn(saying({ id: 'approveOrder', summary: 'Approves it', description }), 'approved')).toBe(
    is,
  );
});
