import { expect, test } from 'vitest';
import { transferState } from './transferState.ts';

const transfer = {
  accountNo: '571908*****0601',
  bankName: '招商银行杭州滨江支行',
  sentAt: '2026-11-12 10:00:00',
  expiresAt: '2026-11-13 10:00:00',
  triesLeft: 2,
};

test.each([
  [undefined, '2026-11-12 10:00:00', 'none'],
  [transfer, '2026-11-13 09:59:59', 'waiting'],
  [transfer, '2026-11-13 10:00:00', 'over'],
  [{ ...transfer, triesLeft: 0 }, '2026-11-12 11:00:00', 'spent'],
])('the state of the transfer %j at %s is %s', (given, now, state) => {
  expect(transferState(given, now)).toBe(state);
});
