import { expect, test } from 'vitest';
import { maskOf } from '../../sessions/mask.ts';
import { masked, TooManySecrets, valuesNamed } from './masked.ts';

const token = 'DX7f1c/2b9e';

test('a secret is found under its name at any depth', () => {
  const names = new Set(['smsToken']);
  expect(valuesNamed(names, { contacts: [{ smsToken: token }, { phone: '1' }], smsToken: 7 })).toEqual([
    token,
    '7',
  ]);
  expect(valuesNamed(names, 'smsToken')).toEqual([]);
});

test('it is nowhere to be read: text, member, list, address; the rest is as it was', () => {
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

test('equal secrets have equal masks, others have others; a mask does not tell the secret', () => {
  expect(maskOf(token)).toMatch(/^\*\*\*[0-9a-f]{6}$/);
  expect(maskOf(token)).not.toBe(maskOf(`${token}1`));
});

test('what is too short to be a secret spoils nothing; a longer one goes before one that it holds', () => {
  expect(masked('12003', ['3'])).toBe('12003');
  expect(masked('abcd-efgh', ['abcd', 'abcd-efgh'])).toBe(maskOf('abcd-efgh'));
});

test('a number that is a secret is hidden too', () => {
  expect(masked({ code: 604417, amount: 12 }, ['604417'])).toEqual({ code: maskOf('604417'), amount: 12 });
});

test('refuses more secrets in more text than are searched for', () => {
  const many = Array.from({ length: 1000 }, (_, index) => `secret-${index}.`);
  expect(() => masked({ texts: many }, many)).toThrow(TooManySecrets);
  const some = many.slice(0, 100);
  expect(masked({ texts: many }, some).texts).toEqual([...some.map(maskOf), ...many.slice(100)]);
});
