/** Quick bill data as both quick-bill calls answer it (spec 2 §3). */
import { ProductCode, QuickBillStatus, UserTag } from '#generated/shared/enums.ts';
import { unbilledAmount, unbilledLoans } from '../world/ledger/ledger.ts';
import { yuan } from '../world/values/money.ts';
import { regularDueDate } from '../world/bills/quickBill.ts';
import { scopeOf } from '../world/company/viewer.ts';
import type { World } from '../world/world.ts';

const products: readonly ProductCode[] = [
  ProductCode.EnterprisePurchasing,
  ProductCode.NewChannel,
  ProductCode.Pharmacy,
  ProductCode.CompanyPurchasing,
  ProductCode.WholesaleMall,
];

/** Quick bill exists for five products, and not for POP users (spec 1 §5). */
export const hasQuickBill = (world: World, product: ProductCode): boolean =>
  products.includes(product) && world.viewer.userTag !== UserTag.Pop;

export function quickBillData(world: World, product: ProductCode) {
  const { viewer, quickBill: job } = world;
  const amounts = {
    companyBillAmount: yuan(unbilledAmount(world, { product })),
    currentUserBillAmount: yuan(unbilledAmount(world, { product, pin: viewer.pin })),
  };
  if (job?.product !== product) {
    const [lastRepayDate] = unbilledLoans(world, scopeOf(viewer, product))
      .map((loan) => regularDueDate(world, loan))
      .sort();
    return {
      ...amounts,
      status: QuickBillStatus.None,
      ...(lastRepayDate === undefined ? {} : { lastRepayDate }),
    };
  }
  return {
    ...amounts,
    status: QuickBillStatus.Billing,
    billTime: job.readyAt,
    lastRepayDate: job.lastRepayDate,
    handleTime: job.orderedAt,
    quickBillAmount: yuan(job.amount),
    quickBillUser: job.pin ?? 'ALL_USER',
  };
}
