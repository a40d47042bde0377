import { expect, test } from 'vitest';
import { wantsAll } from './wantsAll.ts';

test.each([
  'Repeat it: books carry all of the tags.',
  'Only books having every tag',
  'Must match each of these',
  'Several tags are combined with AND',
  'Books with all tags. Without it, all are listed.',
  '同时具有这些标签',
  '匹配所有标签',
])('reads %j as a request for every value', (description) => {
  expect(wantsAll(description)).toBe(true);
});

test.each([
  '',
  'By default all are listed',
  'Repeat the parameter for each tag',
  'All tags are lower case',
  'Books with any of all the tags',
  'Matches all books with one of the tags',
  'Leave it out to match all books',
  '为空时匹配所有',
])('reads %j as no request for every value', (description) => {
  expect(wantsAll(description)).toBe(false);
});
