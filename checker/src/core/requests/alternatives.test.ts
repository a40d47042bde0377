import { expect, test } from 'vitest';
import { alternatives } from './alternatives.ts';

test.each([
  ['two choices', '^(name|price),(asc|desc)$', ['name,asc', 'name,desc', 'price,asc', 'price,desc']],
  ['a choice and letters', '^(?:a|b)-c$', ['a-c', 'b-c']],
  ['an optional choice', '^(name)(,(asc|desc))?$', ['name,asc', 'name,desc']],
  ['no choice', '^abc$', []],
  ['an open end', '^(a|b)', []],
  ['a class of characters', '^(a|b)[0-9]$', []],
  // 27 of at most 24.
  ['too many texts', '^(a|b|c)(a|b|c)(a|b|c)$', []],
])('lists the texts of a pattern with %s: %s', (_, pattern, texts) => {
  expect(alternatives(pattern)).toEqual(texts);
});
