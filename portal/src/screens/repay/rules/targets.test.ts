import { expect, test } from 'vitest';
import { choiceOf, targetOf, targetsOf, textOfAll } from './targets.ts';

test.each([
  ['ZD1', [{ billNo: 'ZD1' }]],
  ['ZD1,ZD2.3', [{ billNo: 'ZD1' }, { billNo: 'ZD2', period: 3 }]],
  [' ZD1 , ZD1 ', [{ billNo: 'ZD1' }]],
  ['ZD1.0', []],
  ['ZD1.-1', []],
  ['ZD1.x', []],
  ['ZD1.1.2', []],
  [',,', []],
  ['', []],
  [null, []],
  ['x'.repeat(65), []],
])('reads the bills of the parameter "%s"', (text, targets) => {
  expect(targetsOf(text)).toEqual(targets);
});

test('writes targets as it reads them', () => {
  expect(textOfAll(targetsOf('ZD1,ZD2.3'))).toBe('ZD1,ZD2.3');
});

test('reads the choice of a URL', () => {
  expect(choiceOf(new URLSearchParams(''))).toEqual({});
  expect(choiceOf(new URLSearchParams('bills=ZD1&early=1'))).toEqual({
    bills: [{ billNo: 'ZD1' }],
    early: true,
  });
});

test('names only a split bill with its period', () => {
  expect(targetOf({ billNo: 'ZD1', period: 1, periods: 1 })).toEqual({ billNo: 'ZD1' });
  expect(targetOf({ billNo: 'ZD1', period: 2, periods: 6 })).toEqual({ billNo: 'ZD1', period: 2 });
});
