/** Limits of a booking that another resource sets. The request has the member `guests`, and none called `nights`. */
import { expect, test } from 'vitest';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { limitsOfOthers } from './limitOfOther.ts';

const number = (description?: string) => ({ type: 'integer', description });

test.each([
  ['`guests` must not exceed the capacity of the room type (400).', '', ['guests capacity']],
  ['', 'Not more than the capacity of the room type', ['guests capacity']],
  ['400 if guests exceeds the seats of the table.', '', ['guests seats']],
  ['A stay has at most 30 nights.', '', []],
  // The word `number` names no member of a resource.
  ['', 'At most the number of rooms', []],
  ['nights must not exceed the season.', '', []],
])('reads the limits of "%s" and of the member text "%s": %j', (description, memberText, wanted) => {
  const schema = { type: 'object', properties: { guests: number(memberText) } };
  const { operationOf } = smallContract('stay.json', {
    paths: {
      '/stays': {
        post: {
          operationId: 'book',
          description,
          requestBody: { content: { 'application/json': { schema } } },
          responses: { 201: { description: 'it' } },
        },
      },
    },
  });
  expect(limitsOfOthers(operationOf('book')).map(({ member, limit }) => `${member} ${limit}`)).toEqual(
    wanted,
  );
});
