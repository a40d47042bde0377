/** Derives the expected movements of the fund accounts from the company's records, for the invariants. */
import {
  AccountDirection,
  ClaimStatus,
  CounterpartKind,
  FundAccountType,
  RefundStatus,
  RefundTarget,
  RepaySource,
  RepaymentStatus,
  WithdrawalStatus,
} from '#generated/shared/enums.ts';
import type { World } from '../world.ts';
import type { Movement } from './schema.ts';

export type Flow = Pick<Movement, 'direction' | 'amount' | 'counterpart'> & { accountNo: string };

const { Income, Expense } = AccountDirection;

/** Placeholder for a missing account. No movement has it, so an invariant reports the flow. */
const nowhere = 'no account';

/** Ways of repaying that take the money from a fund account. */
const sources: readonly RepaySource[] = [RepaySource.Overflow, RepaySource.EasyPay];

/** Kind of account for a refund; it goes to the first account of that kind. */
const targets: Partial<Record<RefundTarget, FundAccountType>> = {
  [RefundTarget.Overflow]: FundAccountType.Overflow,
  [RefundTarget.EasyPay]: FundAccountType.EasyPay,
};

const flow = (
  accountNo: string,
  direction: AccountDirection,
  amount: number,
  kind: CounterpartKind,
  no: string,
): Flow => ({ accountNo, direction, amount, counterpart: { kind, no } });

const claimed = ({ fundBook: { claims, incoming } }: World): Flow[] =>
  claims
    .filter(({ status }) => status === ClaimStatus.Success)
    .map(({ accountNo, transferNo }) => {
      const amount = incoming.find(({ no }) => no === transferNo)?.amount ?? 0;
      return flow(accountNo, Income, amount, CounterpartKind.IncomingTransfer, transferNo);
    });

const repaid = ({ repayments }: World): Flow[] =>
  repayments
    .filter(({ source, status }) => status === RepaymentStatus.Success && sources.includes(source))
    .map(({ accountNo = nowhere, amount, discount, id }) =>
      flow(accountNo, Expense, amount - discount, CounterpartKind.Repayment, id),
    );

const refunded = ({ refunds, funds }: World): Flow[] =>
  refunds
    .filter(({ status }) => status === RefundStatus.Success)
    .flatMap(({ id, amount, target }) => {
      const wanted = targets[target];
      if (wanted === undefined) return [];
      const account = funds.find(({ type }) => type === wanted);
      return [flow(account?.accountNo ?? nowhere, Income, amount, CounterpartKind.Refund, id)];
    });

/** Returns the flows of withdrawals. A failed one has a second flow: the account got everything back. */
const withdrawn = ({ fundBook: { withdrawals } }: World): Flow[] =>
  withdrawals.flatMap((each) => {
    const out = flow(each.accountNo, Expense, each.amount + each.fee, CounterpartKind.Withdrawal, each.no);
    return each.status === WithdrawalStatus.Failed ? [out, { ...out, direction: Income }] : [out];
  });

const transferred = ({ fundBook: { transfers } }: World): Flow[] =>
  transfers.flatMap(({ no, amount, fromAccountNo, toAccountNo }) => {
    const side = (accountNo: string, direction: AccountDirection) =>
      flow(accountNo, direction, amount, CounterpartKind.BalanceTransfer, no);
    return [side(fromAccountNo, Expense), ...(toAccountNo === undefined ? [] : [side(toAccountNo, Income)])];
  });

/** Returns all expected movements, each once. */
export const flowsOf = (world: World): Flow[] =>
  [claimed, repaid, refunded, withdrawn, transferred].flatMap((flowsOfKind) => flowsOfKind(world));
