import { expect, test } from 'vitest';
import { searchInputOf } from './searchInput.ts';

test.each<[typed: string, words: readonly string[] | undefined, amount?: number]>([
  ['', undefined],
  ['  ', undefined],
  ['Z', undefined],
  ['0032', ['0032']],
  ['ZD202611020032', ['ZD202611020032']],
  [' zd2026 ', ['zd2026']],
  ['ＺＤ２０２６', ['ZD2026']],
  ['ZD1 ZD2\nTK3，HK4', ['ZD1', 'ZD2', 'TK3', 'HK4']],
  ['ZD1,ZD1', ['ZD1']],
  ['12,345.67', [], 12_345.67],
  ['１２，３４５．６７', [], 12_345.67],
  ['¥ 12,345.67元', [], 12_345.67],
  ['32618.4', [], 32_618.4],
  ['1200', ['1200'], 1200],
  ['308127466120', ['308127466120']],
  ['00', ['00']],
  ['不锈钢紧固件', ['不锈钢紧固件']],
  ['杭州 禾川', ['杭州 禾川']],
  ['a'.repeat(70), ['a'.repeat(64)]],
])('reads %j as the words %j and the amount %s', { tags: ['far-find-read'] }, (typed, words, amount) => {
  const asked = searchInputOf(typed);
  expect(asked?.words).toEqual(words);
  expect(asked?.amount).toBe(amount);
});

test('takes 50 numbers and says that there were more', { tags: ['far-find-read'] }, () => {
  const numbers = Array.from({ length: 51 }, (_, at) => `ZD${String(at)}`);
  expect(searchInputOf(numbers.slice(1).join('\t'))).toEqual({ words: numbers.slice(1), isCut: false });
  expect(searchInputOf(numbers.join('\t'))).toEqual({ words: numbers.slice(0, 50), isCut: true });
});
