import { expect, test } from 'vitest';
import { foreignSaid } from '../../../core/fixtures/petshop.ts';
import { sorted } from './sorted.ts';

const books = (...years: number[]) => years.map((year) => ({ year }));

test.each([
  ['upwards', books(1950, 1960, 1970), 0],
  ['downwards', books(1970, 1960, 1950), 0],
  ['neither', books(1950, 1970, 1960), 1],
  ['two may stand in any order', books(1970, 1950), 0],
])('%s', (_, list, count) => {
  expect(foreignSaid(sorted, 'library.findBooks', list, { payload: { sort: 'year' } })).toHaveLength(count);
});

test('texts may be compared by any usual rule', () => {
  const titles = (...all: string[]) => all.map((title) => ({ title }));
  const said = (list: object[]) =>
    foreignSaid(sorted, 'library.findBooks', list, { payload: { sort: 'title' } });
  expect(said(titles('a', 'B', 'c'))).toEqual([]);
  expect(said(titles('B', 'a', 'c'))).toEqual([]);
  expect(said(titles('B', 'c', 'a'))).toHaveLength(1);
});

test('money that is written as a text goes by its amount', () => {
  const titles = (...all: string[]) => all.map((title) => ({ title }));
  const said = (list: object[]) =>
    foreignSaid(sorted, 'library.findBooks', list, { payload: { sort: 'title' } });
  expect(said(titles('10.00', '9.00', '95.00'))).toEqual([
    'the list is not in the order of title: 10.00, 9.00, 95.00',
  ]);
  expect(said(titles('9.00', '10.00', '95.00'))).toEqual([]);
  expect(said(titles('10.00', '9.00', '95.00 or less'))).toEqual([]);
  expect(said(titles('1.8', '1.9', '1.10'))).toEqual([]);
});
