import { expect, test } from 'vitest';
import { foreignExchange } from '../../fixtures/petshop.ts';
import { problemStatus } from './problem-status.ts';

const PROBLEM = 'application/problem+json; charset=utf-8';
const JSON_TYPE = 'application/json';

/** Returns the findings for a response with HTTP 404 and that status in its body. */
function complaintsOf(type: string, status: unknown, description: string, http = 404): string[] {
  const exchange = foreignExchange(
    'petshop.getPet',
    { title: 'None', status },
    { got: { status: http, type } },
  );
  const properties = { status: { type: 'integer', description } };
  const form = { types: [type], schema: { type: 'object', properties }, headers: [] };
  const operation = { ...exchange.operation, answers: { 200: form, 404: form } };
  return problemStatus.judge({ ...exchange, operation }).map(({ message }) => message);
}

test.each([
  ['a problem document', PROBLEM, ''],
  ['a member described as the status', JSON_TYPE, 'The HTTP status, once more'],
  ['a number called status', JSON_TYPE, ''],
])('reports another status in %s', (_, type, description) => {
  expect(complaintsOf(type, 400, description)).toEqual(['status is 400 in an answer with HTTP 404']);
});

test.each([
  ['the same status', PROBLEM, 404, ''],
  ['a problem without a status', PROBLEM, undefined, ''],
  ['a status of another resource', JSON_TYPE, 3, 'What became of the order'],
  ['a status as text', PROBLEM, 'gone', ''],
])('accepts %s', (_, type, status, description) => {
  expect(complaintsOf(type, status, description)).toEqual([]);
});

test('ignores a status in the body of a success', () => {
  expect(complaintsOf(PROBLEM, 3, 'The HTTP status', 200)).toEqual([]);
});
