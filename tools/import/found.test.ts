import { expect, test } from 'vitest';
import { headersFrom } from './found.ts';

test('keeps headers that are named like members of every object', () => {
  const named = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];
  const headers = headersFrom(named.map((name) => [name, 'y']));
  expect(Object.entries(headers)).toEqual(named.map((name) => [name.toLowerCase(), 'y']));
});
