/** Messages about bills: issued, due soon, overdue. */
import { MessageEvent, MessageKind } from '#generated/shared/enums.ts';
import { CycleLabel } from '#generated/shared/labels.ts';
import { billedAtIssue } from '../ledger/ledger.ts';
import { itemDue } from '../ledger/planItem.ts';
import type { Bill, PlanItem } from '../ledger/schema.ts';
import { terms } from '../terms.ts';
import { addDays, type Day, type Moment } from '../values/calendar.ts';
import type { Cents } from '../values/money.ts';
import { idOf, type Message } from './message.ts';
import { inWords } from './money.ts';

const midnight = (day: Day): Moment => `${day} 00:00:00`;
const morning = (day: Day): Moment => `${day} ${terms.remindTime}`;

/** Returns the amount open at the start of a day, independent of later repayments. */
const openOn = (item: PlanItem, day: Day): Cents =>
  item.billedOn <= day && (item.settledOn === undefined || item.settledOn >= day)
    ? itemDue(item, addDays(day, -1))
    : 0;

const nameOf = (bill: Bill, { period }: PlanItem): string =>
  bill.items.length === 1
    ? `账单${bill.id}`
    : `账单${bill.id}第${String(period)}/${String(bill.items.length)}期`;

const refOf = (bill: Bill, { period }: PlanItem) =>
  bill.items.length === 1 ? { referenceNo: bill.id } : { referenceNo: bill.id, period };

const keyOf = (bill: Bill, { period }: PlanItem): string => `${bill.id}.${String(period)}`;

function billed(bill: Bill): Message {
  const first = bill.items.find(({ billedOn }) => billedOn === bill.issuedOn) ?? bill.items[0];
  const { principal, fee } = billedAtIssue(bill);
  return {
    id: idOf(MessageEvent.Billed, bill.id),
    kind: MessageKind.Bill,
    event: MessageEvent.Billed,
    title: `${CycleLabel[bill.cycle]}账单已出账`,
    text: `账单${bill.id}，${inWords(principal + fee)}，最后还款日${first?.dueOn ?? bill.issuedOn}。`,
    at: midnight(bill.issuedOn),
    referenceNo: bill.id,
  };
}

function dueSoon(bill: Bill, item: PlanItem): Message[] {
  const day = addDays(item.dueOn, -terms.remindDaysBefore);
  const owed = openOn(item, day);
  if (owed === 0) return [];
  return [
    {
      id: idOf(MessageEvent.DueSoon, keyOf(bill, item)),
      kind: MessageKind.Repay,
      event: MessageEvent.DueSoon,
      title: `账单${String(terms.remindDaysBefore)}天后到期`,
      text: `${nameOf(bill, item)}应还${inWords(owed)}，最后还款日${item.dueOn}。`,
      at: morning(day),
      ...refOf(bill, item),
    },
  ];
}

function overdue(bill: Bill, item: PlanItem): Message[] {
  const day = addDays(item.dueOn, 1);
  const owed = openOn(item, day);
  if (owed === 0) return [];
  return [
    {
      id: idOf(MessageEvent.Overdue, keyOf(bill, item)),
      kind: MessageKind.Repay,
      event: MessageEvent.Overdue,
      title: '账单已逾期',
      text: `${nameOf(bill, item)}应还${inWords(owed)}，最后还款日${item.dueOn}，请尽快还款。`,
      at: morning(day),
      ...refOf(bill, item),
    },
  ];
}

export const messagesOfBill = (bill: Bill): Message[] => [
  billed(bill),
  ...bill.items.flatMap((item) => [...dueSoon(bill, item), ...overdue(bill, item)]),
];
