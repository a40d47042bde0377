import { expect, test } from 'vitest';
import { figures, table } from './table.ts';

test('columns are as wide as their widest cell, a Chinese character counting twice', () => {
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

test('figures are one line of pairs', () => {
  expect(figures({ runs: 3, broken: 0 })).toBe('figures: runs=3 broken=0');
});
