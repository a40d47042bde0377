/** Operations on fund accounts over HTTP, and a comparison of all pages about them. */
import { expect } from 'vitest';
import { gateway, provisional } from '#generated/clients.ts';
import type { Provider } from '../tools/provider.ts';

/** Account number of the company's overflow account. */
export const overflow = '8801220611736027';
/** Account number of the company's factoring account. */
export const factoring = '8803120611750064';

/** A transfer that waits for its claim, with amount and day as proof. */
export const waiting = { transferNo: 'LK2026111200000004', amount: 56_000, day: '2026-11-12' };

/** Returns an idempotency key. */
export const keyOf = (no: number): string => `funds-${String(no).padStart(14, '0')}`;

export const file = (name: string, content = '%PDF-1.7\n%%EOF'): File =>
  new File([content], name, { type: 'application/pdf' });

export const voucherFor = async (session: Provider, transferNo: string, name: string): Promise<string> =>
  (await provisional.uploadClaimVoucher({ transferNo, file: file(name) }, session)).voucherId;

/** Fund account type of each source of a repayment. */
const payers: Readonly<Record<string, string>> = { OVERFLOW: 'vas', EASY_PAY: 'easyPay' };

const cents = (yuan: number): number => Math.round(yuan * 100);

/** Expects the same figures of every account on home, its page, movements, months and counterparts. @returns balance by account */
export async function reconciled(session: Provider): Promise<Record<string, number>> {
  const { accounts } = await provisional.queryFundAccounts({}, session);
  const home = await gateway.queryDetailInfo({ accountType: '' }, session);
  const { list: claims } = await provisional.queryClaimPage(
    { status: 'PROCESSING', pageNo: 1, pageSize: 500 },
    session,
  );
  const { list: repayments } = await provisional.queryRepayRecordPage({ pageNo: 1, pageSize: 500 }, session);
  for (const { accountNo, accountType, balance, available, pendingAmount, withdrawal } of accounts) {
    expect(home.find((entry) => entry.accountNo === accountNo)).toMatchObject({ balance, withdrawal });
    const whole = { accountNo, pageNo: 1, pageSize: 500 } as const;
    const page = await provisional.queryFundMovements(whole, session);
    expect([page.closing, cents(page.sumIncome) - cents(page.sumExpense)]).toEqual([balance, cents(balance)]);
    // Each row's balance is the previous balance plus its own amount.
    let running = 0;
    for (const { direction, amount, balanceAfter } of page.list.toReversed()) {
      running += direction === '00' ? cents(amount) : -cents(amount);
      expect(cents(balanceAfter)).toBe(running);
      expect(running).toBeGreaterThanOrEqual(0);
    }
    const { months } = await provisional.queryFundMonths({ accountNo }, session);
    expect(months[0]?.closing).toBe(balance);
    expect(months.at(-1)?.opening).toBe(0);
    for (const [index, { opening, closing, income, expense }] of months.entries()) {
      expect(cents(opening) + cents(income) - cents(expense)).toBe(cents(closing));
      if (index > 0) expect(closing).toBe(months[index - 1]?.opening);
    }
    const statement = await provisional.queryFundStatement({ accountNo, month: months[0]!.month }, session);
    expect([statement.closing, statement.movements.at(-1)?.balanceAfter ?? statement.opening]).toEqual([
      balance,
      balance,
    ]);
    const held = repayments
      .filter((entry) => entry.status === '00' && payers[entry.source] === accountType)
      .reduce((all, { payAmount }) => all + cents(payAmount), 0);
    expect(cents(balance) - cents(available)).toBe(held);
    const claimed = claims
      .filter((entry) => entry.accountNo === accountNo)
      .reduce((all, { amount }) => all + cents(amount), 0);
    const leaving = await expectCounterparts(session, accountNo, page.list);
    expect(cents(pendingAmount)).toBe(held + claimed + leaving);
    expect(withdrawal).toBe(pendingAmount === 0);
  }
  return Object.fromEntries(accounts.map(({ accountNo, balance }) => [accountNo, balance]));
}

type Movements = Awaited<ReturnType<typeof provisional.queryFundMovements>>['list'];

/**
 * Expects an equal counterpart (claim, repayment, refund, withdrawal, transfer) of every movement, and no other one.
 * @returns cents of the withdrawals that are being processed
 */
async function expectCounterparts(
  session: Provider,
  accountNo: string,
  movements: Movements,
): Promise<number> {
  const { list: claims } = await provisional.queryClaimPage(
    { accountNo, status: 'SUCCESS', pageNo: 1, pageSize: 500 },
    session,
  );
  const byNo = Map.groupBy(movements, ({ counterpartNo }) => counterpartNo);
  const sides = (no: string) => (byNo.get(no) ?? []).map(({ direction, amount }) => [direction, amount]);
  for (const { transferNo, amount } of claims) expect(sides(transferNo)).toEqual([['00', amount]]);
  let leaving = 0;
  for (const [no, [first]] of byNo)
    switch (first?.counterpartKind) {
      case 'INCOMING_TRANSFER':
        expect(claims.filter(({ transferNo }) => transferNo === no)).toHaveLength(1);
        break;
      case 'REPAYMENT':
        expect(sides(no)).toEqual([
          ['01', (await provisional.queryRepayResult({ repayNo: no }, session)).payAmount],
        ]);
        break;
      case 'REFUND':
        expect(sides(no)).toEqual([
          ['00', (await provisional.queryRefundDetail({ refundNo: no }, session)).amount],
        ]);
        break;
      case 'WITHDRAWAL': {
        const { status, amount, fee, total, ...one } = await provisional.queryWithdrawal(
          { withdrawalNo: no },
          session,
        );
        expect([one.accountNo, cents(amount) + cents(fee)]).toEqual([accountNo, cents(total)]);
        expect(fee).toBeGreaterThan(0);
        // The newest comes first: the return, then the payment.
        expect(sides(no)).toEqual(
          status === 'FAIL'
            ? [
                ['00', total],
                ['01', total],
              ]
            : [['01', total]],
        );
        if (status === 'PROCESSING') leaving += cents(total);
        break;
      }
      case 'BALANCE_TRANSFER': {
        const found = await provisional.queryBalanceTransfer.result({ balanceTransferNo: no }, session);
        // Old payments out of the company's accounts have no counterpart here.
        if (!found.ok) break;
        const { amount, from } = found.data;
        expect(sides(no)).toEqual([[from.accountNo === accountNo ? '01' : '00', amount]]);
        break;
      }
    }
  return leaving;
}
