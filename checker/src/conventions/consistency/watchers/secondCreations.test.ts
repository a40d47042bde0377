import { expect, test } from 'vitest';
import type { Payload } from '../../../core/contract/types.ts';
import {
  answer,
  body,
  inPath,
  number,
  object,
  refusals,
  text,
} from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { SecondCreations } from './secondCreations.ts';

const review = object({ id: number, stars: number, text });
const { sent } = smallContract('books.json', {
  openapi: '3.0.3',
  info: { title: 'Books', version: '1' },
  security: [{ key: [] }],
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
  paths: {
    '/books/{bookId}': {
      parameters: [inPath('bookId', number)],
      get: { operationId: 'book', responses: { 200: answer('it', object({ id: number })) } },
    },
    '/books/{bookId}/reviews': {
      parameters: [inPath('bookId', number)],
      get: { operationId: 'list', responses: { 200: answer('all', { type: 'array', items: review }) } },
      post: {
        operationId: 'review',
        description: 'A reader reviews a book only once (409).',
        requestBody: body({ stars: number, text, edition: text }),
        responses: { 201: answer('it', review), ...refusals },
      },
    },
    '/reviews/{id}': {
      parameters: [inPath('id', number)],
      delete: { operationId: 'remove', responses: { 204: answer('gone'), ...refusals } },
    },
    '/shelves': {
      get: { operationId: 'shelves', responses: { 200: answer('all', { type: 'array', items: review }) } },
      post: {
        operationId: 'addShelf',
        requestBody: body({ reviewId: number }),
        responses: { 201: answer('it', review) },
      },
    },
  },
});

const reviewed = (id: number, more: Payload = {}) =>
  sent('review', { bookId: 7, stars: 4, ...more }, { id, stars: 4, text: '' }, { status: 201 });
const refused = sent('review', { bookId: 7, stars: 4 }, {}, { status: 409 });
const removed = sent('remove', { id: 31 }, undefined, { status: 204 });
const shelved = (reviewId: number) => sent('addShelf', { reviewId }, { id: 5 }, { status: 201 });
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
  ['one after a creation that names the first', [first, shelved(31), reviewed(32)], 0],
])('judges %s', (_, exchanges, count) => {
  const watcher = new SecondCreations();
  expect(exchanges.flatMap((each) => watcher.saw(each, 'me'))).toHaveLength(count);
});

test('lets each account create one', () => {
  const watcher = new SecondCreations();
  expect([...watcher.saw(first, 'me'), ...watcher.saw(reviewed(32), 'another')]).toEqual([]);
});
