import { expect, test } from 'vitest';
import { readDate } from './dateText.ts';

test.each([
  ['2026-11-22', '2026-11-22'],
  [' 2026/1/5 ', '2026-01-05'],
  ['2026.01.05', '2026-01-05'],
  ['20260105', '2026-01-05'],
  ['2026年1月5日', '2026-01-05'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['2026-00-10', undefined],
  ['2026-11', undefined],
  ['22/11/2026', undefined],
  ['', undefined],
])('%s as a day: %s', (text, day) => {
  expect(readDate(text, 'day')).toBe(day);
});

test.each([
  ['2026-11', '2026-11'],
  ['2026/1', '2026-01'],
  ['202601', '2026-01'],
  ['2026年1月', '2026-01'],
  ['2026-13', undefined],
  ['2026-11-22', undefined],
  ['十一月', undefined],
])('%s as a month: %s', (text, month) => {
  expect(readDate(text, 'month')).toBe(month);
});
