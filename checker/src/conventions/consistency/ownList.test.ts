import { expect, test } from 'vitest';
import { lists, number, object } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { houseListSentence, ownListSentence } from './ownList.ts';

const resource = { name: '/reservations', member: 'id', as: 'id' } as const;

/** Returns whether the description of a list of reservations has a sentence of the kind. */
function says(description: string, sentence: typeof ownListSentence): boolean {
  const { operationOf } = smallContract('own.json', {
    paths: {
      '/reservations': { get: { ...lists('list', object({ id: number })), description } },
    },
  });
  return sentence(operationOf('list'), resource) !== undefined;
}

test.each([
  'Diners see their own reservations, staff see all. Ordered by start.',
  "The guest's own reservations; a warden sees all.",
  'Members see their own reservations, hosts see all of them. The latest start comes first.',
  "The caller's reservations, latest first",
  'Returns your reservations.',
  'My reservations, by start',
  'Lists the reservations of the caller.',
  'A shop sees only its own.',
  '我的reservations',
])('finds a list of own resources: %s', (description) => {
  expect(says(description, ownListSentence)).toBe(true);
});

test.each([
  ['all', 'Reservations, by start'],
  ['all, own ones first', 'Own reservations first, then those of others'],
  ['all, own ones first, in other words', 'All of them, own reservations first'],
  ['all, own ones marked', 'Own reservations are marked.'],
  ['more', 'Your own reservations and those of your team'],
  ['shared ones', "One's own reservations, and shared ones"],
  ['shared ones too', 'Your reservations, also shared ones'],
  ['what is own of something else', 'Reservations of the tables in your own restaurant'],
  ['own drafts beside', 'Confirmed reservations and your own drafts'],
  ['a filter', "With mine=true, one's own reservations"],
  ['a condition', 'If you are a guest, your own reservations'],
  ['what the caller sees', 'Reservations visible to the caller'],
  ['some callers', 'For guests, their own reservations'],
])('leaves alone a list that shows %s: %s', (_, description) => {
  expect(says(description, ownListSentence)).toBe(false);
});

test.each([
  ['Returns the reservations of your household, the latest first.', true],
  ['Returns the reservations of the members of your household.', true],
  ["Reservations of the caller's company", true],
  ['Reservations of your company and those that others share', false],
  ['With house=true, the reservations of your household', false],
  ['Returns the reservations of a household.', false],
  ['Your own reservations', false],
])("finds a list of what the caller's house has in '%s': %s", (description, isOfHouse) => {
  expect(says(description, houseListSentence)).toBe(isOfHouse);
});
