/** Open dues of a product as a calendar: one event per due day. */
import { createHash } from 'node:crypto';
import type { ProductCode } from '#generated/shared/enums.ts';
import { ProductCodeLabel } from '#generated/shared/labels.ts';
import { openItems } from '#simulator/world/ledger/ledger.ts';
import { isSettled, itemDue, overdueDays } from '#simulator/world/ledger/planItem.ts';
import type { Bill, PlanItem } from '#simulator/world/ledger/schema.ts';
import { type Scope, within } from '#simulator/world/ledger/scope.ts';
import { daysBetween, earlierDay, laterDay, type Day } from '#simulator/world/values/calendar.ts';
import { sum } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import type { AllDayEvent, Calendar } from './icalendar.ts';
import { moneyText } from './provisional/wire/amounts.ts';

const calendarName = (product: ProductCode): string => `${ProductCodeLabel[product]}还款日历`;

/** A period of a bill. */
interface Entry {
  readonly bill: Bill;
  readonly item: PlanItem;
}

const refOf = ({ bill, item }: Entry): string =>
  bill.items.length > 1 ? `${bill.id} 第${item.period}/${bill.items.length}期` : bill.id;

/** Returns the number of days on which the charges of a period grew: by daily interest, then by a penalty. */
function growthDays(item: PlanItem, today: Day): number {
  const { daily, dueOn, settledOn = dueOn } = item;
  const last = [today, dueOn, settledOn].reduce(earlierDay);
  return overdueDays(item, today) + (daily ? Math.max(0, daysBetween(daily.from, last)) : 0);
}

/** Returns the days on which the event of a due day changed: a period was billed or credited, or its charges grew. */
function changeDays(entries: readonly Entry[], today: Day): Day[] {
  return entries.flatMap(({ item }) => [
    item.billedOn,
    ...item.credits.map(({ on }) => on),
    ...(!isSettled(item) && growthDays(item, today) > 0 ? [today] : []),
  ]);
}

/**
 * Returns the version of an event: it grows with every billed period, every credit and every day on which charges grew. A split
 * removes an uncredited period, which counts 1, from its due day; so the split counts 2, and the version still grows.
 */
const sequenceOf = (entries: readonly Entry[], splits: number, today: Day): number =>
  2 * splits + sum(entries.map(({ item }) => 1 + item.credits.length + growthDays(item, today)));

/** Returns a hash as the owner in event numbers, because the calendar must name neither the company nor the login. */
const ownerOf = ({ company }: World, product: ProductCode, { pin }: Scope): string =>
  createHash('sha256')
    .update(JSON.stringify([company.creditCode, product, pin]))
    .digest('hex')
    .slice(0, 16);

interface DueDay {
  readonly day: Day;
  readonly open: readonly Entry[];
  /** All billed periods of the day, settled ones too. */
  readonly billed: readonly Entry[];
  /** Days on which bills of the scope were split: a split can take a period from any due day. */
  readonly splitOn: readonly Day[];
}

function dueEvent(
  { day, open, billed, splitOn }: DueDay,
  product: ProductCode,
  owner: string,
  today: Day,
): AllDayEvent {
  const amount = moneyText(sum(open.map(({ item }) => itemDue(item, today))));
  const changed = [...changeDays(billed, today), ...splitOn];
  const late = day < today ? '已逾期 ' : '';
  return {
    uid: `${day}.${owner}@due.jincai`,
    day,
    sequence: sequenceOf(billed, splitOn.length, today),
    changedAt: `${changed.reduce(laterDay, '1970-01-01')} 00:00:00`,
    summary: `${late}${ProductCodeLabel[product]}应还 ${amount}元`,
    description: [
      `应还合计 ${amount}元，账单${open.length}笔`,
      ...open.map((entry) => `${refOf(entry)} ${moneyText(itemDue(entry.item, today))}元`),
    ].join('\n'),
  };
}

interface DueCalendarOptions {
  readonly product: ProductCode;
  readonly scope: Scope;
  readonly today: Day;
}

/** Returns the calendar of the open dues in a scope: one event per due day. */
export function dueCalendar(world: World, { product, scope, today }: DueCalendarOptions): Calendar {
  const openByDay = Map.groupBy(openItems(world, today, scope), ({ item }) => item.dueOn);
  const bills = world.bills.filter(within(scope));
  const splitOn = bills.flatMap(({ split }) => (split ? [split.appliedAt.slice(0, 10)] : []));
  const billedByDay = Map.groupBy(
    bills
      .flatMap((bill) => bill.items.map((item) => ({ bill, item })))
      .filter(({ item }) => item.billedOn <= today),
    ({ item }) => item.dueOn,
  );
  const owner = ownerOf(world, product, scope);
  const events = [...openByDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, open]) => {
      const dueDay = { day, open, billed: billedByDay.get(day) ?? [], splitOn };
      return dueEvent(dueDay, product, owner, today);
    });
  return { name: calendarName(product), events };
}
