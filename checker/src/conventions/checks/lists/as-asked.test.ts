import { expect, test } from 'vitest';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { asAsked } from './as-asked.ts';

const names = { name: 'names', in: 'query', schema: { type: 'array', items: { type: 'string' } } };
const thing = { type: 'object', properties: { name: { type: 'string' }, size: { type: 'integer' } } };
const reading = (operationId: string, description: string) => ({
  get: {
    operationId,
    description,
    parameters: [names],
    responses: {
      200: {
        description: 'ok',
        content: { 'application/json': { schema: { type: 'array', items: thing } } },
      },
    },
  },
});
const { sent } = smallContract('several.json', {
  paths: {
    '/promised': reading('promised', 'In the order of the `names`.'),
    '/silent': reading('silent', 'Several things.'),
  },
});
const complaints = (id: string, asked: string[], shown: string[]): string[] =>
  asAsked
    .judge(
      sent(
        id,
        { names: asked },
        shown.map((name, size) => ({ name, size })),
      ).exchange,
    )
    .map(({ message }) => message);

test.each([
  ['in the order of the request', 'promised', ['b', 'a'], ['b', 'a']],
  ['in another order where the contract promises none', 'silent', ['b', 'a'], ['a', 'b']],
  ['of which one is missing', 'promised', ['b', 'a', 'c'], ['a', 'b']],
])('accepts resources %s', (_, id, asked, shown) => {
  expect(complaints(id, asked, shown)).toEqual([]);
});

test('reports resources in another order than the promised one', () => {
  expect(complaints('promised', ['b', 'a'], ['a', 'b'])).toEqual([
    "names b, a gives a, b; the contract says 'In the order of the `names`'",
  ]);
});
