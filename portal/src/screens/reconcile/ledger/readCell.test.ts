import { expect, test } from 'vitest';
import { isFormulaError, isRounded, readCents, readDay, readNumber } from './readCell.ts';

test.each([
  ['1234.5', 123_450],
  ['1,234.50', 123_450],
  ['１，２３４．５０', 123_450],
  ['¥1,234.50', 123_450],
  ['￥ 1,234.50元', 123_450],
  ['(1,234.50)', -123_450],
  ['（1,234.50）', -123_450],
  ['-1,234.50', -123_450],
  ['−1,234.50', -123_450],
  ['1,234.50-', -123_450],
  ['¥-1,234.50', -123_450],
  ['-¥1,234.50', -123_450],
  ['(¥1,234.50)', -123_450],
  ['+88', 8800],
  ['.5', 50],
  ['0.00', 0],
  ['-', 0],
  ['--', 0],
  ['1118.5199999999998', 111_852],
  ['100.006', 10_001],
])('reads the amount %s as %d cents', { tags: ['far-reconcile-cells'] }, (cell, cents) => {
  expect(readCents(cell)).toBe(cents);
});

test.each(['', '账单', '1.234,50', '12万', '$5', '#REF!', '1-2', '()'])('reads no amount in %j', (cell) => {
  expect(readCents(cell)).toBeUndefined();
});

test.each([
  ['2026-11-02', '2026-11-02'],
  ['2026/11/2', '2026-11-02'],
  ['2026.11.2', '2026-11-02'],
  ['20261102', '2026-11-02'],
  ['2026年11月2日', '2026-11-02'],
  ['２０２６－１１－０２', '2026-11-02'],
  ['2026-11-02 10:30:15', '2026-11-02'],
  ['2026/11/2 9:05', '2026-11-02'],
  ['2026-11-02T10:30:15', '2026-11-02'],
  ['46328', '2026-11-02'],
  ['46328.4375', '2026-11-02'],
  ['36526', '2000-01-01'],
  ['38000', '2004-01-14'],
  ['39999', '2009-07-05'],
  ['73050', '2099-12-31'],
])('reads the day %s', { tags: ['far-reconcile-cells'] }, (cell, day) => {
  expect(readDay(cell)).toBe(day);
});

test.each(['', '11月', '2026-02-30', '1234', '合计'])('reads no day in %j', (cell) => {
  expect(readDay(cell)).toBeUndefined();
});

test.each([
  ['JC20261102W0004502', { number: 'JC20261102W0004502' }],
  ['jc20261102w0004502', { number: 'JC20261102W0004502' }],
  ['ＪＣ２０２６１１０２Ｗ０００４５０２', { number: 'JC20261102W0004502' }],
  [' JC2026 1102W0004502\u200b', { number: 'JC20261102W0004502' }],
  ['JC20260901M0000502.2', { number: 'JC20260901M0000502', period: 2 }],
  ['JC20260901M0000502第2/6期', { number: 'JC20260901M0000502', period: 2 }],
  ['308127980071', { number: '308127980071' }],
  ['308127980071.0', { number: '308127980071' }],
  ['PZ-0012', { number: 'PZ-0012' }],
  ['付金采账单JC20261102W0004502货款', { number: 'JC20261102W0004502' }],
  ['付账单JC20260901M0000502第2期', { number: 'JC20260901M0000502', period: 2 }],
  ['记-12', undefined],
  ['付货款', undefined],
  ['', undefined],
])('reads the number of %j', { tags: ['far-reconcile-cells'] }, (cell, read) => {
  expect(readNumber(cell)).toEqual(read);
});

test.each([
  ['3.08128E+11', true],
  ['3.08127980071e11', true],
  ['308127980071', false],
  ['E12', false],
])('recognizes a number that the spreadsheet has rounded, %s: %s', (cell, rounded) => {
  expect(isRounded(cell)).toBe(rounded);
});

test.each([
  ['#REF!', true],
  ['#N/A', true],
  ['#1', false],
])('recognizes the error of a formula, %s: %s', (cell, error) => {
  expect(isFormulaError(cell)).toBe(error);
});
