import { expect, test } from 'vitest';
import { ClaimStatus } from '#generated/shared/enums/ClaimStatus.ts';
import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';
import { claimPanel } from './result.ts';

const claim = { submittedAt: '2026-11-12 10:00:00', expectedAt: '2026-11-12 10:30:00' };

test.each([
  [FundAccountType.Overflow, '款项已计入账户余额，可用于还款或转出。'],
  [FundAccountType.EasyPay, '款项已计入账户余额，可用于还款或转出。'],
  // The balance account itself repays no bills.
  [FundAccountType.Factoring, '款项已计入账户余额，转账至溢缴款账户后用于还款，也可转出。'],
])('shows the use of money claimed for %s', (accountType, text) => {
  expect(claimPanel({ ...claim, accountType, status: ClaimStatus.Success })).toMatchObject({ text });
});
