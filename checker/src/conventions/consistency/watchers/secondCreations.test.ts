import { expect, test } from 'vitest';
import type { Payload } from '../../../core/contract/types.ts';
import {
  body,
  changes,
  creates,
  lists,
  number,
  object,
  reads,
  removes,
  secured,
  text,
} from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { saidBy } from '../../fixtures/saidBy.ts';
import { SecondCreations } from './secondCreations.ts';

const review = object({ id: number, stars: number, text });
const { sent } = smallContract('books.json', {
  ...secured,
  paths: {
    '/books/{bookId}': { get: reads('book', object({ id: number })) },
    '/books/{bookId}/reopen': { post: changes('reopen', object({ id: number })) },
    '/books/{bookId}/reviews': {
      get: lists('list', review),
      post: {
        ...creates('review', review, body({ stars: number, text, edition: text })),
        description: 'A reader reviews a book only once (409).',
      },
    },
    '/reviews/{id}': { delete: removes('remove') },
    '/shelves': {
      get: lists('shelves', review),
      post: creates('addShelf', review, body({ reviewId: number })),
    },
  },
});

const reviewed = (id: number, more: Payload = {}) =>
  sent('review', { bookId: 7, stars: 4, ...more }, { id, stars: 4, text: '' });
const refused = sent('review', { bookId: 7, stars: 4 }, {}, { status: 409 });
const removed = sent('remove', { id: 31 });
const reopened = sent('reopen', { bookId: 7 }, { id: 7 });
const shelved = (reviewId: number) => sent('addShelf', { reviewId }, { id: 5 });
const first = reviewed(31);

test.each([
  ['a second one', [first, reviewed(32)], 1],
  ['a third one', [first, reviewed(32), reviewed(33)], 2],
  ['one with other contents', [first, reviewed(32, { stars: 1, text: 'Dull' })], 1],
  ['one after another creation', [first, shelved(4), reviewed(32)], 1],
  ['the first one again', [first, reviewed(31)], 0],
  ['one of another book', [first, reviewed(32, { bookId: 8 })], 0],
  ['one of another edition', [first, reviewed(32, { edition: 'second' })], 0],
  ['one after a refusal', [refused, first], 0],
  ['one after a removal', [first, removed, reviewed(32)], 0],
  ['one after an action, which may have ended the first', [first, reopened, reviewed(32)], 0],
  ['one after a creation that names the first', [first, shelved(31), reviewed(32)], 0],
])('judges %s', (_, exchanges, count) => {
  expect(saidBy(new SecondCreations(), exchanges)).toHaveLength(count);
});

test('lets each account create one', () => {
  const watcher = new SecondCreations();
  expect([...watcher.saw(first, 'me'), ...watcher.saw(reviewed(32), 'another')]).toEqual([]);
});
