import { expect, test } from 'vitest';
import { alternatives } from './alternatives.ts';

test.each([
  ['^(name|price),(asc|desc)$', ['name,asc', 'name,desc', 'price,asc', 'price,desc']],
  ['^[a-z]+,(asc|desc)$', []],
  ['^[0-9]{4}$', []],
  ['', []],
])('%s', (pattern, texts) => {
  expect(alternatives(pattern)).toEqual(texts);
});
