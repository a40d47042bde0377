import { expect, test } from 'vitest';
import { foreignComplaintsOf } from '../../../core/fixtures/petshop.ts';
import { listExchange } from '../../../core/fixtures/smallList.ts';
import { sorted } from './sorted.ts';

const books = (...years: number[]) => years.map((year) => ({ year }));

test.each([
  ['accepts an ascending list', books(1950, 1960, 1970), 0],
  ['accepts a descending list', books(1970, 1960, 1950), 0],
  ['reports an unsorted list', books(1950, 1970, 1960), 1],
  ['accepts two items in any order', books(1970, 1950), 0],
])('%s', (_, list, count) => {
  expect(foreignComplaintsOf(sorted, 'library.findBooks', list, { payload: { sort: 'year' } })).toHaveLength(
    count,
  );
});

/** Returns the complaints about a list of these titles that is sorted by title. */
const complaintsAboutTitles = (...titles: string[]) =>
  foreignComplaintsOf(
    sorted,
    'library.findBooks',
    titles.map((title) => ({ title })),
    { payload: { sort: 'title' } },
  );

test('accepts texts with or without regard to case, and reports another order', () => {
  expect(complaintsAboutTitles('a', 'B', 'c')).toEqual([]);
  expect(complaintsAboutTitles('B', 'a', 'c')).toEqual([]);
  expect(complaintsAboutTitles('B', 'c', 'a')).toHaveLength(1);
});

test('compares texts by their amount if all are money, else as texts', () => {
  expect(complaintsAboutTitles('10.00', '9.00', '95.00')).toEqual([
    'the list is not in the order of title: 10.00, 9.00, 95.00',
  ]);
  expect(complaintsAboutTitles('9.00', '10.00', '95.00')).toEqual([]);
  expect(complaintsAboutTitles('10.00', '9.00', '95.00 or less')).toEqual([]);
});

test('accepts versions in the order of their numbers', () => {
  expect(complaintsAboutTitles('1.8', '1.9', '1.10')).toEqual([]);
});

/**
 * Returns the complaints about a list that is sorted by its member `urgency`, upwards.
 *
 * @param urgency the schema of the member
 * @param description the description of the sort parameter
 */
function complaintsAbout(urgency: object, description: string, shown: readonly string[]) {
  const parameter = { name: 'sort', description, schema: { type: 'string' } };
  const items = shown.map((each) => ({ urgency: each }));
  return sorted.judge(listExchange(parameter, { urgency }, '+urgency', items));
}

const UP = ['low', 'mid', 'high'];
const DOWN = UP.toReversed();

// Columns: title, description of the sort parameter, values of the enum, shown values, number of complaints.
test.each<[string, string, readonly string[], readonly string[], number]>([
  ['accepts the order of the enum', '', UP, UP, 0],
  ['accepts the alphabet if no rank is stated', 'Allowed: urgency', UP, ['high', 'low', 'mid'], 0],
  ['reports the alphabet if a rank is stated', 'urgency is low, mid, high', UP, ['high', 'low', 'mid'], 1],
  ['accepts the stated rank', 'urgency goes low, mid, high', DOWN, UP, 0],
  [
    'reports another order than the stated rank',
    'urgency goes low, mid, high',
    DOWN,
    ['mid', 'low', 'high'],
    1,
  ],
  [
    'finds no rank in words that contain the values',
    'Allowed on the middle highway',
    UP,
    ['high', 'low', 'mid'],
    0,
  ],
])('judges a list sorted by an enum member: %s', (_, description, values, shown, count) => {
  expect(complaintsAbout({ type: 'string', enum: values }, description, shown)).toHaveLength(count);
});

test.each([
  ['Without case', 1],
  ['Case-insensitive', 1],
  ['Regardless of case', 1],
  ['The sort is not case sensitive', 1],
  ['Upper and lower case are the same', 1],
  ['不区分大小写', 1],
  ['By title', 0],
])('"%s" gives %i findings for texts in the order of their character codes', (description, count) => {
  expect(complaintsAbout({ type: 'string' }, description, ['Birch', 'Dogwood', 'alder'])).toHaveLength(count);
});

test.each<[string, object, string[], number]>([
  ['its default', { type: 'string', default: '-urgency' }, ['c', 'b', 'a'], 0],
  ['another order than its default', { type: 'string', default: '-urgency' }, ['a', 'b', 'c'], 1],
  ['no default', { type: 'string' }, ['b', 'c', 'a'], 0],
])('judges a list without a requested order that has %s', (_, schema, shown, count) => {
  const items = shown.map((each) => ({ urgency: each }));
  const exchange = listExchange({ name: 'sort', schema }, { urgency: { type: 'string' } }, undefined, items);
  expect(sorted.judge({ ...exchange, payload: {} })).toHaveLength(count);
});
