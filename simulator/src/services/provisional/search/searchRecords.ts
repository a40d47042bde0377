import { AccountType } from '#generated/shared/enums.ts';
import { childrenOf } from '#simulator/world/company/company.ts';
import { scopeOf } from '#simulator/world/company/viewer.ts';
import type { Bill, PlanItem } from '#simulator/world/ledger/schema.ts';
import { within } from '#simulator/world/ledger/scope.ts';
import { dayOf, type Day } from '#simulator/world/values/calendar.ts';
import { yuan, type Cents } from '#simulator/world/values/money.ts';
import { total } from '#simulator/world/values/parts.ts';
import type { World } from '#simulator/world/world.ts';
import type { Handler, Inputs } from '../../handler.ts';
import { accountEntry } from '../wire/account.ts';
import { amountsOf, billAmounts } from '../wire/amounts.ts';
import { billRow, currentItem } from '../wire/bill.ts';
import { byUrgency, serviceContract } from '../wire/contract.ts';
import { loanOf, orderItem, ownOrders } from '../wire/order.ts';
import { compare } from '../wire/page.ts';
import { ownRefunds, refundItem } from '../wire/refund.ts';
import { ownRepayments, payAmount, repayRecord } from '../wire/repay.ts';

type Input = Inputs<'provisional'>['searchRecords'];

interface Wanted {
  /** In lower case; any of them matches. */
  readonly words: readonly string[];
  readonly amount: number | undefined;
  readonly most: number;
}

const wantedBy = ({ words = [], amount, most }: Input): Wanted => ({
  words: words.map((word) => word.trim().toLowerCase()),
  amount,
  most,
});

/** Tells whether one of the texts contains one of the words. */
const names = ({ words }: Wanted, texts: readonly (string | undefined)[]): boolean =>
  words.length > 0 &&
  texts.some((text) => text !== undefined && words.some((word) => text.toLowerCase().includes(word)));

/** Compares yuan with yuan: an amount of more digits than a number holds exactly equals nothing. */
const equals = ({ amount }: Wanted, amounts: readonly Cents[]): boolean =>
  amount !== undefined && amounts.some((cents) => yuan(cents) === amount);

/** Returns the first rows, those with exactly this number before the others. */
function firstOf<Row, Shown>(
  rows: readonly Row[],
  { words, most }: Wanted,
  numberOf: (row: Row) => string,
  show: (row: Row) => Shown,
): { total: number; list: Shown[] } {
  const isExact = (row: Row) => words.includes(numberOf(row).toLowerCase());
  const exact = words.length === 0 ? [] : rows.filter(isExact);
  const inOrder = exact.length === 0 ? rows : [...exact, ...rows.filter((row) => !isExact(row))];
  return { total: rows.length, list: inOrder.slice(0, most).map(show) };
}

interface Period {
  readonly bill: Bill;
  readonly item: PlanItem;
}

/** A bill found by its number shows its current period, one found by an amount the periods with it. */
function periodsOf(bill: Bill, wanted: Wanted, today: Day): Period[] {
  const current = names(wanted, [bill.id]) ? currentItem(bill) : undefined;
  const hasAmount = (item: PlanItem): boolean => {
    if (wanted.amount === undefined) return false;
    const { charged, owed, repaid } = amountsOf(item, today);
    return equals(wanted, [owed, total(charged), repaid]);
  };
  return bill.items.filter((item) => item === current || hasAmount(item)).map((item) => ({ bill, item }));
}

/** Periods of later months last, the others from the newest. */
const byBilling =
  (today: Day) =>
  (a: Period, b: Period): number =>
    Number(a.item.billedOn > today) - Number(b.item.billedOn > today) ||
    compare(b.item.billedOn, a.item.billedOn) ||
    compare(b.bill.id, a.bill.id);

function bills(world: World, { productCode }: Input, wanted: Wanted, today: Day) {
  const found = world.bills
    .filter(within(scopeOf(world.viewer, productCode)))
    .flatMap((bill) => periodsOf(bill, wanted, today))
    .sort(byBilling(today));
  return firstOf(
    found,
    wanted,
    ({ bill }) => bill.id,
    ({ bill, item }) => ({
      ...billAmounts(amountsOf(item, today)),
      ...billRow(world, bill, item, today),
    }),
  );
}

function orders(world: World, { productCode }: Input, wanted: Wanted, today: Day) {
  const found = ownOrders(world, productCode).filter(
    ({ id, parentId, goods, supplier, amount }) =>
      equals(wanted, [amount]) || names(wanted, [id, parentId, goods, supplier, loanOf(world, id)?.billId]),
  );
  return firstOf(
    found,
    wanted,
    ({ id }) => id,
    (order) => orderItem(world, order, today),
  );
}

function repayments(world: World, { productCode }: Input, wanted: Wanted) {
  const found = ownRepayments(world, productCode).filter(
    (repayment) =>
      equals(wanted, [repayment.amount, payAmount(repayment)]) ||
      names(wanted, [repayment.id, ...repayment.shares.map(({ billId }) => billId)]),
  );
  return firstOf(
    found,
    wanted,
    ({ id }) => id,
    (repayment) => repayRecord(world, repayment),
  );
}

function refunds(world: World, { productCode }: Input, wanted: Wanted) {
  const found = ownRefunds(world, productCode)
    .filter(({ amount, id, orderId }) => equals(wanted, [amount]) || names(wanted, [id, orderId]))
    .map((refund) => refundItem(world, refund));
  return firstOf(
    found,
    wanted,
    ({ refundNo }) => refundNo,
    (refund) => refund,
  );
}

function contracts(world: World, wanted: Wanted, today: Day) {
  const found = [...world.contracts]
    .sort(byUrgency)
    .filter(({ name, templateNo, signed }) => names(wanted, [name, templateNo, signed?.contractNo]));
  return firstOf(
    found,
    wanted,
    ({ signed }) => signed?.contractNo ?? '',
    (entry) => serviceContract(entry, today),
  );
}

export const searchRecords: Handler<'provisional', 'searchRecords'> = (input, { world, now }) => {
  const today = dayOf(now);
  const wanted = wantedBy(input);
  const isParent = world.viewer.account === AccountType.Parent;
  const children = () => childrenOf(world).filter(({ pin, nickname }) => names(wanted, [pin, nickname]));
  return {
    data: {
      bills: bills(world, input, wanted, today),
      orders: orders(world, input, wanted, today),
      repayments: repayments(world, input, wanted),
      refunds: refunds(world, input, wanted),
      ...(isParent && {
        contracts: contracts(world, wanted, today),
        accounts: firstOf(
          children(),
          wanted,
          ({ pin }) => pin,
          (account) => accountEntry(world, account, now),
        ),
      }),
    },
  };
};
