/** Transfers between two accounts of the company on the wire; outgoing payments are excluded. */
import { FundAccountType } from '#generated/shared/enums.ts';
import { fundAccount, movementsOf } from '#simulator/world/funds/funds.ts';
import type { BalanceTransfer } from '#simulator/world/funds/schema.ts';
import { entriesOf } from '#simulator/world/funds/statement.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';

const sideOf = (world: World, no: string, accountNo: string) => {
  const account = fundAccount(world, accountNo);
  const own = new Set(movementsOf(world, no).map(({ id }) => id));
  const entry = entriesOf(account?.movements ?? []).find(({ id }) => own.has(id));
  return {
    accountNo,
    accountType: account?.type ?? FundAccountType.Overflow,
    movementNo: entry?.id ?? '',
    balanceAfter: yuan(entry?.balanceAfter ?? 0),
  };
};

export const balanceTransferEntry = (
  world: World,
  { no, amount, at, fromAccountNo, toAccountNo }: BalanceTransfer & { toAccountNo: string },
) => ({
  balanceTransferNo: no,
  amount: yuan(amount),
  from: sideOf(world, no, fromAccountNo),
  to: sideOf(world, no, toAccountNo),
  doneAt: at,
});

/** Finds a transfer between two of the company's own accounts by its number. */
export const ownTransfer = (
  { fundBook }: World,
  transferNo: string | undefined,
): (BalanceTransfer & { toAccountNo: string }) | undefined => {
  const transfer = fundBook.transfers.find(({ no }) => no === transferNo);
  return transfer?.toAccountNo === undefined ? undefined : { ...transfer, toAccountNo: transfer.toAccountNo };
};
