/**
 * Immediate transfers without a fee between the factoring balance and the overflow account of one funder (spec 1 §2).
 */
import {
  AccountDetailType,
  AccountDirection,
  CounterpartKind,
  FundAccountType,
} from '#generated/shared/enums.ts';
import { FundAccountTypeLabel } from '#generated/shared/labels.ts';
import { momentOf, type Instant } from '../values/calendar.ts';
import type { Cents } from '../values/money.ts';
import { numberOf } from '../values/numbers.ts';
import type { World } from '../world.ts';
import { fundAccount, move, spendable, withBook } from './funds.ts';
import type { BalanceTransfer, FundAccount } from './schema.ts';

export type TransferRefusal = 'not-owned' | 'pair' | 'offline' | 'balance';

/** Returns whether one is the factoring balance and the other the overflow account of the same funder. */
function arePair(one: FundAccount, other: FundAccount): boolean {
  const types = new Set([one.type, other.type]);
  return (
    types.has(FundAccountType.Factoring) &&
    types.has(FundAccountType.Overflow) &&
    one.investorNo === other.investorNo
  );
}

export function transferBalance(
  world: World,
  { fromAccountNo, toAccountNo, amount }: { fromAccountNo: string; toAccountNo: string; amount: Cents },
  now: Instant,
): { world: World; transfer: BalanceTransfer } | { refuse: TransferRefusal } {
  const from = fundAccount(world, fromAccountNo);
  const to = fundAccount(world, toAccountNo);
  if (from === undefined || to === undefined) return { refuse: 'not-owned' };
  if (!arePair(from, to)) return { refuse: 'pair' };
  if (to.repayMode === 'OFFLINE') return { refuse: 'offline' };
  if (spendable(world, from) < amount) return { refuse: 'balance' };
  const { transfers } = world.fundBook;
  const at = momentOf(now);
  const transfer = { no: numberOf('HZ', now, transfers.length + 1), fromAccountNo, toAccountNo, amount, at };
  const side = (direction: AccountDirection, other: FundAccount) => ({
    type: AccountDetailType.Transfer,
    direction,
    amount,
    at,
    counterpart: { kind: CounterpartKind.BalanceTransfer, no: transfer.no },
    counterparty: FundAccountTypeLabel[other.type],
    remark: '余额划转',
  });
  const paid = move(world, fromAccountNo, side(AccountDirection.Expense, to));
  const moved = move(paid, toAccountNo, side(AccountDirection.Income, from));
  return { transfer, world: withBook(moved, { transfers: [...transfers, transfer] }) };
}
