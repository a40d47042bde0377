/** The easyPay repayment account and the overflow deposit account, with their movements. */
import { create } from 'mutative';
import { AccountDirection, type AccountDetailType, type FundAccountType } from '#generated/shared/enums.ts';
import type { Moment } from './calendar.ts';
import { sum, type Cents } from './money.ts';
import type { World } from './world.ts';

export interface Movement {
  id: string;
  type: AccountDetailType;
  direction: AccountDirection;
  amount: Cents;
  at: Moment;
}

export interface FundAccount {
  type: FundAccountType;
  investorNo: string;
  accountNo: string;
  /** OFFLINE: transfers in and claims go through the hotline (decisions.md 28). */
  repayMode: 'ONLINE' | 'OFFLINE';
  movements: Movement[];
  /** Amount under way that blocks transfer out (spec 2 §2.4). */
  pending: Cents;
  guidanceRead: boolean;
}

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
