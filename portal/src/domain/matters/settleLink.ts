import { OpenMatterKind } from '#generated/shared/enums/OpenMatterKind.ts';
import { paths } from '../../paths.ts';
import { homeOf } from '../../products/homes.ts';
import type { Product, ProductType } from '../../products/product.ts';

type Links = Partial<Readonly<Record<OpenMatterKind, string>>>;

const tasks = paths.activityCenter({ tabName: 'taskTab' });
const everywhere: Links = {
  [OpenMatterKind.Coupons]: paths.myCoupons(),
  [OpenMatterKind.Tasks]: tasks,
  [OpenMatterKind.Rebates]: tasks,
  [OpenMatterKind.OverflowBalance]: paths.vasWithdrawalApply(),
  [OpenMatterKind.Claims]: paths.vasClaimRecord(),
  [OpenMatterKind.Withdrawals]: paths.vasAccountDetail(),
  [OpenMatterKind.IncreaseReview]: paths.increaseActivity(),
  [OpenMatterKind.Approvals]: paths.approvals(),
  // Open to every product (1 §2): whoever has none of his own settles it there.
  [OpenMatterKind.Contracts]: paths.factoringContracts(),
  [OpenMatterKind.Children]: paths.factoringAccounts(),
};

/** What leads elsewhere in each family; whatever a family has no page for is settled from its home. */
const families: Partial<Readonly<Record<ProductType, Links>>> = {
  company: {
    [OpenMatterKind.BillsDue]: paths.companyBills({ tabName: 'waitRepay' }),
    [OpenMatterKind.InstalmentsAhead]: paths.companyBills({ tabName: 'allBill' }),
    [OpenMatterKind.Repayments]: paths.companyPayRecords(),
    [OpenMatterKind.OrdersInTransit]: paths.companyOrders(),
    [OpenMatterKind.Refunds]: paths.companyOrders(),
    [OpenMatterKind.Contracts]: paths.companyContracts(),
    [OpenMatterKind.Children]: paths.companyAccounts(),
  },
  fenxiao: {
    [OpenMatterKind.Repayments]: paths.fenxiaoPayRecords(),
    [OpenMatterKind.OrdersInTransit]: paths.fenxiaoOrders(),
    [OpenMatterKind.Refunds]: paths.fenxiaoRefunds(),
    [OpenMatterKind.Contracts]: paths.fenxiaoContracts(),
    [OpenMatterKind.Children]: paths.fenxiaoAccounts(),
  },
  yipanhuo: {
    [OpenMatterKind.Repayments]: paths.yipanhuoPayRecords(),
    [OpenMatterKind.OrdersInTransit]: paths.yipanhuoOrders(),
    [OpenMatterKind.Refunds]: paths.yipanhuoRefunds(),
  },
  baolibiaopin: {
    [OpenMatterKind.BillsDue]: paths.factoringBills({ tabName: 'waitRepay' }),
    [OpenMatterKind.OrdersInTransit]: paths.factoringOrders(),
    [OpenMatterKind.FactoringBalance]: paths.factoringBalance(),
  },
};

/** Where a matter is settled. */
export const settleLink = (kind: OpenMatterKind, product: Product): string =>
  (product.type && families[product.type]?.[kind]) ?? everywhere[kind] ?? homeOf(product);
