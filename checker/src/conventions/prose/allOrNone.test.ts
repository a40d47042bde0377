import { expect, test } from 'vitest';
import { isAllOrNone } from './allOrNone.ts';

test.each([
  'All or nothing.',
  'If one line is refused, nothing is booked.',
  'Otherwise none of them is changed',
  'The request is atomic',
  '任意一条失败则全部不生效',
])('reads %j as a promise to change all or nothing', (text) => {
  expect(isAllOrNone(text)).toBe(true);
});

test.each([
  'Only while nothing is used, that is in the status open',
  'Only while nothing is shipped',
  'If none is given, all are listed',
  'Nothing is known of the others',
  'None is set by default',
])('reads %j as no such promise', (text) => {
  expect(isAllOrNone(text)).toBe(false);
});
