import { expect, test } from 'vitest';
import { drawn, isCalledLike, seedOf, serving, wordsOf, type Serving } from './draw.ts';
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
const numbersOf = (sites: readonly Site[]): number[] => sites.map(({ number }) => number);
const numbers = ({ alike, others }: Serving): number[] => numbersOf([...alike, ...others]);

test('what serves a row is what its tests reach and few others do', () => {
  const sites = upTo(40).map((number) => siteOf(number));
  const reached = new Map([
    ['a', sites],
    ['b', sites.slice(0, 28)],
    ['c', [siteOf(100)]],
  ]);
  expect(numbers(serving('a', ['a.ts'], reached))).toEqual(upTo(40).slice(28));
  expect(numbers(serving('b', ['a.ts'], reached))).toEqual(upTo(28));
  expect(numbers(serving('c', ['a.ts'], reached))).toEqual([100]);
  expect(numbers(serving('d', ['a.ts'], reached))).toEqual([]);
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

test('what is called like the row less than half as much comes after it', () => {
  const called = upTo(2).map((number) => siteOf(2 * number, 'portal/RepayTips.tsx'));
  const less = upTo(3).map((number) => siteOf(100 + 2 * number, `portal/Tips${String(number)}.tsx`));
  const served = serving('a', ['repay', 'tips'], new Map([['a', [...less, ...called]]]));
  expect(numbersOf(served.alike)).toEqual([2, 4]);
  expect(numbersOf(served.others)).toEqual([102, 104, 106]);
  for (const seed of upTo(5))
    expect(
      numbersOf(drawn(served, seed, 3))
        .slice(0, 2)
        .sort((one, other) => one - other),
    ).toEqual([2, 4]);
});

test('data are called like their record, less than like themselves, and not like their file', () => {
  const datum = (number: number, text: string, beside: string): Site => ({
    ...siteOf(number, 'portal/repay.ts'),
    text,
    beside,
  });
  const row = "{ path: '/repay/tips', roles: ['1901'] }";
  const served = serving(
    'a',
    ['repay'],
    new Map([['a', [datum(2, "'1901'", row), datum(4, "'/repay/tips'", row), datum(6, "'/home'", '{ }')]]]),
  );
  expect(numbersOf(served.alike)).toEqual([4]);
  expect(numbersOf(served.others)).toEqual([2]);
});

test('a word that few files are called by tells more than one that many are called by', () => {
  const buttons = upTo(30).map((number) => siteOf(number, `portal/Button${String(number)}.tsx`));
  const card = upTo(12).map((number) => siteOf(100 + number, 'portal/RepayCard.tsx'));
  const reached = new Map([['repaycard-button-due', [...buttons, ...card]]]);
  expect(numbers(serving('repaycard-button-due', ['repaycard', 'button'], reached))).toEqual(
    upTo(12).map((number) => 100 + number),
  );
});

test.each([
  ['Asks queryRepayTip once.', ['queryrepaytip']],
  ['POST is refused with E1200007 or 5102.', ['e1200007', '5102']],
  ['/fenxiao/index is a home and/or more.', ['/fenxiao/index']],
  ['WAITING_BEGIN says 未开始 within 300 ms.', ['waiting_begin', '未开始']],
])('the words of a row: of its id, and what its sentences quote of the code: %s', (text, words) =>
  expect(wordsOf({ id: 'a-repay-tip', text, observe: 'http: it' })).toEqual(['repay', ...words]),
);

test('what reads as the row quotes it is called like it', () => {
  const quoting = upTo(12).map((number) => ({ ...siteOf(number), text: "code === '5102'" }));
  const rare = upTo(20).map((number) => siteOf(100 + number, 'b.ts'));
  const reached = new Map([
    ['a-row', [...rare, ...quoting]],
    ['b', quoting],
  ]);
  expect(numbers(serving('a-row', ['5102'], reached))).toEqual(upTo(12));
});

test('the same seed draws the same breaks, never two of one line', () => {
  const sites: Serving = { alike: upTo(20).map((number) => siteOf(number)), others: [] };
  const three = drawn(sites, seedOf('a-row', 1), 3);
  expect(three).toHaveLength(3);
  expect(drawn(sites, seedOf('a-row', 1), 3)).toEqual(three);
  expect(drawn(sites, seedOf('a-row', 2), 3)).not.toEqual(three);
  expect(new Set(drawn(sites, 5, 20).map(({ line }) => line)).size).toBe(11);
});

test.each([
  ['sure', 'measure', false],
  ['sure', 'isSure', true],
  ['billpage', 'queryBillPage', true],
  ['/home/index', "'/home/index'", true],
  ['home', '/at_home', true],
])('%s is a word of %s: %s', (word, within, expected) =>
  expect(isCalledLike({ ...siteOf(1, ''), within }, [word])).toBe(expected),
);
