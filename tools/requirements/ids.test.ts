import { expect, test } from 'vitest';
import { idsInTags, idsInTitle } from './ids.ts';

// The samples stay out of these tests' own titles, where they would be taken for proof.
test.each([
  ['quota is frozen [sample-one]', ['sample-one']],
  ['two at once [sample-one  sample-two]', ['sample-one', 'sample-two']],
  ['two brackets [a-b] and [c-d] ', ['a-b', 'c-d']],
  ['no bracket', []],
  ['an array [1, 2], a type [string] and a pattern ^(a|b)[0-9]$', []],
  ['upper case [A-b], underscore [a_b-c], mixed [a-b or so]', []],
  ['trailing hyphen [a-], double [a--b]', []],
])('ids in a title, sample %#', (title, ids) => expect(idsInTitle(title)).toEqual(ids));

test('tags that are ids, with or without @', () => {
  expect(idsInTags(['@quota-frozen', 'menu-order', '@slow'])).toEqual(['quota-frozen', 'menu-order']);
});
