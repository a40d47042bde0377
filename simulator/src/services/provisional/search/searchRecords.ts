import { AccountType } from '#generated/shared/enums.ts';
import type { Bill, PlanItem } from '#simulator/world/ledger/schema.ts';
import { dayOf, type Day } from '#simulator/world/values/calendar.ts';
import { yuan, type Cents } from '#simulator/world/values/money.ts';
import { total } from '#simulator/world/values/parts.ts';
import type { Handler, Inputs } from '../../handler.ts';
import { accountEntry } from '../wire/account.ts';
import { amountsOf, billAmounts } from '../wire/amounts.ts';
import { billRow, currentItem } from '../wire/bill.ts';
import { serviceContract } from '../wire/contract.ts';
import { orderItem } from '../wire/order.ts';
import { compare } from '../wire/page.ts';
import { recordIndex, type Entry } from '../wire/recordIndex.ts';
import { refundItem } from '../wire/refund.ts';
import { repayRecord } from '../wire/repay.ts';

type Input = Inputs<'provisional'>['searchRecords'];

interface SearchQuery {
  /** In lower case; any of them matches. */
  readonly words: readonly string[];
  readonly amount: number | undefined;
  readonly maxRows: number;
}

/** Returns a word as the texts of an entry have it. */
const inLowerCase = (word: string): string => word.trim().toLowerCase();

const queryFrom = ({ words = [], amount, most }: Input): SearchQuery => ({
  words: words.map(inLowerCase),
  amount,
  maxRows: most,
});

const hasWord = ({ words }: SearchQuery, text: string): boolean => words.some((word) => text.includes(word));

/** Compares in yuan, as the amount was sent. */
const hasAmount = ({ amount }: SearchQuery, amounts: readonly Cents[]): boolean =>
  amount !== undefined && amounts.some((cents) => yuan(cents) === amount);

/** Returns the first rows; a row whose number is one of the words comes before the others. */
function firstOf<Row, Shown>(
  found: readonly Entry<Row>[],
  { words, maxRows }: SearchQuery,
  show: (row: Row) => Shown,
): { total: number; list: Shown[] } {
  const isExact = ({ number }: Entry<Row>) => words.includes(number);
  const exact = found.filter(isExact);
  const inOrder = exact.length === 0 ? found : [...exact, ...found.filter((entry) => !isExact(entry))];
  return { total: found.length, list: inOrder.slice(0, maxRows).map(({ row }) => show(row)) };
}

interface Period {
  readonly bill: Bill;
  readonly item: PlanItem;
}

/** A bill found by its number shows its current period; a bill found by an amount shows the periods of that amount. */
function periodsOf(
  { row: bill, number, text }: Entry<Bill>,
  query: SearchQuery,
  today: Day,
): Entry<Period>[] {
  const current = hasWord(query, text) ? currentItem(bill) : undefined;
  const isOfAmount = (item: PlanItem): boolean => {
    if (query.amount === undefined) return false;
    const { charged, owed, repaid } = amountsOf(item, today);
    return hasAmount(query, [owed, total(charged), repaid]);
  };
  return bill.items
    .filter((item) => item === current || isOfAmount(item))
    .map((item) => ({ row: { bill, item }, number, text, amounts: [] }));
}

/** Sorts periods by their billing day, the newest first; periods that are not billed yet come last. */
const byBilling =
  (today: Day) =>
  ({ row: a }: Entry<Period>, { row: b }: Entry<Period>): number =>
    Number(a.item.billedOn > today) - Number(b.item.billedOn > today) ||
    compare(b.item.billedOn, a.item.billedOn) ||
    compare(b.bill.id, a.bill.id);

export const searchRecords: Handler<'provisional', 'searchRecords'> = (input, { world, now }) => {
  const today = dayOf(now);
  const query = queryFrom(input);
  const index = recordIndex(world, input.productCode);
  const isParent = world.viewer.account === AccountType.Parent;
  const seen: readonly Entry<unknown>[][] = [
    index.bills,
    index.orders,
    index.repayments,
    index.refunds,
    ...(isParent ? [index.contracts, index.accounts] : []),
  ];
  const isSeen = (part: string): boolean =>
    seen.some((entries) => entries.some(({ text }) => text.includes(part)));
  const found = <Row, Shown>(entries: readonly Entry<Row>[], show: (row: Row) => Shown) =>
    firstOf(
      entries.filter(({ text, amounts }) => hasWord(query, text) || hasAmount(query, amounts)),
      query,
      show,
    );
  const periods = index.bills.flatMap((entry) => periodsOf(entry, query, today)).sort(byBilling(today));
  return {
    data: {
      bills: firstOf(periods, query, ({ bill, item }) => ({
        ...billAmounts(amountsOf(item, today)),
        ...billRow(world, bill, item, today),
      })),
      orders: found(index.orders, (order) => orderItem(world, order, today)),
      repayments: found(index.repayments, (repayment) => repayRecord(world, repayment)),
      refunds: found(index.refunds, (refund) => refundItem(world, refund)),
      ...(isParent && {
        contracts: found(index.contracts, (contract) => serviceContract(contract, today)),
        accounts: found(index.accounts, (account) => accountEntry(world, account, now)),
      }),
      notFound: (input.words ?? []).filter((word) => !isSeen(inLowerCase(word))),
    },
  };
};
