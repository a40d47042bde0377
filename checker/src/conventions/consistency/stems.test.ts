import { expect, test } from 'vitest';
import { creates, number, object } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { isOfOperation, sharesStem } from './stems.ts';

test.each([
  ['cancel', 'cancelled', true],
  ['enrolments', 'Enrolled', true],
  ['vote', 'votes', true],
  ['pay', 'payment', true],
  ['paid', 'pay', true],
  ['pay', 'payroll', false],
  ['review', 'revenue', false],
])('tells whether %s and %s are forms of one word: %s', (one, other, isSame) => {
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
])('tells whether %s names what an operation does: %s', (word, isIts) => {
  expect(isOfOperation(operationOf('createOpinion'), word)).toBe(isIts);
});
