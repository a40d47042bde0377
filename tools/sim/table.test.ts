import { expect, test } from 'vitest';
import { figures, table } from './table.ts';

test('counts a Chinese character twice in the width of a column', () => {
  expect(
    table(
      ['name', 'n'],
      [
        ['账单', 7],
        ['ab', 12],
      ],
    ),
  ).toBe(['name   n', '----  --', '账单   7', 'ab    12'].join('\n'));
});

test('prints figures as one line of pairs', () => {
  expect(figures({ runs: 3, broken: 0 })).toBe('figures: runs=3 broken=0');
});
