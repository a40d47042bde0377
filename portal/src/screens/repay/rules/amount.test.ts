import { expect, test } from 'vitest';
import { problemsOf } from '#portal/ui/form/parsed.ts';
import { amountIn, repayForm } from '../form.ts';
import { suggestsOverflow } from './amount.ts';

const limits = { owed: 24_398.7, minAmount: 100 };
const amountProblem = (text: string, within = limits) =>
  problemsOf(repayForm(within), { amount: text, source: 'OVERFLOW' })['amount'];

test.each([
  ['24398.70', 24_398.7],
  ['24,398.7', 24_398.7],
  ['２４３９８。７', 24_398.7],
  ['¥24 398.70元', 24_398.7],
  [' 100 ', 100],
  ['0.5', 0.5],
  ['1,234,567,890.12', 1_234_567_890.12],
])('reads the amount %s as %d yuan', (text, amount) => {
  expect(amountIn(text, { owed: 9_999_999_999, minAmount: 0.01 })).toBe(amount);
});

test.each([
  ['', '请输入还款金额'],
  ['  ', '请输入还款金额'],
  ['0', '还款金额须大于0'],
  ['0.00', '还款金额须大于0'],
  ['100.001', '还款金额最多两位小数'],
  ['-100', '请输入正确的还款金额'],
  ['1e3', '请输入正确的还款金额'],
  ['100.', '请输入正确的还款金额'],
  ['.5', '请输入正确的还款金额'],
  ['0100', '请输入正确的还款金额'],
  ['1,00', '分不清千位分隔符和小数点，请写成1234.50或1,234.50'],
  ['99.99', '部分还款金额不能低于100.00元'],
  ['24398.71', '还款金额不能超过应还金额24,398.70元'],
  ['9999999999', '还款金额不能超过应还金额24,398.70元'],
])('validates the amount "%s": %s', (text, problem) => {
  expect(amountProblem(text)).toBe(problem);
});

test.each(['100', '100.00', '24398.7', '24,398.70'])('accepts the amount %s within the limits', (text) => {
  expect(amountProblem(text)).toBeUndefined();
});

test('accepts a whole debt of less than the usual minimum', () => {
  expect(amountProblem('12.50', { owed: 12.5, minAmount: 12.5 })).toBeUndefined();
});

const overflow = (balance: number, usable = true) => [{ source: 'OVERFLOW', balance, usable } as const];

test.each([
  [undefined, overflow(86_300.45), false],
  [19_999.99, overflow(86_300.45), false],
  [20_000, overflow(86_300.45), false],
  [20_000.01, overflow(86_300.45), true],
  [86_300.45, overflow(86_300.45), true],
  [86_300.46, overflow(86_300.45), false],
  [20_000.01, overflow(86_300.45, false), false],
  [20_000.01, [{ source: 'BANK_TRANSFER', usable: true } as const], false],
])('suggests the overflow account for %s from %j: %s', (amount, sources, suggested) => {
  expect(suggestsOverflow(amount, sources)).toBe(suggested);
});
