import { expect, test } from 'vitest';
import { maskSecrets, maskOf, visible } from './masked.ts';

const token = 'to"ken/7f1c';

test('masks a secret in every spelling, equal ones alike', () => {
  const mask = maskOf(token);
  expect(
    maskSecrets({ a: [token, `/x?t=${encodeURIComponent(token)}`], b: JSON.stringify({ token }) }, [token]),
  ).toEqual({
    a: [mask, `/x?t=${mask}`],
    b: `{"token":"${mask}"}`,
  });
  expect(maskOf('another')).not.toBe(mask);
});

test('does not mask values too short for a secret', () => {
  expect(maskSecrets('code 12003', ['3', ''])).toBe('code 12003');
});

test('shows terminal control characters and keeps lines', () => {
  expect(visible({ text: '\u001b[2J\u001b]0;title\u0007a\tb\nc\u009b1m\r' })).toEqual({
    text: '\\x1b[2J\\x1b]0;title\\x07a\tb\nc\\x9b1m\\x0d',
  });
});
