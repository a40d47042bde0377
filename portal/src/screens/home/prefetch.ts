import { queryClient } from '../../api/queryClient.ts';
import { couponInfoQuery } from '../../domain/coupons/couponInfo.ts';
import { levelQuery, medalsQuery } from '../../domain/member/queries.ts';
import * as quota from '../../domain/quota/queries.ts';
import { hasBenefits } from '../../products/benefits.ts';
import { hasQuickBill } from '../../products/quickBill.ts';
import { openedProduct, type Asked } from '../../session/asked.ts';
import { menuViewer } from '../../session/menuViewer.ts';
import type { GuardedSession } from '../../session/session.ts';
import * as queries from './queries.ts';
import { hasCard, layoutOf, type CardName } from './rules/layout.ts';
import { asksCompliance } from './rules/pendingContracts.ts';
import { asksWelcome } from './rules/popup.ts';

/** Requests the data of the repayment and quota cards, which every home has. The promise does not wait for the renewal hint. */
export function prefetchFirst({ productCode }: Asked) {
  const first = Promise.all([
    queryClient.prefetchQuery(quota.homeDataQuery(productCode)),
    queryClient.prefetchQuery(quota.repayTipQuery(productCode)),
    queryClient.prefetchQuery(queries.duesQuery(productCode)),
  ]);
  void queryClient.prefetchQuery(quota.renewalQuery(productCode));
  return first;
}

/**
 * Sends the other requests of home at once, before the cards of the next frame would send them one by one. Pop-ups after
 * the welcome are requested later (useHomePopup.ts).
 */
export function prefetchCards(session: GuardedSession): void {
  const product = openedProduct(session);
  if (product === undefined) return;
  const { isParent } = session;
  const menu = menuViewer(session);
  const { code, flags } = product;
  const layout = layoutOf(menu);
  const has = (card: CardName) => hasCard(layout, card);
  if (!isParent) void queryClient.prefetchQuery(quota.quotaDetailQuery(code));
  if (hasBenefits(product)) {
    void queryClient.prefetchQuery(levelQuery(code));
    void queryClient.prefetchQuery(medalsQuery(code));
    void queryClient.prefetchQuery(queries.savingsQuery(code));
  }
  void queryClient.prefetchQuery(queries.contractsQuery(code));
  if (asksCompliance(code)) void queryClient.prefetchQuery(queries.complianceQuery(code));
  if (has('outlook') || has('months')) void queryClient.prefetchQuery(queries.monthsQuery(code));
  if (has('dueBills')) void queryClient.prefetchQuery(queries.dueBillsQuery(code, queries.FIRST_PAGE));
  if (has('orders')) void queryClient.prefetchQuery(queries.ordersQuery(code));
  if (has('accounts') || has('balance')) void queryClient.prefetchQuery(queries.accountsQuery(code));
  if (has('contracts')) void queryClient.prefetchQuery(queries.serviceContractsQuery(code));
  if (hasQuickBill(code, menu.userTag)) void queryClient.prefetchQuery(queries.quickBillQuery(code));
  // These two decide whether the increase button shows (useIncrease.ts).
  if (isParent && !flags.offline && (flags.smb || flags.mall))
    void queryClient.prefetchQuery(quota.entryQuery(code));
  if (isParent && flags.mall) void queryClient.prefetchQuery(quota.methodsQuery(code));
  if (has('coupons')) void queryClient.prefetchQuery(couponInfoQuery(code));
  if (has('tasks')) void queryClient.prefetchQuery(queries.tasksQuery(code));
  if (layout.notices) void queryClient.prefetchQuery(queries.noticesQuery(code));
  if (has('ads')) void queryClient.prefetchQuery(queries.adsQuery(code));
  if (asksWelcome(flags))
    void queryClient.prefetchQuery(queries.popUpsQuery(code, 'FIRST_TIME_LOGIN_WELCOME'));
}
