import { BillTab } from '#generated/shared/enums.ts';
import { scopeOf } from '#simulator/world/company/viewer.ts';
import { isSettled, itemStatus, overdueDays } from '#simulator/world/ledger/planItem.ts';
import type { Bill, PlanItem } from '#simulator/world/ledger/schema.ts';
import { type Scope, within } from '#simulator/world/ledger/scope.ts';
import { upcomingBills } from '#simulator/world/ledger/upcoming.ts';
import { dayOf, type Day } from '#simulator/world/values/calendar.ts';
import { yuan } from '#simulator/world/values/money.ts';
import { total } from '#simulator/world/values/parts.ts';
import type { World } from '#simulator/world/world.ts';
import type { Handler, Inputs } from '../../handler.ts';
import { addAmounts, amountsOf, billAmounts } from '../wire/amounts.ts';
import { billRow } from '../wire/bill.ts';
import { contains, inPeriod, oneOf, same } from '../wire/filters.ts';
import { compare, memoizedQuery, pageOf, type Question } from '../wire/page.ts';
import { sorted, type SortKeys } from '../wire/sort.ts';

type Input = Inputs<'provisional'>['queryBillPage'];
type Sort = NonNullable<Input['sort']>;

interface Row {
  bill: Bill;
  item: PlanItem;
}

const isBilled = ({ item }: Row, today: Day): boolean => item.billedOn <= today;

/** Filter of each tab; an open period that is not billed yet appears only under 未出账. */
const tabs: Record<BillTab, (row: Row, today: Day) => boolean> = {
  [BillTab.WaitRepay]: (row, today) => !isSettled(row.item) && isBilled(row, today),
  [BillTab.AllBill]: (row, today) => isSettled(row.item) || isBilled(row, today),
  [BillTab.Overdue]: (row, today) => !isSettled(row.item) && overdueDays(row.item, today) > 0,
  [BillTab.Settled]: (row) => isSettled(row.item),
  [BillTab.Unbilled]: (row, today) => !isSettled(row.item) && !isBilled(row, today),
};

const byDueDate = (a: Row, b: Row): number =>
  compare(a.item.dueOn, b.item.dueOn) || compare(a.bill.id, b.bill.id);

const newestFirst = (a: Row, b: Row): number =>
  compare(b.item.billedOn, a.item.billedOn) || compare(b.bill.id, a.bill.id);

const oldestDueFirst: readonly BillTab[] = [BillTab.WaitRepay, BillTab.Overdue, BillTab.Unbilled];

/** Sorts by the shown values; amounts as of today. */
const sortKeys = (today: Day): SortKeys<Row, Sort> => ({
  billDate: ({ item }) => item.billedOn,
  lastRepayDate: ({ item }) => item.dueOn,
  charged: ({ item }) => total(amountsOf(item, today).charged),
  repaid: ({ item }) => amountsOf(item, today).repaid,
  owed: ({ item }) => amountsOf(item, today).owed,
});

const billsOfOrder = (world: World, orderNo: string): Set<string | undefined> =>
  new Set(world.loans.filter((loan) => contains(loan.orderId, orderNo)).map((loan) => loan.billId));

function matching(world: World, input: Question<Input>, scope: Scope, today: Day): Row[] {
  const { days, billStatus, cycle, periodFrom, periodTo, billNo, orderNo, jdpin } = input;
  const period = { days, dateFrom: periodFrom, dateTo: periodTo };
  const ofOrder = orderNo === undefined ? undefined : billsOfOrder(world, orderNo);
  return world.bills
    .filter(within(scope))
    .filter(
      (bill) =>
        same(bill.pin, jdpin) &&
        same(bill.cycle, cycle) &&
        contains(bill.id, billNo) &&
        (ofOrder === undefined || ofOrder.has(bill.id)),
    )
    .flatMap((bill) => bill.items.map((item) => ({ bill, item })))
    .filter(
      ({ item }) => inPeriod(item.billedOn, period, today) && oneOf(itemStatus(item, today), billStatus),
    );
}

/** Rows, sums and tab counts of a query: the same for all its pages. */
const pageContent = memoizedQuery((world, input: Question<Input>, today) => {
  const found = matching(world, input, scopeOf(world.viewer, input.productCode), today);
  const rowsOf = (tab: BillTab) => found.filter((row) => tabs[tab](row, today));
  const inDefaultOrder = rowsOf(input.tab).sort(oldestDueFirst.includes(input.tab) ? byDueDate : newestFirst);
  const rows = sorted(inDefaultOrder, input.sort, sortKeys(today));
  const sums = billAmounts(addAmounts(rows.map(({ item }) => amountsOf(item, today))));
  const count = (tab: BillTab) => rowsOf(tab).length;
  const tabCounts = {
    waitRepay: count(BillTab.WaitRepay),
    allBill: count(BillTab.AllBill),
    overdue: count(BillTab.Overdue),
    settled: count(BillTab.Settled),
    unbilled: count(BillTab.Unbilled),
  };
  return { rows, sums, tabCounts };
});

const upcoming = (world: World, scope: Scope) =>
  upcomingBills(world, scope).map(({ cycle, billDate, dueOn, orders, amount }) => ({
    cycle,
    expectedBillDate: billDate,
    expectedRepayDate: dueOn,
    orderCount: orders,
    amount: yuan(amount),
  }));

export const queryBillPage: Handler<'provisional', 'queryBillPage'> = (input, { world, now }) => {
  const today = dayOf(now);
  const scope = scopeOf(world.viewer, input.productCode);
  const { rows, sums, tabCounts } = pageContent(world, input, today);
  const page = pageOf(rows, input);
  const list = page.list.map(({ bill, item }) => ({
    ...billAmounts(amountsOf(item, today)),
    ...billRow(world, bill, item, today),
  }));
  const job = world.quickBill?.product === input.productCode ? world.quickBill : undefined;
  const billing = { billing: job !== undefined, ...(job && { billingReadyAt: job.readyAt }) };
  return { data: { ...page, ...billing, list, sums, tabCounts, upcoming: upcoming(world, scope) } };
};
