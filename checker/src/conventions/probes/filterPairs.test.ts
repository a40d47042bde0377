import { expect, test } from 'vitest';
import type { Payload } from '../../core/contract/types.ts';
import { pairsOf, type Single } from './filterPairs.ts';

const open = { status: 'open', rank: 'low' };
const urgent = { status: 'open', rank: 'high' };
const done = { status: 'done', rank: 'low' };

/** A list that a filter by one value of a member has narrowed. */
const by = (name: string, value: string, items: readonly Payload[]): Single => ({
  name,
  payload: { [name]: value },
  items,
  filter: { name, member: name, asked: value, keeps: (shown) => shown === value },
});
const search = (items: readonly Payload[]): Single => ({ name: 'q', payload: { q: 'word' }, items });

test.each<[string, Single[], Payload[]]>([
  [
    'two filters, each with an item that the other excludes',
    [by('status', 'done', [done]), by('rank', 'high', [urgent])],
    [{ status: 'done', rank: 'high' }],
  ],
  [
    'a value that no item has, beside one that an item has',
    [by('status', 'lost', []), by('rank', 'low', [open])],
    [{ status: 'lost', rank: 'low' }],
  ],
  [
    'one pair that shows both losses instead of two pairs',
    [by('status', 'open', [open, urgent]), by('status', 'done', [done]), by('rank', 'high', [urgent])],
    [{ status: 'done', rank: 'high' }],
  ],
  [
    'a search beside a filter',
    [search([open]), by('status', 'done', [done])],
    [{ q: 'word', status: 'done' }],
  ],
  ['nothing if both keep the same items', [by('status', 'open', [urgent]), by('rank', 'high', [urgent])], []],
  ['nothing for two values of one filter', [by('status', 'open', [open]), by('status', 'done', [done])], []],
  ['nothing without a filter that was kept', [search([open]), { ...search([done]), name: 'sort' }], []],
])('chooses %s', { tags: ['far-checker-filter-pairs'] }, (_, singles, payloads) => {
  expect(pairsOf(singles).map(([one, other]) => ({ ...one.payload, ...other.payload }))).toEqual(payloads);
});

test('chooses six of ten pairs of a list', { tags: ['far-checker-filter-pairs'] }, () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((name) => by(name, 'x', [{ [name]: 'x' }]));
  const items = [{ a: 'y', b: 'y', c: 'y', d: 'y', e: 'y' }];
  expect(pairsOf(many.map((each) => ({ ...each, items })))).toHaveLength(6);
});
