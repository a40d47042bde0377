import { expect, test } from 'vitest';
import { maskOf } from '../../sessions/mask.ts';
import { masked, TooManySecrets, valuesNamed } from './masked.ts';

const token = 'DX7f1c/2b9e';

test('finds a secret under its name at any depth', () => {
  const names = new Set(['smsToken']);
  expect(valuesNamed(names, { contacts: [{ smsToken: token }, { phone: '1' }], smsToken: 7 })).toEqual([
    token,
    '7',
  ]);
  expect(valuesNamed(names, 'smsToken')).toEqual([]);
});

test('masks a secret in text, member, list and address, and keeps the rest', () => {
  const shown = { a: token, b: [`x ${token}`], path: `/p?t=${encodeURIComponent(token)}`, n: 1, no: null };
  const hidden = masked(shown, [token]);
  expect(hidden).toEqual({
    a: maskOf(token),
    b: [`x ${maskOf(token)}`],
    path: `/p?t=${maskOf(token)}`,
    n: 1,
    no: null,
  });
  expect(masked(shown, [])).toBe(shown);
});

test('gives equal secrets equal masks that do not reveal them', () => {
  expect(maskOf(token)).toMatch(/^\*\*\*[0-9a-f]{6}$/);
  expect(maskOf(token)).not.toBe(maskOf(`${token}1`));
});

test('skips values too short for a secret, and masks longer ones first', () => {
  expect(masked('12003', ['3'])).toBe('12003');
  expect(masked('abcd-efgh', ['abcd', 'abcd-efgh'])).toBe(maskOf('abcd-efgh'));
});

test('masks a secret number too', () => {
  expect(masked({ code: 604417, amount: 12 }, ['604417'])).toEqual({ code: maskOf('604417'), amount: 12 });
});

test('refuses more secrets and text than the search limit, and masks fewer', () => {
  const many = Array.from({ length: 1000 }, (_, index) => `secret-${index}.`);
  expect(() => masked({ texts: many }, many)).toThrow(TooManySecrets);
  const some = many.slice(0, 100);
  expect(masked({ texts: many }, some).texts).toEqual([...some.map(maskOf), ...many.slice(100)]);
});
