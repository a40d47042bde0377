import { expect, test } from 'vitest';
import type { MutationPoint } from './mutationPoints.ts';
import {
  selectMutants,
  sharesWords,
  rarityOf,
  seedOf,
  serving,
  wordsOf,
  type Served,
  type Word,
} from './selectMutants.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
/** Two points share a line: 2 and 3 are on line 1. */
const pointOf = (number: number, file = 'a.ts'): MutationPoint => ({
  number,
  file,
  line: number >> 1,
  kind: 'flip',
  within: '',
  text: '',
});
const numbersOf = (points: readonly MutationPoint[]): number[] => points.map(({ number }) => number);
const numbers = (served: readonly Served[]): number[] => numbersOf(served.map(({ point }) => point));
const ordered = (list: readonly number[]): number[] => [...list].sort((one, other) => one - other);
const named = (...words: readonly string[]): Word[] =>
  words.map((text) => ({ text, isQuoted: false, share: 2 }));
const quoted = (text: string): Word => ({ text, isQuoted: true, share: 2 });

test('selects points that share words with the row, and prefers those that few rows reach', () => {
  // Only `a` reaches the last 12 points. All 28 of `b` are reached equally often.
  const points = upTo(40).map((number) => pointOf(number));
  const reached = new Map([
    ['a', points],
    ['b', points.slice(0, 28)],
    ['c', [pointOf(100, 'b.ts')]],
  ]);
  expect(numbers(serving('a', named('a.ts'), reached))).toEqual(upTo(40).slice(28));
  expect(numbers(serving('b', named('a.ts'), reached))).toEqual(upTo(28));
  expect(numbers(serving('c', named('a.ts'), reached))).toEqual([]);
  expect(numbers(serving('d', named('a.ts'), reached))).toEqual([]);
});

test('a point that shares words with the row comes before a rare one', () => {
  const called = upTo(12).map((number) => pointOf(number, 'portal/RepayTips.tsx'));
  const rare = upTo(20).map((number) => pointOf(100 + number));
  const reached = new Map([
    ['session-key-repay-tip', [...rare, ...called]],
    ['b', called],
  ]);
  expect(numbers(serving('session-key-repay-tip', named('repay'), reached))).toEqual(upTo(12));
});

test('orders points by score and leaves out those below half of the best score', () => {
  const called = upTo(2).map((number) => pointOf(2 * number, 'portal/RepayTipsOfBills.tsx'));
  const less = upTo(3).map((number) => pointOf(100 + 2 * number, `portal/RepayTips${String(number)}.tsx`));
  const hardly = upTo(9).map((number) => pointOf(200 + 2 * number, `portal/Bills${String(number)}.tsx`));
  const served = serving(
    'a',
    named('repay', 'tips', 'bills'),
    new Map([['a', [...hardly, ...less, ...called]]]),
  );
  expect(ordered(numbers(served))).toEqual([2, 4, 102, 104, 106]);
  for (const seed of upTo(5)) expect(ordered(numbersOf(selectMutants(served, seed, 2)))).toEqual([2, 4]);
});

test('selects no point if the reached points share hardly any word with the row', () => {
  const words = [...named('repay'), ...upTo(12).map((number) => quoted(`word${String(number)}`))];
  const reached = new Map([['a', [pointOf(2, 'portal/Repay.tsx')]]]);
  // A tenth of all words must be shared: one of 9 is enough, one of 13 is not.
  expect(numbers(serving('a', words.slice(0, 9), reached))).toEqual([2]);
  expect(numbers(serving('a', words, reached))).toEqual([]);
});

test('the names of the record and file around data count less than the data itself', () => {
  const datum = (number: number, text: string, beside: string): MutationPoint => ({
    ...pointOf(number, 'portal/repay.ts'),
    text,
    beside,
  });
  const row = "{ path: '/repay/tips', roles: ['1901'] }";
  const served = serving(
    'a',
    named('repay', 'tips'),
    new Map([['a', [datum(2, "'1901'", row), datum(4, "'/repay/tips'", row), datum(6, "'/home'", '{ }')]]]),
  );
  expect(numbers(served)).toEqual([4]);
});

test('selects a datum that loading or many rows reach only if the row quotes it or its record', () => {
  const menu = { beside: "{ name: 'tips', link: '/repay/tips' }" };
  const [loaded, read] = [2, 4].map((number) => ({ ...pointOf(number), text: "'tips'", ...menu }));
  // The second point is read later, but 15 rows reach it: many are more than 12.
  const reached: [string, MutationPoint[]][] = upTo(14).map((row) => [String(row), [read!]]);
  const all = new Map([...reached, ['a', [{ ...loaded!, isLoaded: true as const }, read!]]]);
  expect(numbers(serving('a', named('tips'), all))).toEqual([]);
  expect(numbers(serving('a', [...named('tips'), quoted('/repay/tips')], all))).toEqual([2, 4]);
  expect(numbers(serving('1', named('tips'), new Map(reached.slice(0, 1))))).toEqual([4]);
});

test('a word in few file names weighs more than a word in many', () => {
  const buttons = upTo(30).map((number) => pointOf(number, `portal/Button${String(number)}.tsx`));
  const card = upTo(12).map((number) => pointOf(100 + number, 'portal/RepayCard.tsx'));
  const reached = new Map([['repaycard-button-due', [...buttons, ...card]]]);
  expect(numbers(serving('repaycard-button-due', named('repaycard', 'button'), reached))).toEqual(
    upTo(12).map((number) => 100 + number),
  );
});

test('a word of most rows weighs less than a word of a single row', () => {
  const rows = upTo(10).map((number) => ({
    id: String(number),
    text: 'It is shown.',
    observe: 'browser: it',
  }));
  const rarity = rarityOf([...rows, { id: 'a', text: 'A receipt is shown.', observe: 'browser: it' }]);
  const [receipt, shown] = [quoted('receipt'), quoted('shown')].map(rarity);
  expect(receipt).toBe(1);
  expect(shown).toBe(0);
});

test.each([
  ['Asks queryRepayTip once.', ['queryRepayTip']],
  ['POST is refused with E1200007 or 5102.', ['E1200007', '5102']],
  ['/fenxiao/change-info is a home and/or more.', ['/fenxiao/change-info']],
  ['WAITING_BEGIN says 未开始 within 300 ms, 0.6% of it.', ['WAITING_BEGIN', '未开始', '300', '0.6']],
])('finds the code that the sentences of a row quote: %s', (text, words) =>
  expect(
    wordsOf({ id: 'a-repay-tip', text, observe: 'http: it' })
      .filter(({ isQuoted }) => isQuoted)
      .map((word) => word.text),
  ).toEqual(words),
);

test('weighs quoted paths most, then the id and other quotes, then the text, and the given least', () => {
  const words = wordsOf({
    id: 'a-repay-tip',
    text: 'The tips of /repay/now are shown by showRepayTip.',
    given: 'overdue',
    observe: 'http: 5102',
  });
  expect(words.map(({ text, share }) => [text, share])).toEqual([
    ['repay', 2],
    ['tip', 2],
    ['/repay/now', 4],
    ['showRepayTip', 2],
    ['5102', 2],
    ['shown', 1],
    ['http', 1],
    ['overdue', 0.5],
  ]);
});

test('a point whose text the row quotes shares its words', () => {
  const quoting = upTo(12).map((number) => ({ ...pointOf(number), text: "code === '5102'" }));
  const rare = upTo(20).map((number) => pointOf(100 + number, 'b.ts'));
  const reached = new Map([
    ['a-row', [...rare, ...quoting]],
    ['b', quoting],
  ]);
  expect(numbers(serving('a-row', [quoted('5102')], reached))).toEqual(upTo(12));
});

test('the same seed selects the same points, and a second point of a line only after all lines', () => {
  const points = upTo(20).map((number): Served => ({ point: pointOf(number), step: 0 }));
  const three = selectMutants(points, seedOf('a-row', 1), 3);
  expect(three).toHaveLength(3);
  expect(selectMutants(points, seedOf('a-row', 1), 3)).toEqual(three);
  expect(selectMutants(points, seedOf('a-row', 2), 3)).not.toEqual(three);
  expect(new Set(selectMutants(points, 5, 11).map(({ line }) => line)).size).toBe(11);
  expect(selectMutants(points, 5, 20)).toHaveLength(20);
});

test.each([
  ['sure', 'measure', false],
  ['sure', 'isSure', true],
  ['billpage', 'queryBillPage', true],
  ['home', '/at_home', true],
])('knows whether %s is a word of %s: %s', (word, within, expected) =>
  expect(sharesWords({ ...pointOf(1, ''), within }, named(word))).toBe(expected),
);

test.each([
  ['/home/index', "'/home/index'", true],
  ['/home', "'/homes'", false],
  ['ACTIVE', "'active'", false],
  ['10000', '10_000', true],
  ['100', '1000', false],
  ['0000021', 'Tolerated0000021', true],
])('knows whether %s quotes %s: %s', (word, within, expected) =>
  expect(sharesWords({ ...pointOf(1, ''), within }, [quoted(word)])).toBe(expected),
);
