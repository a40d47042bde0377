import { expect, test } from 'vitest';
import { ago, lasted } from './age.ts';

test.each([
  [0, '0 秒'],
  [59_999, '59 秒'],
  [60_000, '1 分'],
  [3 * 3_600_000, '3 小时'],
  [5 * 86_400_000, '5 天'],
])('shows %i ms as %s', (ms, words) => {
  expect(lasted(ms)).toBe(words);
});

test('shows an age below five seconds as just now, and an older one by its length', () => {
  expect([ago(4999), ago(41 * 60_000)]).toEqual(['刚刚', '41 分前']);
});
