import { expect, test } from 'vitest';
import { keyPrefix } from './keyPrefix.ts';

test.each([
  ['Token-based authentication with required prefix "Token"', 'Token'],
  ['The key, prefixed with Token', 'Token'],
  ['Prefix the key with `ApiKey`.', 'ApiKey'],
  ['Prefix: Token', 'Token'],
  ['Send it as `Authorization: Token 9944b09199c6`', 'Token'],
  ['Authorization: token abc', 'token'],
  ['Use the form "GenieKey <key>"', 'GenieKey'],
  ['Keys have the prefix `sk_`', undefined],
  ['Keys begin with the prefix sk-live', undefined],
  ['The key of the account', undefined],
  ['', undefined],
])('finds the prefix of the key in %j: %s', (description, scheme) => {
  expect(keyPrefix(description)).toBe(scheme);
});
