import { expect, test } from 'vitest';
import { inQuery, lists, text } from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { searchedMembers } from './searches.ts';

test.each([
  ['title', 'Searches the titles', true],
  ['titles', 'Searches the title', true],
  ['shortName', 'A part of the short name', true],
  ['title', 'Searches the subtitle', false],
  // A name that is no regular expression.
  ['+1', 'Searches the title', false],
])('finds the searched member %s by "%s": %s', (member, description, isFound) => {
  const { operationOf } = smallContract('books.json', {
    paths: {
      '/books': {
        get: {
          ...lists('list', { type: 'object', properties: { [member]: text } }),
          parameters: [inQuery('q')],
        },
      },
    },
  });
  expect(searchedMembers(operationOf('list'), description)).toEqual(isFound ? [member] : []);
});
