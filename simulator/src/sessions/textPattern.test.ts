import { expect, test } from 'vitest';
import { fitsText } from './textPattern.ts';

test.each([
  ['2026*', '20261112', true],
  ['2026*', '12026', false],
  ['*12', '20261112', true],
  ['*12', '202611121', false],
  ['*', '', true],
  ['', '', true],
  ['a', 'ab', false],
  ['***', 'any', true],
  ['a*b*c', 'a-b-b-c', true],
  ['a*b*c', 'a-c-b', false],
  ['ab*ba', 'aba', false],
  ['ab*ba', 'abba', true],
  ['*ab*ab*', 'xabab', true],
  ['*ab*ab*', 'xabxb', false],
  ['a/*', 'a/b/c', true],
  ['.+', 'xx', false],
  ['*', 'a'.repeat(1024), true],
  ['*', 'a'.repeat(1025), false],
])('matches %s with %s: %j', (pattern, text, fits) => expect(fitsText(text, pattern)).toBe(fits));
