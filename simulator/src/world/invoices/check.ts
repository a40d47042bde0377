/** Checks invoices one by one, and computes the increase by the accepted ones. */
import { IncreaseStatus, InvoiceState } from '#generated/shared/enums.ts';
import { limitOf } from '../quota/increase.ts';
import { terms } from '../terms.ts';
import {
  addMonths,
  dayInMonth,
  dayOf,
  dayOfMonth,
  monthOf,
  type Day,
  type Instant,
} from '../values/calendar.ts';
import { share, sum, type Cents } from '../values/money.ts';
import type { World } from '../world.ts';
import type { Invoice } from './schema.ts';

export interface InvoiceInput {
  no: string;
  invoicedOn?: Day;
  amount?: Cents;
}

export interface InvoiceCheck {
  no: string;
  state: InvoiceState;
  reason?: string;
  invoice?: Invoice;
}

/** Returns the earliest date of an invoice that is accepted. */
const oldestAccepted = (today: Day): Day =>
  dayInMonth(addMonths(monthOf(today), -terms.invoiceValidMonths), dayOfMonth(today));

/** Returns the numbers of invoices in applications that were not refused. Those of refused ones may be used again. */
const usedInvoices = ({ increase }: World): Set<string> =>
  new Set(
    increase.applications
      .filter(({ status }) => status !== IncreaseStatus.Refused)
      .flatMap(({ invoiceNos = [] }) => invoiceNos),
  );

const differsFromInput = (invoice: Invoice, { invoicedOn, amount }: InvoiceInput): boolean =>
  (invoicedOn !== undefined && invoicedOn !== invoice.invoicedOn) ||
  (amount !== undefined && amount !== invoice.amount);

/** Returns why a known invoice is not accepted; undefined if it is. */
function refusalOf(
  world: World,
  invoice: Invoice,
  input: InvoiceInput,
  today: Day,
): Omit<InvoiceCheck, 'no'> | undefined {
  if (differsFromInput(invoice, input))
    return { state: InvoiceState.Mismatch, reason: '日期或金额与税务系统不一致，请核对' };
  if (invoice.buyer !== world.company.name)
    return { state: InvoiceState.OtherBuyer, reason: `购买方为${invoice.buyer}，不是本企业` };
  if (invoice.invoicedOn < oldestAccepted(today))
    return {
      state: InvoiceState.OutOfTime,
      reason: `开票日期早于${oldestAccepted(today)}，只接受近${String(terms.invoiceValidMonths)}个月的发票`,
    };
  if (invoice.served === true || usedInvoices(world).has(invoice.no))
    return { state: InvoiceState.Duplicate, reason: '已用于其他提额申请' };
  return undefined;
}

/** Checks invoices in the given order. A repeated number is a duplicate of its first occurrence. */
export function checkInvoices(world: World, inputs: readonly InvoiceInput[], now: Instant): InvoiceCheck[] {
  const first = new Map<string, number>();
  return inputs.map((entry, index): InvoiceCheck => {
    const { no } = entry;
    const invoice = world.invoices.find((known) => known.no === no);
    if (invoice === undefined)
      return { no, state: InvoiceState.NotFound, reason: '税务系统查无此票，请核对号码' };
    const before = first.get(no);
    if (before !== undefined)
      return { no, state: InvoiceState.Duplicate, reason: `与本次第${String(before + 1)}张重复`, invoice };
    first.set(no, index);
    return {
      no,
      invoice,
      ...(refusalOf(world, invoice, entry, dayOf(now)) ?? { state: InvoiceState.Accepted }),
    };
  });
}

export const accepted = (checks: readonly InvoiceCheck[]): Invoice[] =>
  checks.flatMap(({ state, invoice }) => (state === InvoiceState.Accepted && invoice ? [invoice] : []));

/** Returns the increase by invoices: a share of their amounts, up to the maximum line. */
export const expectedIncrease = (world: World, invoices: readonly Invoice[]): Cents =>
  Math.max(
    0,
    Math.min(
      share(sum(invoices.map(({ amount }) => amount)), terms.invoiceShare),
      world.increase.upTo - limitOf(world),
    ),
  );
