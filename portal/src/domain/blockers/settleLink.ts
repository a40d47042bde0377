import { BillTab } from '#generated/shared/enums/BillTab.ts';
import { OpenMatterKind } from '#generated/shared/enums/OpenMatterKind.ts';
import { paths } from '../../paths.ts';
import { bookPagesOf } from '../../products/bookPages.ts';
import { homeOf } from '../../products/homes.ts';
import type { Product, ProductType } from '../../products/product.ts';
import { claimLinks } from '../funds/accountLinks.ts';
import type { Blocker } from './words.ts';

type Links = Partial<Readonly<Record<OpenMatterKind, string>>>;

const tasks = paths.activityCenter({ tabName: 'taskTab' });
/** Links that are the same for every product, unless its family has its own. */
const commonLinks: Links = {
  [OpenMatterKind.Coupons]: paths.myCoupons(),
  [OpenMatterKind.Tasks]: tasks,
  [OpenMatterKind.Rebates]: tasks,
  [OpenMatterKind.OverflowBalance]: paths.vasWithdrawalApply(),
  [OpenMatterKind.Claims]: paths.vasClaimRecord(),
  [OpenMatterKind.Withdrawals]: paths.vasAccountDetail(),
  [OpenMatterKind.IncreaseReview]: paths.increaseActivity(),
  [OpenMatterKind.Approvals]: paths.approvals(),
  // These two pages are open to every product (1 §2): families without such a page use them.
  [OpenMatterKind.Contracts]: paths.factoringContracts(),
  [OpenMatterKind.Children]: paths.factoringAccounts(),
};

/** Links that differ by product family. */
const families: Partial<Readonly<Record<ProductType, Links>>> = {
  company: {
    [OpenMatterKind.Contracts]: paths.companyContracts(),
    [OpenMatterKind.Children]: paths.companyAccounts(),
  },
  fenxiao: {
    [OpenMatterKind.Contracts]: paths.fenxiaoContracts(),
    [OpenMatterKind.Children]: paths.fenxiaoAccounts(),
  },
  baolibiaopin: {
    [OpenMatterKind.FactoringBalance]: paths.factoringBalance(),
  },
};

/** Returns the link to the product's list of bills, repayments, orders or refunds. */
function recordsLink(kind: OpenMatterKind, product: Product): string | undefined {
  const { bills, payRecords, orders, refunds } = bookPagesOf(product);
  switch (kind) {
    case OpenMatterKind.BillsDue:
      return bills?.({ tabName: BillTab.WaitRepay });
    case OpenMatterKind.InstalmentsAhead:
      return bills?.({ tabName: BillTab.AllBill });
    case OpenMatterKind.Repayments:
      return payRecords?.();
    case OpenMatterKind.OrdersInTransit:
      return orders();
    case OpenMatterKind.Refunds:
      return (refunds ?? orders)();
    default:
      return undefined;
  }
}

/**
 * Returns the page that settles an item. A transfer is claimed for the account that the provider names; an item without
 * a page leads to the home page.
 */
export function settleLink({ kind, accountType }: Blocker, product: Product): string {
  if (accountType !== undefined) return claimLinks[accountType].claim();
  const ofFamily = product.type && families[product.type]?.[kind];
  return recordsLink(kind, product) ?? ofFamily ?? commonLinks[kind] ?? homeOf(product);
}
