/** Data for the forecast of repayments: coming dues, and the accounts that can pay them. */
import { FundAccountType, type ProductCode } from '#generated/shared/enums.ts';
import { mainInvestorNo } from '../company/investors.ts';
import { accountForSource } from '../funds/funds.ts';
import type { FundAccount } from '../funds/schema.ts';
import { processingRepayments, unsettledItems, type OpenItem } from '../ledger/derivedIndex.ts';
import { itemDue } from '../ledger/planItem.ts';
import { within } from '../ledger/scope.ts';
import { upcomingBills } from '../ledger/upcoming.ts';
import { terms } from '../terms.ts';
import { addDays, type Day } from '../values/calendar.ts';
import { sum, type Cents } from '../values/money.ts';
import { total } from '../values/parts.ts';
import type { World } from '../world.ts';
import { autoRepaysFor } from './repaySetting.ts';

interface OutlookDue {
  readonly dueOn: Day;
  readonly investorNo: string;
  readonly billed: Cents;
  /** Instalments of later months. */
  readonly planned: Cents;
  /** Purchases without a bill. */
  readonly unbilled: Cents;
}

/** Returns the amount of a period that repayments in progress do not cover. */
function leftOf(world: World, { bill, item }: OpenItem, today: Day): Cents {
  const shares = processingRepayments(world.repayments)
    .flatMap((repayment) => repayment.shares)
    .filter(({ billId, period }) => billId === bill.id && period === item.period);
  if (shares.some(({ settles }) => settles)) return 0;
  return itemDue(item, today) - sum(shares.map(({ parts }) => total(parts)));
}

/** Returns dues by day and investor, overdue ones first. */
export function outlookDues(world: World, product: ProductCode, today: Day): OutlookDue[] {
  const last = addDays(today, terms.outlookDays - 1);
  const nothing = { billed: 0, planned: 0, unbilled: 0 };
  const open = unsettledItems(world.bills)
    .filter(({ bill, item }) => within({ product })(bill) && item.dueOn <= last)
    .map((entry) => {
      const left = leftOf(world, entry, today);
      const { dueOn, billedOn } = entry.item;
      const part = billedOn <= today ? { billed: left } : { planned: left };
      return { ...nothing, dueOn, investorNo: entry.bill.investorNo, ...part };
    });
  const upcoming = upcomingBills(world, { product })
    .filter(({ dueOn }) => dueOn <= last)
    .map(({ dueOn, amount }) => ({ ...nothing, dueOn, investorNo: mainInvestorNo, unbilled: amount }));
  return [...Map.groupBy([...open, ...upcoming], ({ dueOn, investorNo }) => `${dueOn} ${investorNo}`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, rows]) => {
      const [dueOn = '', investorNo = ''] = key.split(' ');
      const of = (name: keyof typeof nothing) => sum(rows.map((row) => row[name]));
      return { dueOn, investorNo, billed: of('billed'), planned: of('planned'), unbilled: of('unbilled') };
    })
    .filter(({ billed, planned, unbilled }) => billed + planned + unbilled > 0);
}

/** Returns the online accounts for repayments: overflow accounts, and those that automatic repayment uses. */
export function outlookAccounts(world: World, product: ProductCode): FundAccount[] {
  const sources = autoRepaysFor(world, product) ? world.repaySetting.sources : [];
  const used = sources.map((source) => accountForSource(world, source, mainInvestorNo));
  return world.funds.filter(
    (account) =>
      account.repayMode === 'ONLINE' && (account.type === FundAccountType.Overflow || used.includes(account)),
  );
}
