import { expect, test } from 'vitest';
import type { Payload } from '../../../core/contract/types.ts';
import { answer, number, object, text } from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { leftOut } from './left-out.ts';

/** Returns the findings over a list of a retired and a new tool. */
function foundFor(description: string, asked: Payload): string[] {
  const status = { ...text, enum: ['new', 'lent', 'retired'] };
  const parameters = ['status', 'category', 'include_old'].map((name) => ({
    name,
    in: 'query',
    schema: text,
  }));
  const list = { type: 'array', items: object({ id: number, status }) };
  const { sent } = smallContract('tools.json', {
    paths: {
      '/tools': {
        get: { operationId: 'list', description, parameters, responses: { 200: answer('all', list) } },
      },
    },
  });
  const items = [
    { id: 1, status: 'new' },
    { id: 2, status: 'retired' },
  ];
  const { case: one, exchange } = sent('list', asked, items);
  const { operation, ask } = one;
  return leftOut.judge({ ...exchange, operation, payload: ask.payload }).map(({ message }) => message);
}

const UNLESS = 'Retired tools are left out unless you ask for them with `status=retired`.';
const DEFAULT = 'Lists tools. Retired ones are not listed by default.';

test.each<[string, Payload]>([
  [UNLESS, {}],
  [UNLESS, { category: 'drill' }],
  [DEFAULT, {}],
  ['Retired tools are hidden.', { category: 'drill' }],
])('reports a retired tool against "%s" after %j', (says, asked) => {
  expect(foundFor(says, asked)).toEqual([
    expect.stringMatching(/^status retired is listed; the contract says 'Retired/),
  ]);
});

test.each<[string, Payload]>([
  [UNLESS, { status: 'retired' }],
  [DEFAULT, { include_old: true }],
  ['Retired tools are hidden from visitors.', {}],
  ['Retired tools are left out if `category` is given.', {}],
  ['With `category`, retired tools are left out.', {}],
  ['The total counts all tools, retired ones are left out.', {}],
  ['New, lent and retired tools are never shown.', {}],
  ['Retired tools cannot be lent.', {}],
])('reports nothing against "%s" after %j', (says, asked) => {
  expect(foundFor(says, asked)).toEqual([]);
});
