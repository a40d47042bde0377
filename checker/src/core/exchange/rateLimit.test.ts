import { expect, test } from 'vitest';
import type { Client } from './client.ts';
import { intervalOf, rateLimited } from './rateLimit.ts';

test.each([
  ['5/s', 200],
  ['100/m', 600],
  ['4', 250],
])('%s means one request every %d ms', { tags: ['odd-rate-limit'] }, (text, ms) =>
  expect(intervalOf(text)).toBe(ms),
);

test.each(['0/s', 'fast', '5/h', '-1/s'])('names the invalid rate %s', { tags: ['odd-rate-limit'] }, (text) =>
  expect(() => intervalOf(text)).toThrow(`--rate-limit ${text}: requests in a second or a minute`),
);

test('spaces simultaneous requests', { tags: ['odd-rate-limit'] }, async () => {
  const waited: number[] = [];
  const client = { send: () => Promise.resolve({}), close: () => undefined } as unknown as Client;
  const slow = rateLimited(client, 100, { now: () => 1000, wait: (ms) => Promise.resolve(waited.push(ms)) });
  await Promise.all(Array.from({ length: 4 }, () => slow.send({} as never, 1)));
  expect(waited).toEqual([100, 200, 300]);
});
