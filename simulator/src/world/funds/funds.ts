/** Fund accounts of the company: balances, operations in progress, and withdrawable amounts. Amounts in cents. */
import { create } from 'mutative';
import {
  AccountDirection,
  ClaimStatus,
  FundAccountType,
  RepaySource,
  WithdrawalStatus,
} from '#generated/shared/enums.ts';
import { processingRepayments } from '../ledger/derivedIndex.ts';
import { isFactoring } from '../products.ts';
import { sum, type Cents } from '../values/money.ts';
import type { World } from '../world.ts';
import type { BankCard, Claim, FundAccount, FundBook, Movement, Withdrawal } from './schema.ts';

/** Returns the amount by which a movement changes the balance: positive for income, negative for expense. */
export const balanceChange = ({ direction, amount }: Pick<Movement, 'direction' | 'amount'>): Cents =>
  direction === AccountDirection.Income ? amount : -amount;

export const balanceOf = (account: FundAccount): Cents => sum(account.movements.map(balanceChange));

export const fundAccount = (world: World, accountNo: string): FundAccount | undefined =>
  world.funds.find((account) => account.accountNo === accountNo);

/** Returns the accounts of the viewer's product: the factoring balance belongs to factoring. */
export const fundsOf = ({ funds, viewer }: World): FundAccount[] =>
  isFactoring(viewer.product) ? funds : funds.filter(({ type }) => type !== FundAccountType.Factoring);

export const withBook = (world: World, change: Partial<FundBook>): World => ({
  ...world,
  fundBook: { ...world.fundBook, ...change },
});

export const processingClaims = ({ fundBook }: World): Claim[] =>
  fundBook.claims.filter(({ status }) => status === ClaimStatus.Processing);

export const processingWithdrawals = ({ fundBook }: World): Withdrawal[] =>
  fundBook.withdrawals.filter(({ status }) => status === WithdrawalStatus.Processing);

/** Returns the amount with the fee: so much leaves the account, or returns to it. */
export const totalOf = ({ amount, fee }: Pick<Withdrawal, 'amount' | 'fee'>): Cents => amount + fee;

export const readGuidance = (world: World, accountNo: string): World =>
  create(world, (draft) => {
    const account = draft.funds.find((entry) => entry.accountNo === accountNo);
    if (account) account.guidanceRead = true;
  });

const sourceTypes: Partial<Record<RepaySource, FundAccountType>> = {
  [RepaySource.EasyPay]: FundAccountType.EasyPay,
  [RepaySource.Overflow]: FundAccountType.Overflow,
};

/** Returns the account of a payment source; a bank transfer has none. */
export const accountForSource = (
  world: World,
  source: RepaySource,
  investorNo: string,
): FundAccount | undefined =>
  world.funds.find((account) => account.investorNo === investorNo && account.type === sourceTypes[source]);

/** Returns the amount that repayments in progress will take from an account. */
const heldBack = (world: World, account: FundAccount): Cents =>
  sum(
    processingRepayments(world.repayments)
      .filter((repayment) => repayment.accountNo === account.accountNo)
      .map((repayment) => repayment.amount - repayment.discount),
  );

/** Returns the balance without what repayments in progress will take. */
export const spendable = (world: World, account: FundAccount): Cents =>
  balanceOf(account) - heldBack(world, account);

/**
 * Returns everything in progress: incoming claims, outgoing repayments and withdrawals. It blocks transfer out (spec 2
 * §2.4).
 */
export const pendingOf = (world: World, account: FundAccount): Cents => {
  const own = ({ accountNo }: { accountNo: string }): boolean => accountNo === account.accountNo;
  return (
    heldBack(world, account) +
    sum(
      processingClaims(world)
        .filter(own)
        .map(({ amount }) => amount),
    ) +
    sum(processingWithdrawals(world).filter(own).map(totalOf))
  );
};

export const mayWithdraw = (world: World, account: FundAccount): boolean => pendingOf(world, account) === 0;

export const defaultCard = ({ fundBook }: World): BankCard | undefined =>
  fundBook.cards.find(({ isDefault }) => isDefault) ?? fundBook.cards[0];

/** Adds a movement. Its id is its day and its number among all movements of the company. */
export function move(world: World, accountNo: string, movement: Omit<Movement, 'id'>): World {
  const place = sum(world.funds.map(({ movements }) => movements.length)) + 1;
  const id = `LS${movement.at.slice(0, 10).replaceAll('-', '')}${String(place).padStart(8, '0')}`;
  return {
    ...world,
    funds: world.funds.map((account) =>
      account.accountNo === accountNo
        ? { ...account, movements: [...account.movements, { id, ...movement }] }
        : account,
    ),
  };
}

/** Returns the movements of a record, such as a repayment, in order. */
export const movementsOf = (world: World, no: string): Movement[] =>
  world.funds.flatMap(({ movements }) => movements.filter(({ counterpart }) => counterpart.no === no));
