/** Tests promises about lists, roles and removals, with boards of cards: tokens, filters, confidential cards, labels and batches. */
import { expect, test } from 'vitest';
import { startBoards, type Fault } from '../support/boards/backend.ts';
import { boardsContract } from '../support/boards/contract.ts';
import { findingsOf } from '../support/findingsOf.ts';
import { temporaryFile } from '../support/temporaryFile.ts';

const contract = temporaryFile('boards.json', JSON.stringify(boardsContract));

const auth = { parent: { 'x-key': 'k-ada' }, other: { 'x-key': 'k-bob' } };
const found = (fault?: Fault): Promise<string[]> =>
  findingsOf(startBoards(fault), { contracts: contract, auth, failFast: fault !== undefined });

test('reports nothing about correct boards', { tags: ['far-checker-lists'] }, async () => {
  expect(await found()).toEqual([]);
});

test.each<[Fault, RegExp]>([
  ['any page token is accepted', /the token of a list with another \w+ is taken with/],
  ['pages have any size', /the page has the size 500; the contract says/],
  ['the second key is ignored', /title is ignored as the second key/],
  ['filters by unknown members are ignored', /filter by the unknown member zzqxjvkw is accepted/],
  ['wildcards in a search are not escaped', /search % finds what has no %/],
  ['details are not searched', /has a word in details and is not found by search/],
  ['the number of remaining requests does not fall', /6 requests of one account show 6000 remaining/],
  ['confidential cards are listed', /has confidential true, and another account finds it in a list/],
  ['confidential notes are shown', /reads what lies within it, although it is 404 itself/],
  ['notes of other accounts can be changed', /another account has made note \d+, and this one changes it/],
  ['boards are not found by their slug', /has the slug \S+ and is not found by it/],
  ['boards in use are deleted', /id \S+ is deleted, and others depend on it/],
  ['labels stay on cards', /still has \S+ in labels, which was deleted/],
  ['open cards count all cards', /openCards (\d+, and \d+ are listed|is \d+, and \d+ are listed as open)/],
  ['the revision never changes', /state was "open" and is "done", and revision is "r1" as before/],
  ['the state is taken from the request', /state done is taken from the request/],
  ['the effort includes open cards', /spent is \d+, and rank of those listed as done adds up to \d+/],
])('reports a backend where %s', { tags: ['far-checker-lists'] }, async (fault, message) => {
  expect(await found(fault)).toContainEqual(expect.stringMatching(message));
});
