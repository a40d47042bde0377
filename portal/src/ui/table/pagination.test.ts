import { expect, test } from 'vitest';
import {
  hidesPager,
  offersJump,
  PAGE_SIZES,
  typedPage,
  pageCount,
  pageOf,
  pagerItems,
  resized,
  withPage,
} from './pagination.ts';

test('counts the pages: at least one', { tags: ['entity-pagination'] }, () => {
  expect(pageCount({ total: 25, pageNo: 3, size: 10 })).toBe(3);
  expect(pageCount({ total: 0, pageNo: 1, size: 10 })).toBe(1);
});

test('offers 10, 20 and 30 rows a page', () => {
  expect(PAGE_SIZES).toEqual([10, 20, 30]);
});

test.each([
  [0, 10, true],
  [10, 10, true],
  [11, 10, false],
  [30, 30, true],
  [31, 30, false],
])('hides the pager of %s rows at %s a page: %s', (total, size, hidden) => {
  expect(hidesPager({ total, pageNo: 1, size })).toBe(hidden);
});

test.each([
  [1, 3, [1, 2, 3]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
  [9, 12, [1, 'gap', 8, 9, 10, 11, 12]],
  [12, 12, [1, 'gap', 8, 9, 10, 11, 12]],
])('shows on page %s of %s the page numbers around it', (pageNo, pages, items) => {
  expect(pagerItems({ total: pages * 10, pageNo, size: 10 })).toEqual(items);
});

test('opens the page with the same first row at a new size', () => {
  expect(resized({ pageNo: 4, size: 10 }, 20)).toEqual({ pageNo: 2, size: 20 });
  expect(resized({ pageNo: 2, size: 30 }, 10)).toEqual({ pageNo: 4, size: 10 });
});

test.each([
  ['', { pageNo: 1, size: 10 }],
  ['pageNo=3&size=20', { pageNo: 3, size: 20 }],
  ['pageNo=-1&size=15', { pageNo: 1, size: 10 }],
  ['pageNo=x', { pageNo: 1, size: 10 }],
])('reads the page of ?%s', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toEqual(page);
});

test.each([
  ['tabName=overdue&pageNo=2', { pageNo: 3, size: 20 }, 'tabName=overdue&pageNo=3&size=20'],
  ['pageNo=2&size=30&selected=A', { pageNo: 1, size: 10 }, 'selected=A'],
] as const)('writes another page into ?%s', (query, page, next) => {
  expect(withPage(new URLSearchParams(query), page).toString()).toBe(next);
});

test('with 20 rows preferred, reads that size by default and writes any size into the URL', () => {
  expect(pageOf(new URLSearchParams('pageNo=2'), 20)).toEqual({ pageNo: 2, size: 20 });
  expect(pageOf(new URLSearchParams('size=10'), 20)).toEqual({ pageNo: 1, size: 10 });
  expect(withPage(new URLSearchParams(), { pageNo: 1, size: 10 }, 20).toString()).toBe('size=10');
  expect(withPage(new URLSearchParams(), { pageNo: 2, size: 20 }, 20).toString()).toBe('pageNo=2&size=20');
});

test.each([
  [50, false],
  [51, true],
])('offers a field for the page number of %s rows at ten a page: %s', (total, jumps) => {
  expect(offersJump({ total, pageNo: 1, size: 10 })).toBe(jumps);
});

test.each([
  ['7', 7],
  ['0', 1],
  ['013', 12],
  ['99999', 12],
  ['', undefined],
  ['-3', undefined],
  ['三', undefined],
])('reads the typed page "%s" of 12 as %s', (typed, pageNo) => {
  expect(typedPage(typed, 12)).toBe(pageNo);
});
