import { expect, test } from 'vitest';
import { hasFigures, monthGroups } from './months.ts';

test('makes bars in 万元 and emphasises the current month', () => {
  expect(
    monthGroups([
      { month: '2026-10', billed: 251_592.46, repaid: 236_418.05 },
      { month: '2026-11', billed: 249_062.52, repaid: 0 },
    ]),
  ).toEqual([
    { month: 10, open: 25.159246, filled: 23.641805, emphasised: false },
    { month: 11, open: 24.906252, filled: 0, emphasised: true },
  ]);
});

test.each([
  [[], false],
  [[{ month: '2026-11', billed: 0, repaid: 0 }], false],
  [[{ month: '2026-11', billed: 0.01, repaid: 0 }], true],
  [[{ month: '2026-11', billed: 0, repaid: 5 }], true],
])('the months %j have figures: %s', (months, expected) => {
  expect(hasFigures(months)).toBe(expected);
});
