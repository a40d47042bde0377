import { expect, test } from 'vitest';
import { repayAction, repayTips, showsSavings, unclosedTips } from './repayTip.ts';

test.each([
  ['nothing due', 0, 0, []],
  ['only a normal bill', 32_618.4, 0, ['normal']],
  ['only an overdue one', 0, 24_398.7, ['overdue']],
  ['both, the overdue one first', 32_618.4, 24_398.7, ['overdue', 'normal']],
])('shows the tips of a response with %s', (_, normalRepayAmount, overDueRepayAmount, kinds) => {
  const tips = repayTips({ normalRepayAmount, overDueRepayAmount, normalRepayDate: '2026-11-15' });
  expect(tips.map((tip) => tip.kind)).toEqual(kinds);
});

test.each([
  ['both tips while they are not closed', 24_398.7, false, ['overdue', 'normal']],
  ['the overdue tip alone after closing', 24_398.7, true, ['overdue']],
  ['no tip after closing without overdue debt', 0, true, []],
])('keeps %s', (_, overDueRepayAmount, isClosed, kinds) => {
  const tips = repayTips({ normalRepayAmount: 1, overDueRepayAmount, normalRepayDate: '2026-11-15' });
  expect(unclosedTips(tips, isClosed).map((tip) => tip.kind)).toEqual(kinds);
});

test('the normal tip has amount and date', () => {
  expect(
    repayTips({ normalRepayAmount: 32_618.4, normalRepayDate: '2026-11-15', overDueRepayAmount: 0 }),
  ).toEqual([{ kind: 'normal', amount: 32_618.4, date: '2026-11-15' }]);
});

test('offers to view the bills at an amount of zero, else to repay', () => {
  expect(repayAction(0)).toBe('view');
  expect(repayAction(0.01)).toBe('repay');
  expect(repayAction(-3)).toBe('repay');
});

test('shows savings only above 1000', () => {
  expect([undefined, 0, 999.99, 1000, 1000.01].map(showsSavings)).toEqual([false, false, false, false, true]);
});
