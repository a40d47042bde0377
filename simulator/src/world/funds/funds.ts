/** The easyPay repayment account and the overflow deposit account, with their movements. */
import { create } from 'mutative';
import { AccountDirection, FundAccountType, RepaySource } from '#generated/shared/enums.ts';
import { processingRepayments } from '../ledger/derivedIndex.ts';
import { sum, type Cents } from '../values/money.ts';
import type { World } from '../world.ts';
import type { FundAccount, Movement } from './schema.ts';

export const balanceOf = (account: FundAccount): Cents =>
  sum(
    account.movements.map((movement) =>
      movement.direction === AccountDirection.Income ? movement.amount : -movement.amount,
    ),
  );

export const mayWithdraw = (account: FundAccount): boolean => account.pending === 0;

export const fundAccount = (world: World, accountNo: string): FundAccount | undefined =>
  world.funds.find((account) => account.accountNo === accountNo);

export const readGuidance = (world: World, accountNo: string): World =>
  create(world, (draft) => {
    const account = draft.funds.find((entry) => entry.accountNo === accountNo);
    if (account) account.guidanceRead = true;
  });

const sourceTypes: Partial<Record<RepaySource, FundAccountType>> = {
  [RepaySource.EasyPay]: FundAccountType.EasyPay,
  [RepaySource.Overflow]: FundAccountType.Overflow,
};

/** The account that a source pays from; a bank transfer has none. */
export const accountForSource = (
  world: World,
  source: RepaySource,
  investorNo: string,
): FundAccount | undefined =>
  world.funds.find((account) => account.investorNo === investorNo && account.type === sourceTypes[source]);

/** What repayments under way will take out of an account. */
export const heldBack = (world: World, account: FundAccount): Cents =>
  sum(
    processingRepayments(world.repayments)
      .filter((repayment) => repayment.accountNo === account.accountNo)
      .map((repayment) => repayment.amount - repayment.discount),
  );

export const spendable = (world: World, account: FundAccount): Cents =>
  balanceOf(account) - heldBack(world, account);

/** Writes a movement, numbered by its day and its place. */
export const move = (world: World, accountNo: string, movement: Omit<Movement, 'id'>): World => ({
  ...world,
  funds: world.funds.map((account) => {
    if (account.accountNo !== accountNo) return account;
    const serial = String(account.movements.length + 1).padStart(8, '0');
    const id = `LS${movement.at.slice(0, 10).replaceAll('-', '')}${serial}`;
    return { ...account, movements: [...account.movements, { id, ...movement }] };
  }),
});
