import { expect, test } from 'vitest';
import { inQuery, lists, text } from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { searchedMembers, searchesIn } from './searches.ts';

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

test.each<[string, string, string[]]>([
  ['q', 'Part of the title, ignoring case', ['title']],
  ['holder', "Part of the holder's name, upper and lower case are the same", ['holderName']],
  ['filter[q]', 'Text in the title (upper and lower case are the same)', ['title']],
  ['q', 'Text in the title; upper and lower case make no difference', ['title']],
  ['q', 'Text in the title, upper and lower case alike', ['title']],
  ['named', 'Policies whose title contains this text, ignoring case', ['title']],
  ['named', 'Policies whose title contains this text, no matter the case', ['title']],
  ['named', 'Policies whose title contains this text, no matter the state', []],
  ['holder', "Part of the holder's name", []],
  // The word may stand elsewhere than at the beginning.
  ['holder', 'Holder names that begin with this text, ignoring case', []],
  ['title', 'The exact title, ignoring case', []],
  // One of two members may only say which policies are meant.
  ['holder', "Part of the holder's name of a policy with a title, ignoring case", []],
])('reads the filter %s, "%s", as a search of any case in %j', (name, description, members) => {
  const { operationOf } = smallContract('policies.json', {
    paths: {
      '/policies': {
        get: {
          ...lists('list', { type: 'object', properties: { name: text, holderName: text, title: text } }),
          parameters: [inQuery(name, text, description)],
        },
      },
    },
  });
  expect(searchesIn(operationOf('list')).flatMap((each) => each.members)).toEqual(members);
});
