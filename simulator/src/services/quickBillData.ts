/** Quick bill data shared by both quick-bill calls (spec 2 §3). */
import { type ProductCode, QuickBillStatus, UserTag } from '#generated/shared/enums.ts';
import { billsInProgress, comingBills, firstDueOf } from '../world/bills/quickBill.ts';
import { scopeOf } from '../world/company/viewer.ts';
import { unbilledAmount } from '../world/ledger/ledger.ts';
import type { Bill } from '../world/ledger/schema.ts';
import { within } from '../world/ledger/scope.ts';
import { hasFeature } from '../world/products.ts';
import { dayOf, type Instant } from '../world/values/calendar.ts';
import { yuan } from '../world/values/money.ts';
import type { World } from '../world/world.ts';
import { accountNames } from './identity.ts';

/** Returns whether the viewer may order a quick bill of the product; POP users never may (spec 1 §5). */
export const hasQuickBill = (world: World, product: ProductCode): boolean =>
  hasFeature(product, 'quickBill') && world.viewer.userTag !== UserTag.Pop;

/** Returns a bill that is in progress or could be ordered. */
function comingBill(world: World, { id, pin, cycle, items }: Bill) {
  const [item] = items;
  if (item === undefined) throw new Error(`bill ${id} has no period`);
  return {
    billNo: id,
    ...accountNames(world, pin),
    cycle,
    lastRepayDate: item.dueOn,
    principal: yuan(item.principal),
    fee: yuan(item.fee),
    amount: yuan(item.principal + item.fee),
  };
}

/** Returns a bill that could be ordered: it has no number yet. */
const orderableBill = (world: World, bill: Bill) => {
  const { billNo: _none, ...rest } = comingBill(world, bill);
  return rest;
};

export function quickBillData(world: World, product: ProductCode, now: Instant) {
  const { viewer, quickBill: job } = world;
  const today = dayOf(now);
  const own = { product, pin: viewer.pin };
  const company = comingBills(world, scopeOf(viewer, product), today);
  const facts = {
    companyBillAmount: yuan(unbilledAmount(world, { product })),
    currentUserBillAmount: yuan(unbilledAmount(world, own)),
    companyBills: company.map((bill) => orderableBill(world, bill)),
    currentUserBills: comingBills(world, own, today).map((bill) => orderableBill(world, bill)),
  };
  if (job?.product !== product) {
    const lastRepayDate = firstDueOf(company);
    return {
      ...facts,
      status: QuickBillStatus.None,
      ...(lastRepayDate === undefined ? {} : { lastRepayDate }),
    };
  }
  return {
    ...facts,
    status: QuickBillStatus.Billing,
    billTime: job.readyAt,
    lastRepayDate: job.lastRepayDate,
    handleTime: job.orderedAt,
    quickBillAmount: yuan(job.amount),
    quickBillUser: job.pin ?? 'ALL_USER',
    quickBills: billsInProgress(world)
      .filter(within(scopeOf(viewer, product)))
      .map((bill) => comingBill(world, bill)),
  };
}
