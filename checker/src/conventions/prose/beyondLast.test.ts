import { expect, test } from 'vitest';
import { isRefusedBeyond } from './beyondLast.ts';

test.each([
  ['A page after the last is refused with 404', true],
  ['Pages beyond the end are an error', true],
  ['`page` starts at 1 and a page that does not exist gives 404', true],
  ['A page that does not exist is empty', false],
  ['404 for pages after the last page', true],
  ['超出总页数返回 404', true],
  ['A page after the last one is empty, not an error', false],
  ['Pages after the last are empty; no error is given', false],
  ['金额超出范围时返回 422', false],
])('reads whether %j refuses later pages: %s', (text, isRefused) => {
  expect(isRefusedBeyond(text)).toBe(isRefused);
});
