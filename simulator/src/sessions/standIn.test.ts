import { expect, test } from 'vitest';
import { standInFor, withStandIns } from './standIn.ts';

const signs = [...'0123456789abcxyzABCXYZ-.*'];

test.each([
  ...signs,
  '密码',
  '******',
  '🔑🔑',
  'a-',
  'Ab-19',
  '739164',
  'token-51bd',
  ' ',
  'https://',
  'https://-',
])('replaces the secret %s by a constant text of its length', (secret) => {
  const standIn = standInFor(secret);
  expect(standIn).not.toBe(secret);
  expect([...standIn]).toHaveLength([...secret].length);
  expect(standInFor(secret)).toBe(standIn);
});

test.each([
  ['Ab-19', /^[A-Z][a-z]-\d\d$/],
  ['739164', /^\d{6}$/],
  ['111111', /^0{6}$/],
  ['https://push.example/a1', /^https:\/\/[a-z]{4}\.[a-z]{7}\/[a-z]\d$/],
])('keeps the shape of %s in its stand-in', (secret, shape) => expect(standInFor(secret)).toMatch(shape));

test('replaces and lists each text and number under a secret name, at any depth', () => {
  const before = { a: [{ token: 'abc' }], token: 739164, other: 'abc', empty: { token: '' } };
  const { value, secrets } = withStandIns(before, new Set(['token']));
  expect(value).toEqual({
    a: [{ token: standInFor('abc') }],
    token: Number(standInFor('739164')),
    other: 'abc',
    empty: { token: '' },
  });
  expect(secrets).toEqual(['abc', '739164']);
});
