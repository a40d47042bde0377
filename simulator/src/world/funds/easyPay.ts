/** The easyPay account for repayments. It is opened at the latest when a refund must be paid into it. */
import { FundAccountType } from '#generated/shared/enums.ts';
import { investorOf, mainInvestorNo } from '../company/investors.ts';
import type { Day } from '../values/calendar.ts';
import type { World } from '../world.ts';
import type { FundAccount } from './schema.ts';

export const easyPayAccount = (opened: Pick<FundAccount, 'repayMode' | 'openedOn'>): FundAccount => ({
  type: FundAccountType.EasyPay,
  investorNo: mainInvestorNo,
  accountNo: '6228410933500148',
  movements: [],
  guidanceRead: false,
  ...opened,
});

export const withEasyPay = (world: World, openedOn: Day): World => {
  const { repayMode } = investorOf(world, mainInvestorNo);
  return { ...world, funds: [...world.funds, easyPayAccount({ repayMode, openedOn })] };
};
