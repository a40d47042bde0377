import { expect, test } from 'vitest';
import { foreignExchange } from './foreignFixture.ts';
import { headerValue } from './header-value.ts';
import { problemStatus } from './problem-status.ts';

const text = { type: 'string' };
const headers = [
  { name: 'Set-Cookie', required: true, schema: { ...text, pattern: 'HttpOnly' } },
  { name: 'X-Total', required: true, schema: { type: 'integer' } },
  { name: 'X-Request-Id', required: true, schema: text, description: 'The one of the request, or a new one' },
];

test.each<[Record<string, string>, string[]]>([
  [{ 'set-cookie': 'sid=1; HttpOnly', 'x-total': '7', 'x-request-id': 'a' }, []],
  [{ 'set-cookie': 'sid=1' }, ['the header Set-Cookie does not match HttpOnly']],
  [{ 'x-total': 'seven' }, ['the header X-Total is no integer']],
  [{ 'x-request-id': 'b' }, ['the header X-Request-Id is not the one that was sent']],
])('%j', (came, messages) => {
  const exchange = foreignExchange('petshop.getPet', {}, { payload: { id: 'a' }, got: { headers: came } });
  const operation = {
    ...exchange.operation,
    answers: { 200: { types: [], headers } },
    places: { id: { in: 'header' as const, name: 'X-Request-Id', explode: false } },
  };
  expect(headerValue.judge({ ...exchange, operation }).map(({ message }) => message)).toEqual(messages);
});

test.each([
  [404, 0],
  [500, 1],
])('a problem that says %d with HTTP 404', (status, count) => {
  const got = { status: 404, type: 'application/problem+json' };
  const exchange = foreignExchange('petshop.getPet', { title: 'no', status }, { got });
  expect(problemStatus.judge(exchange)).toHaveLength(count);
});
