/** Funders of the bills and their transfer accounts (provenance assumed: the specification only names the concept). */
import type { World } from '../world.ts';
import type { Investor } from './schema.ts';

export const mainInvestorNo = 'ZJF0012';
export const secondInvestorNo = 'ZJF0027';

export const makeInvestors = (repayMode: Investor['repayMode']): Investor[] => [
  {
    no: mainInvestorNo,
    name: '北京金采商业保理有限公司',
    repayMode,
    bank: {
      accountNo: '110060149013002604417',
      bankName: '招商银行北京亦庄支行',
      bankCode: '308100005264',
    },
  },
  {
    no: secondInvestorNo,
    name: '宁波海曙融资租赁有限公司',
    repayMode: 'OFFLINE',
    bank: {
      accountNo: '39510188000417726',
      bankName: '宁波银行海曙支行',
      bankCode: '313332040015',
    },
  },
];

/** Returns a funder by number; the first one if the number is unknown. */
export function investorOf(world: World, no: string): Investor {
  const investor = world.investors.find((entry) => entry.no === no) ?? world.investors[0];
  if (investor === undefined) throw new Error(`the world has no funder ${no}`);
  return investor;
}
