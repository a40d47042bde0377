import type { BillTab } from '#generated/shared/enums/BillTab.ts';
import type { PurchaseKind } from '#generated/shared/enums/PurchaseKind.ts';
import { paths } from '../paths.ts';
import type { Product } from './product.ts';

/** Query of an order list: the order to open, or filters. */
interface OrdersQuery {
  readonly orderNo?: string;
  readonly no?: string;
  readonly jdpin?: string;
  readonly category?: PurchaseKind;
  readonly dateFrom?: string;
  readonly dateTo?: string;
}

/** URL builders of the pages with a product's bills and other records. Each family of products has its own paths. 1 §2 */
export interface BookPages {
  /** undefined if the family lists due bills on its home page. */
  readonly bills:
    | ((query?: { tabName?: BillTab; billNo?: string; dateFrom?: string; dateTo?: string }) => string)
    | undefined;
  readonly billDetail: ((query?: { billNo?: string; period?: string }) => string) | undefined;
  readonly orders: (query?: OrdersQuery) => string;
  /** undefined if orders open only in a drawer of their list. */
  readonly orderDetail: ((query?: { orderNo?: string }) => string) | undefined;
  /** undefined if refunds are listed only under their orders. */
  readonly refunds: (() => string) | undefined;
  /** undefined if the product's menu has no records page. */
  readonly payRecords: ((query?: { dateFrom?: string; dateTo?: string }) => string) | undefined;
  /** undefined if the product has no bills to compare a ledger with. */
  readonly reconcile: (() => string) | undefined;
  /** Dues by day. */
  readonly dueCalendar: (query?: { month?: string; day?: string }) => string;
  readonly repay: (query?: { bills?: string; investorNo?: string; couponId?: string }) => string;
}

const company: BookPages = {
  bills: paths.companyBills,
  billDetail: paths.companyBillDetail,
  orders: paths.companyOrders,
  orderDetail: undefined,
  refunds: undefined,
  payRecords: paths.companyPayRecords,
  reconcile: paths.companyReconcile,
  dueCalendar: paths.companyDueCalendar,
  repay: paths.repay,
};

const fenxiao: BookPages = {
  bills: undefined,
  billDetail: undefined,
  orders: paths.fenxiaoOrders,
  orderDetail: paths.fenxiaoOrderDetail,
  refunds: paths.fenxiaoRefunds,
  payRecords: paths.fenxiaoPayRecords,
  reconcile: undefined,
  dueCalendar: paths.fenxiaoDueCalendar,
  repay: paths.repay,
};

const yipanhuo: BookPages = {
  bills: undefined,
  billDetail: undefined,
  orders: paths.yipanhuoOrders,
  orderDetail: paths.yipanhuoOrderDetail,
  refunds: paths.yipanhuoRefunds,
  payRecords: paths.yipanhuoPayRecords,
  reconcile: undefined,
  dueCalendar: paths.yipanhuoDueCalendar,
  repay: paths.repay,
};

const factoring: BookPages = {
  bills: paths.factoringBills,
  billDetail: paths.factoringBillDetail,
  orders: paths.factoringOrders,
  orderDetail: undefined,
  refunds: undefined,
  payRecords: undefined,
  reconcile: paths.factoringReconcile,
  dueCalendar: paths.factoringDueCalendar,
  repay: paths.factoringRepay,
};

const pages: Readonly<Record<Product['recordPages'], BookPages>> = {
  company,
  fenxiao,
  fenxiaoPeriod: { ...fenxiao, payRecords: paths.fenxiaoPayRecordsFxzq },
  yipanhuo,
  factoring,
};

/** Returns the pages with a product's bills and other records; without a product, those of `company`. 1 §2 */
export const bookPagesOf = (product: Pick<Product, 'recordPages'> | undefined): BookPages =>
  product === undefined ? company : pages[product.recordPages];
