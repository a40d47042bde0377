import { expect, test } from 'vitest';
import { drawn, seedOf, serving, wordsOf } from './draw.ts';
import type { Site } from './sites.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const siteOf = (number: number, file = 'a.ts'): Site => ({
  number,
  file,
  line: number >> 1,
  kind: 'flip',
  within: '',
  text: '',
});
const numbers = (sites: readonly Site[]): number[] => sites.map(({ number }) => number);

test('what serves a row is what its tests reach and few others do', () => {
  const sites = upTo(40).map((number) => siteOf(number));
  const reached = new Map([
    ['a', sites],
    ['b', sites.slice(0, 28)],
    ['c', [siteOf(100)]],
  ]);
  expect(numbers(serving('a', [], reached))).toEqual(upTo(40).slice(28));
  expect(numbers(serving('b', [], reached))).toEqual(upTo(28));
  expect(numbers(serving('c', [], reached))).toEqual([100]);
  expect(serving('d', [], reached)).toEqual([]);
});

test('what is called like the row comes before what is rare', () => {
  const called = upTo(12).map((number) => siteOf(number, 'portal/RepayTips.tsx'));
  const rare = upTo(20).map((number) => siteOf(100 + number));
  const reached = new Map([
    ['session-key-repay-tip', [...rare, ...called]],
    ['b', called],
  ]);
  expect(numbers(serving('session-key-repay-tip', ['repay'], reached))).toEqual(upTo(12));
});

test('a word that few files are called by tells more than one that many are called by', () => {
  const buttons = upTo(30).map((number) => siteOf(number, `portal/Button${String(number)}.tsx`));
  const card = upTo(12).map((number) => siteOf(100 + number, 'portal/RepayCard.tsx'));
  const reached = new Map([['repaycard-button-due', [...buttons, ...card]]]);
  expect(numbers(serving('repaycard-button-due', ['repaycard', 'button'], reached))).toEqual(
    upTo(12).map((number) => 100 + number),
  );
});

test('the words of a row: of its id, and the names of code in its sentences', () => {
  expect(wordsOf({ id: 'a-repay-tip', text: 'Asks queryRepayTip once.', observe: 'http: it' })).toEqual([
    'repay',
    'queryrepaytip',
  ]);
});

test('the same seed draws the same breaks, never two of one line', () => {
  const sites = upTo(20).map((number) => siteOf(number));
  const three = drawn(sites, seedOf('a-row', 1), 3);
  expect(three).toHaveLength(3);
  expect(drawn(sites, seedOf('a-row', 1), 3)).toEqual(three);
  expect(drawn(sites, seedOf('a-row', 2), 3)).not.toEqual(three);
  expect(new Set(drawn(sites, 5, 20).map(({ line }) => line)).size).toBe(11);
});
