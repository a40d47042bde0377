import type { QueryClient } from '@tanstack/react-query';
import { hasBenefits } from '../../products/benefits.ts';
import type { Product } from '../../products/product.ts';
import * as quota from '../../widgets/quota/queries.ts';
import type { Viewer } from './useViewer.ts';
import * as queries from './queries.ts';
import { hasCard, layoutOf, type CardName } from './rules/layout.ts';
import { asksWelcome } from './rules/popup.ts';
import { hasQuickBill } from './rules/quickBill.ts';

/** Whose home it is, as far as the prefetch goes by it. */
type Asker = Pick<Viewer, 'menu' | 'isParent'> & { readonly product: Product };

/** Starts every call of the home page at once, and waits for none. */
export function prefetchHome(client: QueryClient, { product, isParent, menu }: Asker): void {
  const { code, flags } = product;
  const layout = layoutOf(menu);
  const has = (card: CardName) => hasCard(layout, card);
  void client.prefetchQuery(quota.homeDataQuery(code));
  void client.prefetchQuery(quota.repayTipQuery(code));
  void client.prefetchQuery(queries.duesQuery(code));
  void client.prefetchQuery(queries.monthsQuery(code));
  void client.prefetchQuery(quota.renewalQuery(code));
  if (hasBenefits(product)) {
    void client.prefetchQuery(queries.levelQuery(code));
    void client.prefetchQuery(queries.medalsQuery(code));
    void client.prefetchQuery(queries.savingsQuery(code));
  }
  if (has('dueBills')) void client.prefetchQuery(queries.dueBillsQuery(code, queries.FIRST_PAGE));
  if (has('orders')) void client.prefetchQuery(queries.ordersQuery(code));
  if (has('accounts') || has('balance')) void client.prefetchQuery(queries.accountsQuery(code));
  if (has('contracts')) void client.prefetchQuery(queries.serviceContractsQuery(code));
  if (hasQuickBill(code, menu.userTag)) void client.prefetchQuery(queries.quickBillQuery(code));
  if (isParent && !flags.offline && (flags.smb || flags.mall))
    void client.prefetchQuery(quota.entryQuery(code));
  if (isParent && flags.mall) void client.prefetchQuery(quota.methodsQuery(code));
  if (has('coupons')) void client.prefetchQuery(queries.couponQuery(code));
  if (has('tasks')) void client.prefetchQuery(queries.tasksQuery(code));
  if (layout.notices) void client.prefetchQuery(queries.noticesQuery(code));
  if (has('ads')) void client.prefetchQuery(queries.adsQuery(code));
  void client.prefetchQuery(queries.contractsQuery(code));
  if (asksWelcome(flags)) void client.prefetchQuery(queries.popUpsQuery(code, 'FIRST_TIME_LOGIN_WELCOME'));
}
