import { expect, test } from 'vitest';
import { javascriptPattern } from './javascriptPattern.ts';

// Needless escapes, literal braces, `{,2}`, anchors of Ruby, classes of POSIX, named groups of Python, possessive quantifiers,
// `]` as the first character of a class, `\h` as a blank, and look-behind, which is JavaScript's own.
test.each([
  ['^a\\_b$', 'a_b', 'ab'],
  ['^[\\w\\-\\.]+$', 'a-b.c', 'a b'],
  ['^\\-a$', '-a', 'a'],
  ['^{…}$', '{…}', '…'],
  ['^a{2}$', 'aa', 'a'],
  ['^a{,2}$', 'aa', 'aaa'],
  ['\\A\\d+\\z', '12', 'x12'],
  ['^[[:alpha:]]{3}$', 'abc', 'ab1'],
  ['^(?P<year>\\d{4})$', '2026', '26'],
  ['^a++b$', 'aab', 'b'],
  ['^[]a]$', ']', 'b'],
  ['^\\h$', '\t', 'x'],
  ['(?<=a)b', 'ab', 'cb'],
])('%s fits %s and does not fit %s', (pattern, right, wrong) => {
  const shape = new RegExp(javascriptPattern(pattern) ?? '$^', 'u');
  expect([right, wrong].map((text) => shape.test(text))).toEqual([true, false]);
});

test.each(['([a-z', '*a', '\\p{Nothing}', '(?>a)'])('rejects %s', (pattern) => {
  expect(javascriptPattern(pattern)).toBeUndefined();
});
