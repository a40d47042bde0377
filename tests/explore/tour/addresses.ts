/** Addresses of a product's pages about money, and of the pages about the first few entries of each list. */
import { BillTab } from '#generated/shared/enums.ts';
import { paths } from '#portal/paths.ts';
import { bookPagesOf } from '#portal/products/bookPages.ts';
import { productFor } from '#portal/products/catalogue.ts';
import { homeOf } from '#portal/products/homes.ts';
import type { Sighting } from '../observed.ts';

/** Number of bills, repayments, refunds and orders in each state whose own pages are visited. */
const FOLLOWED = 2;

/** Returns the pages about money whose address names no resource. */
export function pagesOf(code: string): string[] {
  const product = productFor(code);
  const { bills, orders, refunds, payRecords, repay } = bookPagesOf(product);
  return [
    homeOf(product),
    ...(bills ? Object.values(BillTab).map((tabName) => bills({ tabName })) : []),
    repay(),
    orders(),
    ...(refunds ? [refunds()] : []),
    ...(payRecords ? [payRecords()] : []),
    paths.unbilled(),
    paths.quota(),
    paths.freezeTip(),
    paths.increaseActivity(),
    product?.type === 'company' ? paths.companyClearType() : paths.clearType(),
    product?.type === 'company' ? paths.companyClearTypeChange() : paths.clearTypeChange(),
  ];
}

/** Returns the pages about single bills, repayments, orders and refunds. The facts on the visited pages name these. */
export function pagesAbout(code: string, seen: readonly Sighting[]): string[] {
  const product = productFor(code);
  const { billDetail, orders, orderDetail, refunds, payRecords, repay } = bookPagesOf(product);
  const bills = inEachState(seen, 'bill.state');
  const repayments = inEachState(seen, 'repay.state');
  return [
    ...bills.flatMap((ref) => {
      const billNo = ref.split('.', 1)[0] ?? '';
      return [billDetail?.({ billNo }), repay({ bills: ref }), paths.instalment({ billNo })];
    }),
    ...repayments.flatMap((repayNo) => [
      paths.repayResult({ repayNo }),
      payRecords && `${payRecords()}?detail=${repayNo}`,
    ]),
    ...inEachState(seen, 'order.receipt').map((orderNo) => (orderDetail ?? orders)({ orderNo })),
    ...(refunds === undefined && orderDetail === undefined
      ? []
      : inEachState(seen, 'refund.state').map((refundNo) => paths.refundDetail({ refundNo }))),
  ].filter((address) => address !== undefined);
}

/** Returns the first few entries in each state, because pages of entries in one state look alike. */
function inEachState(seen: readonly Sighting[], name: string): string[] {
  const sightings = seen.filter(({ fact }) => fact.startsWith(`${name}:`));
  return [...Map.groupBy(sightings, ({ text }) => text)].flatMap(([, alike]) =>
    [...new Set(alike.map(({ fact }) => fact.slice(name.length + 1)))].slice(0, FOLLOWED),
  );
}
