/** Purchases on credit: each order becomes a loan within the quota. */
import {
  AccountStatus,
  AfterSale,
  OrderReceipt,
  PaymentStatus,
  type ProductCode,
} from '#generated/shared/enums.ts';
import { leftFor } from '../accounts/limits.ts';
import { accountOf } from '../company/company.ts';
import type { PurchasingAccount } from '../company/schema.ts';
import { withLent, withOrdered } from '../ledger/derivedIndex.ts';
import type { Loan, Order } from '../ledger/schema.ts';
import { isFrozen, quotaFigures } from '../quota/quota.ts';
import { dayOf, momentOf, type Instant } from '../values/calendar.ts';
import { sum, type Cents } from '../values/money.ts';
import { numberOf } from '../values/numbers.ts';
import type { World } from '../world.ts';

export interface Purchase {
  product: ProductCode;
  pin: string;
  goods: string;
  amount: Cents;
}

export type PurchaseRefusal = 'not-a-buyer' | 'account-frozen' | 'frozen' | 'above-quota' | 'above-limit';

/** Places all orders, or none. */
export function placeOrders(
  world: World,
  purchases: readonly Purchase[],
  now: Instant,
): { world: World } | { refuse: PurchaseRefusal } {
  const accounts = new Map(world.accounts.map((account) => [account.pin, account]));
  const buyers = purchases.map((purchase) => accounts.get(purchase.pin));
  if (buyers.includes(undefined)) return { refuse: 'not-a-buyer' };
  if (buyers.some((buyer) => buyer?.status === AccountStatus.Frozen)) return { refuse: 'account-frozen' };
  if (isFrozen(world.quota)) return { refuse: 'frozen' };
  if (sum(purchases.map(({ amount }) => amount)) > quotaFigures(world.quota, world).available)
    return { refuse: 'above-quota' };
  if (isAboveLimit(world, purchases)) return { refuse: 'above-limit' };
  const placed = purchases.map((purchase, index) =>
    orderAndLoan(purchase, buyers[index]!, now, world.orders.length + index + 1),
  );
  return {
    world: {
      ...world,
      orders: withOrdered(
        world.orders,
        placed.map(({ order }) => order),
      ),
      loans: withLent(
        world.loans,
        placed.map(({ loan }) => loan),
      ),
    },
  };
}

/** Returns whether an account's orders exceed the rest of its own limit. */
const isAboveLimit = (world: World, purchases: readonly Purchase[]): boolean =>
  [...Map.groupBy(purchases, ({ pin }) => pin)].some(([pin, own]) => {
    const account = accountOf(world, pin);
    return account !== undefined && sum(own.map(({ amount }) => amount)) > leftFor(world, account);
  });

function orderAndLoan(
  { product, pin, goods, amount }: Purchase,
  { cycle }: PurchasingAccount,
  now: Instant,
  serial: number,
): { order: Order; loan: Loan } {
  const order: Order = {
    id: numberOf('DD', now, serial),
    product,
    pin,
    goods,
    quantity: 1,
    amount,
    orderedAt: momentOf(now),
    payment: { status: PaymentStatus.Success, finishedAt: momentOf(now) },
    receipt: OrderReceipt.WaitingReceipt,
    afterSale: AfterSale.NotEntered,
  };
  const loan: Loan = {
    id: numberOf('JK', now, serial),
    orderId: order.id,
    product,
    pin,
    cycle,
    principal: amount,
    takenOn: dayOf(now),
  };
  return { order, loan };
}
