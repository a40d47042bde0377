/** Simulates a year of one company without HTTP: every account buys once a week, bills are issued on their dates. */
import { OrderReceipt } from '#generated/shared/enums.ts';
import { makeWorld } from '#simulator/world/baseline.ts';
import type { PurchasingAccount } from '#simulator/world/company/schema.ts';
import { advanceTo } from '#simulator/world/events.ts';
import { withLent, withOrdered } from '#simulator/world/ledger/derivedIndex.ts';
import type { Loan, Order } from '#simulator/world/ledger/schema.ts';
import { addDays, instantOf } from '#simulator/world/values/calendar.ts';
import type { World } from '#simulator/world/world.ts';

const START = '2026-11-12';
const DAYS = 365;
const TIME = '10:00:00';
/** Time limit of a year in milliseconds. */
const PATIENCE_MS = 20_000;

export interface Year {
  readonly accounts: number;
  /** Days simulated within the limit; 365 for the whole year. */
  readonly days: number;
  readonly orders: number;
  readonly bills: number;
  /** Milliseconds spent on taking orders and advancing the clock. */
  readonly ms: number;
  readonly received: number;
  /** Microseconds per event: an order taken, its goods received, a bill issued. */
  readonly perEvent: number;
}

function companyOf(count: number): { world: World; accounts: PurchasingAccount[]; loan: Loan; order: Order } {
  const made = makeWorld({}, { seed: 'year', now: instantOf(START, TIME) });
  const child = made.accounts.at(-1);
  const [loan] = made.loans;
  const [order] = made.orders;
  if (!child || !loan || !order) throw new Error('the baseline has no account, loan or order to copy');
  const accounts = Array.from({ length: count }, (_, index) => ({ ...child, pin: `${child.pin}-${index}` }));
  const world = {
    ...made,
    accounts: [...made.accounts, ...accounts],
    loans: [],
    bills: [],
    orders: [],
    repayments: [],
  };
  return { world, accounts, loan, order };
}

/** Takes the orders of all accounts on one day. */
function bought(
  accounts: readonly PurchasingAccount[],
  { loan, order }: { loan: Loan; order: Order },
  day: string,
): { loans: Loan[]; orders: Order[] } {
  const { billId: _bill, ...unbilled } = loan;
  const { receivedAt: _received, ...unreceived } = order;
  const named = accounts.map(({ pin, cycle }, index) => ({
    pin,
    cycle,
    id: `${day.replaceAll('-', '')}${index}`,
  }));
  return {
    loans: named.map(({ pin, cycle, id }) => ({
      ...unbilled,
      id: `L${id}`,
      orderId: `O${id}`,
      pin,
      cycle,
      takenOn: day,
    })),
    orders: named.map(({ pin, id }) => ({
      ...unreceived,
      id: `O${id}`,
      pin,
      orderedAt: `${day} ${TIME}`,
      receipt: OrderReceipt.WaitingReceipt,
    })),
  };
}

export function yearOf(count: number): Year {
  const { accounts, world: start, ...models } = companyOf(count);
  let world: World = start;
  let ms = 0;
  let passed = 0;
  for (; passed < DAYS && ms < PATIENCE_MS; passed += 1) {
    const day = addDays(START, passed);
    const { loans, orders } = bought(passed % 7 === 0 ? accounts : [], models, day);
    const began = performance.now();
    if (orders.length > 0)
      world = { ...world, loans: withLent(world.loans, loans), orders: withOrdered(world.orders, orders) };
    world = advanceTo(world, instantOf(addDays(day, 1), TIME));
    ms += performance.now() - began;
  }
  const received = world.orders.filter(({ receipt }) => receipt === OrderReceipt.Completed).length;
  const events = world.orders.length + received + world.bills.length;
  return {
    accounts: count,
    days: passed,
    orders: world.orders.length,
    bills: world.bills.length,
    received,
    ms,
    perEvent: (ms * 1000) / events,
  };
}
