import { expect, test } from 'vitest';
import { answer, changes, number, object, reads, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { ConsistencyTracker } from '../tracking/tracker.ts';

const loan = object({
  id: number,
  status: { ...text, enum: ['out', 'back'] },
  overdue: { type: 'boolean' },
});
const giveBack = changes('giveBack', loan);
const { operations, sent } = smallContract('loans.json', {
  paths: {
    '/loans/{id}': { get: reads('read', loan) },
    '/loans/{id}/return': {
      post: { ...giveBack, responses: { ...giveBack.responses, 409: answer('it is back already') } },
    },
  },
});

/** Returns the findings over reads and returns of loans, each with its status and `overdue`. */
function foundIn(calls: readonly (readonly [string, number, string, boolean])[]): string[] {
  const tracker = new ConsistencyTracker({ operations, accountsAreKnown: true });
  return calls.flatMap(([operation, id, status, overdue]) =>
    tracker
      .saw(sent(operation, { id }, { id, status, overdue }), 'parent', 'parent')
      .map(({ message }) => message),
  );
}

const FIRST = [
  ['read', 1, 'out', true],
  ['giveBack', 1, 'back', false],
  ['read', 1, 'back', false],
] as const;

test('reports a second return of one loan', () => {
  expect(foundIn([...FIRST, ['giveBack', 1, 'back', false]])).toEqual([
    'id 1: the same is accepted a second time; the contract has a code for that',
  ]);
});

test('reports no return of a loan whose flag has its value already', () => {
  expect(foundIn([...FIRST, ['read', 2, 'out', false], ['giveBack', 2, 'back', false]])).toEqual([]);
});
