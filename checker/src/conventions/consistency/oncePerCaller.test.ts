import { expect, test } from 'vitest';
import {
  answer,
  body,
  lists,
  number,
  object,
  reads,
  refusals,
  secured,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { oncePerCaller } from './oncePerCaller.ts';

const REVIEW = 'review';
const BOOKING = 'booking';

/** Returns what the description says of `POST /books/{bookId}/reviews`, or of `POST /bookings` with a class and a member. */
function readIn(description: string, id = REVIEW): 'many' | 'once' | 'once for the same' {
  const one = object({ id: number });
  const responses = { 201: answer('it', one), ...refusals, 422: answer('invalid') };
  const { operationOf } = smallContract('once.json', {
    ...secured,
    paths: {
      '/books/{bookId}': { get: reads('book', one) },
      '/books/{bookId}/reviews': {
        get: lists('reviews', one),
        post: { operationId: REVIEW, description, requestBody: body({ stars: number, text }), responses },
      },
      '/bookings': {
        get: lists('bookings', one),
        post: {
          operationId: BOOKING,
          description,
          requestBody: body({ class_id: number, member_id: number, note: text }),
          responses,
        },
      },
    },
  });
  const once = oncePerCaller(operationOf(id));
  if (!once) return 'many';
  return once.free.length > 0 ? 'once for the same' : 'once';
}

test.each([
  ['Anyone who is signed in may review a book, but only once (409) as long as the review exists.'],
  ['A reader reviews a book once, otherwise 409.'],
  ['You can review a book at most once (409).'],
  ['A second review of the same book is refused with 409.'],
  ['A reader reviews a book once; a second review is refused with 409.'],
  ['At most one review per user and book (409).'],
  ['Reviews can be added to a book only by readers, and only one for each book (409).'],
  ['The caller must not have reviewed the book yet, otherwise 409.'],
  ['The book must be published, and you must not have reviewed the book already, otherwise 409.'],
])('reads one review of a book per caller: %s', (says) => {
  expect(readIn(says)).toBe('once for the same');
});

test.each([
  ['a second one', 'A second review is refused with 409.', REVIEW],
  ['again', 'Booking it again is a 422.', BOOKING],
  ['by its own noun', 'A reader may write a review only once (409).', REVIEW],
  ['by its own noun and another', 'A reader may write a review of a book only once (409).', REVIEW],
])('reads one creation for equal requests: %s', (_, says, id) => {
  expect(readIn(says, id)).toBe('once');
});

test.each([
  ['one for a member', 'Only one booking per member and class (409).', BOOKING],
  ['again', 'Booking it again is a 422 on `member_id`.', BOOKING],
  ['a second one of the member', 'A second booking for the same class is a 422.', BOOKING],
])('reads one creation for what the body names: %s', (_, says, id) => {
  expect(readIn(says, id)).toBe('once for the same');
});

test.each([
  ['no refusal', 'A reader usually reviews a book once.', REVIEW],
  ['another number', 'At most two reviews per user and book (409).', REVIEW],
  ['another action', 'A reader can use a voucher only once (409).', REVIEW],
  ['another resource', 'A second vote is refused with 409.', REVIEW],
  ['another condition', 'A second review is refused with 409 while the first is pending.', REVIEW],
  ['a state', 'At most one active review per user (409).', REVIEW],
  ['a time', 'You can review a book only once per day (409).', REVIEW],
  ['one at a time', 'A member books a class only once at a time (409).', BOOKING],
  ['as soon as', 'Readers review a book once it is published (409).', REVIEW],
  ['what the request does not name', 'A second review for the same edition is refused with 409.', REVIEW],
  ['a value', 'A second review with the same title is refused with 409.', REVIEW],
  ['the right to it', 'A reader must not be blocked yet, otherwise 409.', REVIEW],
  ['another code', 'A second review is refused with 403.', REVIEW],
])('reads no limit to one creation: %s', (_, says, id) => {
  expect(readIn(says, id)).toBe('many');
});
