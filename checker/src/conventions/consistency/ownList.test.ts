import { expect, test } from 'vitest';
import { lists, number, object } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { ownListSentence } from './ownList.ts';

/** Returns whether the description keeps the list of reservations to the caller's own ones. */
function isKeptToOwn(description: string): boolean {
  const { operationOf } = smallContract('own.json', {
    paths: {
      '/reservations': { get: { ...lists('list', object({ id: number })), description } },
    },
  });
  return (
    ownListSentence(operationOf('list'), { name: '/reservations', member: 'id', as: 'id' }) !== undefined
  );
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
])('finds a list of own resources: %s', (says) => {
  expect(isKeptToOwn(says)).toBe(true);
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
])('leaves alone a list that shows %s: %s', (_, says) => {
  expect(isKeptToOwn(says)).toBe(false);
});
