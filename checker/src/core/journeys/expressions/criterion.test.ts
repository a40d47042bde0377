import { expect, test } from 'vitest';
import { MissingValue } from '../../base/values.ts';
import type { ReceivedResponse } from '../../exchange/response.ts';
import { unmetCriterion } from './criterion.ts';
import { resolveExpressions } from './expression.ts';

const got = {
  status: 201,
  type: 'application/json',
  text: JSON.stringify({ id: 7, name: "Tom's", 'a/b': { list: [{ open: true }] }, none: null }),
  headers: { location: '/pets/7' },
  ms: 1,
} satisfies ReceivedResponse;
const scope = { kept: { inputs: { name: 'x' }, steps: { one: { outputs: { id: 7 } } } }, salt: '', got };

test.each([
  ['$statusCode == 201', true],
  ['$statusCode == 200 || $statusCode == 201', true],
  ['$statusCode >= 200 && $statusCode < 300', true],
  ['!($statusCode == 404)', true],
  ["$response.body#/name == 'Tom''s'", true],
  // Texts are compared without regard to case.
  ["$response.body#/name == 'tom''S'", true],
  ['$response.body#/a~1b/list/0/open == true', true],
  ['$response.body#/none == null', true],
  // The notation of other tools.
  ['$response.body.id == 7', true],
  ["$response.body.name == 'x'", false],
  ['$response.body#/id == $steps.one.outputs.id', true],
  ["$response.header.Location == '/pets/7'", true],
  ['$statusCode == 200', false],
  ["$inputs.name == 'y'", false],
  ['$response.body#/id > 7', false],
])('evaluates %s', { tags: ['odd-arazzo-words'] }, (condition, holds) => {
  expect(unmetCriterion([{ condition }], scope) === undefined).toBe(holds);
});

test('shows the received value if a condition does not hold', { tags: ['odd-arazzo-words'] }, () => {
  expect(unmetCriterion([{ condition: '$response.body#/id == 8' }], scope)).toBe(
    '$response.body#/id == 8 does not hold: $response.body#/id is 7',
  );
  const regex = { type: 'regex', context: '$response.header.Location', condition: '^/cats/' };
  expect(unmetCriterion([regex], scope)).toContain('it should match ^/cats/');
});

test.each(['$url == 1', '$statusCode === 200', 'size == 3', '($statusCode == 200'])(
  'throws for the unreadable condition %s',
  { tags: ['odd-arazzo-words'] },
  (condition) => expect(() => unmetCriterion([{ condition }], scope)).toThrow(),
);

test('throws for a condition that is no regular expression', { tags: ['odd-arazzo-words'] }, () => {
  const regex = { type: 'regex', context: '$response.header.Location', condition: '(' };
  expect(() => unmetCriterion([regex], scope)).toThrow(MissingValue);
});

test('replaces expressions in braces within texts', { tags: ['odd-arazzo-words'] }, () => {
  expect(
    resolveExpressions({ at: ['/{$inputs.name}/{$steps.one.outputs.id}', '$inputs.name'] }, scope),
  ).toEqual({
    at: ['/x/7', '$inputs.name'],
  });
});
