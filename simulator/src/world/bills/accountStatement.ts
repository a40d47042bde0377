/** Makes the statement of a period: opening balance, every movement with the balance after it, closing balance. */
import { StatementMovementKind as Kind } from '#generated/shared/enums.ts';
import { billedAtIssue } from '../ledger/ledger.ts';
import { charged, credited, itemDue } from '../ledger/planItem.ts';
import type { Bill, Credit, CreditKind, PlanItem } from '../ledger/schema.ts';
import { type Ledger, type Scope, within } from '../ledger/scope.ts';
import { addDays, isWithin, laterDay, type Day, type Period } from '../values/calendar.ts';
import { sum, type Cents } from '../values/money.ts';
import { minus, noParts, sumParts, total } from '../values/parts.ts';
import type { Parts } from '../values/schema.ts';

export interface Movement {
  day: Day;
  kind: Kind;
  /** Number of the repayment or refund; otherwise of the bill. */
  number: string;
  billIds: string[];
  /** Period of an instalment. */
  period?: number;
  /** First day of an accrual. */
  from?: Day;
  /** Positive if it increases the debt. */
  amount: Cents;
  balance: Cents;
}

/** The opening balance plus all amounts is the closing balance. */
export interface AccountStatement {
  opening: Cents;
  movements: Movement[];
  closing: Cents;
}

type Entry = Omit<Movement, 'balance'>;

/** Returns the day of the split, or '' without one. Before it the bill was owed as issued. */
const splitOn = ({ split }: Bill): Day => split?.appliedAt.slice(0, 10) ?? '';

const atIssue = (bill: Bill): Parts => ({ ...noParts, ...billedAtIssue(bill) });

/** Returns the first day on which a period is charged: its billing day, or the day of the split if that is later. */
const startOf = (bill: Bill, item: PlanItem): Day => laterDay(item.billedOn, splitOn(bill));

/** Returns what a bill owed at the end of a day. */
function billBalance(bill: Bill, day: Day): Cents {
  if (bill.issuedOn <= day && day < splitOn(bill)) return total(atIssue(bill));
  return sum(bill.items.filter((item) => startOf(bill, item) <= day).map((item) => itemDue(item, day)));
}

/** Returns the balance at the end of a day: billed and not yet paid, as the total due of that day. */
export const balanceOn = (bills: readonly Bill[], day: Day): Cents =>
  sum(bills.map((bill) => billBalance(bill, day)));

const ofPart = { fee: Kind.Fee, interest: Kind.Interest, penalty: Kind.Penalty } as const;

/** Returns one entry for each charged part. @param accrual first days of interest and penalty */
function chargeEntries(
  bill: Bill,
  item: PlanItem | undefined,
  day: Day,
  parts: Parts,
  accrual: { interest?: Day; penalty?: Day } = {},
): Entry[] {
  const isPart = item !== undefined && bill.split !== undefined;
  const kinds = { principal: isPart ? Kind.Instalment : Kind.Bill, ...ofPart };
  return (['principal', 'fee', 'interest', 'penalty'] as const).flatMap((part) => {
    if (parts[part] === 0) return [];
    const from = part === 'interest' || part === 'penalty' ? accrual[part] : undefined;
    return [
      {
        day,
        kind: kinds[part],
        number: bill.id,
        billIds: [bill.id],
        ...(isPart && { period: item.period }),
        ...(from !== undefined && { from }),
        amount: parts[part],
      },
    ];
  });
}

/** Returns the charges of a split bill as it was issued, and an entry that cancels them on the day of the split. */
function wholeEntries(bill: Bill): Entry[] {
  if (bill.split === undefined || splitOn(bill) < bill.issuedOn) return [];
  const parts = atIssue(bill);
  return [
    ...chargeEntries(bill, undefined, bill.issuedOn, parts),
    { day: splitOn(bill), kind: Kind.Split, number: bill.id, billIds: [bill.id], amount: -total(parts) },
  ];
}

/**
 * Returns the charges of one period of a bill. Before its start only early payments count, on the day of the payment.
 * Interest and penalty are posted on the days of credits, on the due date and on the last day.
 */
function itemEntries(bill: Bill, item: PlanItem, period: Period): Entry[] {
  const { from, to } = period;
  const inPeriod = isWithin(period);
  const start = startOf(bill, item);
  const early = item.credits
    .filter((credit) => credit.on < start && inPeriod(credit.on))
    .flatMap((credit) => chargeEntries(bill, item, credit.on, credit.parts));
  if (start > to) return early;
  const posts = [start, ...item.credits.map(({ on }) => on), item.dueOn, to]
    .filter((day) => day >= start && inPeriod(day))
    .sort();
  const before = addDays(from, -1);
  const startsWithin = start > before;
  /** Last day whose charges are posted. */
  let last = startsWithin ? addDays(start, -1) : before;
  // Charges posted until then. Before its start an item was charged only with what was paid early.
  let posted = startsWithin ? credited(item, last) : charged(item, before);
  const charges = [...new Set(posts)].flatMap((day) => {
    const now = charged(item, day);
    const since = addDays(last, 1);
    const entries = chargeEntries(bill, item, day, minus(now, posted), {
      interest: laterDay(since, addDays(item.daily?.from ?? since, 1)),
      penalty: laterDay(since, addDays(item.dueOn, 1)),
    });
    [posted, last] = [now, day];
    return entries;
  });
  return [...early, ...charges];
}

const ofCredit: Record<CreditKind, Kind> = {
  repaid: Kind.Repayment,
  discounted: Kind.Discount,
  refunded: Kind.Refund,
};

/** Returns one entry for each repayment, coupon and refund, with all bills that it reduces. */
function creditEntries(bills: readonly Bill[], period: Period): Entry[] {
  const inPeriod = isWithin(period);
  const credits: { bill: Bill; credit: Credit }[] = [];
  for (const bill of bills)
    for (const { credits: own } of bill.items)
      for (const credit of own) if (inPeriod(credit.on)) credits.push({ bill, credit });
  return [
    ...Map.groupBy(credits, ({ credit }) => `${credit.on} ${credit.kind} ${credit.by}`).values(),
  ].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { on: day, kind, by: number } = first.credit;
    const billIds = [...new Set(group.map(({ bill }) => bill.id))];
    const amount = -total(sumParts(group.map(({ credit }) => credit.parts)));
    return amount === 0 ? [] : [{ day, kind: ofCredit[kind], number, billIds, amount }];
  });
}

const rank = new Map(Object.values(Kind).map((kind, index) => [kind, index]));

const inOrder = (a: Entry, b: Entry): number =>
  a.day.localeCompare(b.day) ||
  (rank.get(a.kind) ?? 0) - (rank.get(b.kind) ?? 0) ||
  a.number.localeCompare(b.number) ||
  (a.period ?? 0) - (b.period ?? 0);

export function accountStatement(ledger: Ledger, period: Period, scope: Scope): AccountStatement {
  const { from, to } = period;
  const inPeriod = isWithin(period);
  const bills = ledger.bills.filter(within(scope));
  const opening = balanceOn(bills, addDays(from, -1));
  let balance = opening;
  const entries = bills.flatMap((bill) => [
    ...wholeEntries(bill).filter(({ day }) => inPeriod(day)),
    ...bill.items.flatMap((item) => itemEntries(bill, item, period)),
  ]);
  const movements = [...entries, ...creditEntries(bills, period)].sort(inOrder).map((entry) => {
    balance += entry.amount;
    return { ...entry, balance };
  });
  return { opening, movements, closing: balanceOn(bills, to) };
}

export interface KindTotal {
  kind: Kind;
  count: number;
  amount: Cents;
}

/** Returns the sums of movements by kind, in the order of the enumeration. */
export const kindTotals = (movements: readonly Movement[]): KindTotal[] => {
  const byKind = Map.groupBy(movements, ({ kind }) => kind);
  return Object.values(Kind).flatMap((kind) => {
    const found = byKind.get(kind);
    return found ? [{ kind, count: found.length, amount: sum(found.map(({ amount }) => amount)) }] : [];
  });
};
