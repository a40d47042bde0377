import { expect, test } from 'vitest';
import { withUrlCredentials, inAddress } from './addressed.ts';

test.each([
  ['/a', '/a?key=k%20%26'],
  ['/a?b=1', '/a?b=1&key=k%20%26'],
])('adds credentials to the URL of %s', (path, whole) => {
  const headers = { accept: '*/*', [inAddress('key')]: 'k &' };
  expect(withUrlCredentials({ method: 'GET', path, headers })).toEqual({
    method: 'GET',
    path: whole.replace('%20', '+'),
    headers: { accept: '*/*' },
  });
});
