import { expect, test } from 'vitest';
import { creates, number, object } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { isOfOperation, sharesStem } from './stems.ts';

test.each([
  ['cancel', 'cancelled', true],
  ['enrolments', 'Enrolled', true],
  ['vote', 'votes', true],
  ['pay', 'payment', false],
  ['review', 'revenue', false],
])('compares %s with %s by their first letters', (one, other, isSame) => {
  expect(sharesStem(one, other)).toBe(isSame);
});

const { operationOf } = smallContract('books.json', {
  paths: {
    '/books/{bookId}/reviews': { post: creates('createOpinion', object({ id: number })) },
  },
});

test.each([
  ['reviewed', true],
  ['opinion', true],
  ['created', false],
  ['booked', false],
])('tells whether %s names what an operation does', (word, isIts) => {
  expect(isOfOperation(operationOf('createOpinion'), word)).toBe(isIts);
});
