import { expect, test } from 'vitest';
import { withUrlCredentials, inAddress } from './addressed.ts';

test.each([
  ['/a', '/a?key=k+%26'],
  ['/a?b=1', '/a?b=1&key=k+%26'],
])('moves credentials from the headers to the query of %s', (path, whole) => {
  const headers = { accept: '*/*', [inAddress('key')]: 'k &' };
  expect(withUrlCredentials({ method: 'GET', path, headers })).toEqual({
    method: 'GET',
    path: whole,
    headers: { accept: '*/*' },
  });
});
