import { expect, test } from 'vitest';
import { inPath, json, number } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { requestedId } from '../checks/resources/requested-id.ts';
import { ConsistencyTracker } from './tracker.ts';

const entry = { type: 'object', properties: { id: number, amount: number } };
const shown = json(entry);
const listed = json({ type: 'array', items: entry });
const parameters = [inPath('id', number)];
const { sent } = smallContract('entries.json', {
  paths: {
    '/entries': { get: { operationId: 'listEntries', responses: { 200: listed } } },
    '/entries/{id}': { get: { operationId: 'getEntry', parameters, responses: { 200: shown } } },
    '/entries/{id}/reverse': {
      post: { operationId: 'reverseEntry', parameters, responses: { 200: shown, 201: shown } },
    },
  },
});
const read = (amount: number) => sent('getEntry', { id: 1 }, { id: 1, amount });
const reversed = (id: number, status: number) =>
  sent('reverseEntry', { id: 1 }, { id, amount: -5 }, { status });

test('a 201 with another entry does not change the entry in the path', () => {
  const tracker = new ConsistencyTracker();
  const all = [read(5), reversed(2, 201), read(5)];
  expect(all.flatMap((each) => tracker.saw(each, 'me'))).toEqual([]);
  expect(requestedId.judge(reversed(2, 201).exchange)).toEqual([]);
});

test('a 200 with another entry than the requested one is reported', () => {
  expect(requestedId.judge(reversed(2, 200).exchange)).toHaveLength(1);
});

test.each([
  ['contains the other entry', [1, 2], []],
  ['lacks the other entry', [1], ['listed']],
])('judges a list that %s after its creation', (_, ids, rules) => {
  const list = (...all: number[]) =>
    sent(
      'listEntries',
      {},
      all.map((id) => ({ id, amount: id === 1 ? 5 : -5 })),
    );
  const tracker = new ConsistencyTracker();
  const all = [list(1), reversed(2, 201), list(...ids)];
  expect(all.flatMap((each) => tracker.saw(each, 'me').map(({ rule }) => rule))).toEqual(rules);
});
