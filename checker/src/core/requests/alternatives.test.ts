import { expect, test } from 'vitest';
import { alternatives } from './alternatives.ts';

test.each([
  ['^(name|price),(asc|desc)$', ['name,asc', 'name,desc', 'price,asc', 'price,desc']],
  ['^(?:a|b)-c$', ['a-c', 'b-c']],
  ['^(name)(,(asc|desc))?$', ['name,asc', 'name,desc']],
  // No choice, an open end, a character other than a letter, and too many texts.
  ['^abc$', []],
  ['^(a|b)', []],
  ['^(a|b)[0-9]$', []],
  ['^(a|b|c)(a|b|c)(a|b|c)$', []],
])('lists the texts that %s allows', (pattern, texts) => {
  expect(alternatives(pattern)).toEqual(texts);
});
