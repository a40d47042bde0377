import { expect, test } from 'vitest';
import { dueText } from './due.ts';

test.each([
  ['2026-11-15', '剩3天'],
  ['2026-11-12', '今日到期'],
  ['2026-11-08', '逾期4天'],
  ['', '-'],
])('describes the due day %s as %s', (day, text) => {
  expect(dueText(day, '2026-11-12')).toBe(text);
});
