import { expect, test } from 'vitest';
import { cleanAmount, parseAmount } from './amount.ts';

test.each([
  ['60000', 60_000, '60000'],
  ['60,000.00', 60_000, '60,000.00'],
  ['６０，０００', 60_000, '60,000'],
  ['¥60,000', 60_000, '60,000'],
  ['￥ 60000', 60_000, '60000'],
  ['RMB 60,000.5', 60_000.5, '60,000.5'],
  ['人民币60000元整', 60_000, '60000'],
  ['60000元', 60_000, '60000'],
  ['60000 CNY', 60_000, '60000'],
  ['60 000', 60_000, '60,000'],
  ['60\u00a0000', 60_000, '60,000'],
  ['1\u2009234\u2009567.80', 1_234_567.8, '1,234,567.80'],
  ['６０　０００', 60_000, '60,000'],
  ["60'000", 60_000, '60,000'],
  ['60000。50', 60_000.5, '60000.50'],
  ['60000．50', 60_000.5, '60000.50'],
  ['60000 . 50', 60_000.5, '60000.50'],
  ['\u200b60000\ufeff\n', 60_000, '60000'],
  ['0', 0, '0'],
  ['9999999999.99', 9_999_999_999.99, '9999999999.99'],
])('reads %j as %d yuan and shows %s', (typed, yuan, clean) => {
  expect(parseAmount(typed)).toEqual({ yuan });
  expect(cleanAmount(typed)).toBe(clean);
  expect(cleanAmount(clean)).toBe(clean);
});

test.each([
  ['60.000,50', 'separators'],
  ['1,23', 'separators'],
  ['12,34.5', 'separators'],
  ['1.234.567', 'separators'],
  ['1 23', 'separators'],
  ['60000\n50000', 'separators'],
  ['6,0000', 'separators'],
  ['6万', 'unit'],
  ['6 万元', 'unit'],
  ['1.5亿', 'unit'],
  ['陆仟元整', 'unit'],
  ['60k', 'unit'],
  ['6W', 'unit'],
  ['$60,000', 'currency'],
  ['60000美元', 'currency'],
  ['1.005', 'decimals'],
  ['60.000', 'decimals'],
  ['', 'amount'],
  ['-5', 'amount'],
  ['+5', 'amount'],
  ['1e3', 'amount'],
  ['00100', 'amount'],
  ['.5', 'amount'],
  ['5.', 'amount'],
  ['10²', 'amount'],
  ['12a', 'amount'],
] as const)('refuses %j as %s and keeps the text', (typed, problem) => {
  expect(parseAmount(typed)).toEqual({ problem });
  expect(cleanAmount(typed)).toBe(typed);
});
