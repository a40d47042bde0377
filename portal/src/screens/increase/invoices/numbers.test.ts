import { expect, test } from 'vitest';
import { numbersIn } from './numbers.ts';

const one = '26332000000118204417';
const two = '26332000000120995630';

test.each([
  [`${one}\n${two}`, [one, two], []],
  [`${one}，${two}；`, [one, two], []],
  [
    `发票号码,开票日期,价税合计\r\n"${one}",2026-10-18,286400.00\r\n${two},2026-09-06,158620.5`,
    [one, two],
    [],
  ],
  [`${one} 263320000001182044`, [one], ['263320000001182044']],
  ['发票号码\r\n2.63321E+19\r\n', [], ['2.63321E+19']],
  [`${one},20261102,20260230,26332000`, [one], ['20260230', '26332000']],
  ['没有号码 123', [], []],
])('finds the invoice numbers in %j, and the long numbers that are none', (text, numbers, unread) => {
  expect(numbersIn(text)).toEqual({ numbers, unread });
});

test('keeps a repeated number, which the provider reports as a duplicate', () => {
  expect(numbersIn(`${one} ${one}`).numbers).toEqual([one, one]);
});
