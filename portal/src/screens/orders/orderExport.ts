import { queryOrderPage } from '#generated/provisional/operations/queryOrderPage.ts';
import { PaymentStatus } from '#generated/shared/enums/PaymentStatus.ts';
import {
  AfterSaleLabel,
  CycleLabel,
  OrderReceiptLabel,
  PaymentStatusLabel,
  PurchaseKindLabel,
} from '#generated/shared/labels.ts';
import { accountFileColumns } from '../../domain/accounts/accountFileColumns.ts';
import type { ExportColumn } from '../../ui/export/columns.ts';
import { exportPeriod } from '../../ui/export/exportPeriod.ts';
import { everyPage } from '../../ui/export/loadAllPages.ts';
import type { ExportRequest } from '../../ui/export/useExport.ts';
import { copy } from './copy.ts';
import type { OrdersInput } from './queries.ts';
import type { Order } from './rules.ts';

const { fields } = copy;

/** Returns whether an order counts in the sum. Cancelled and failed orders do not, as in the sum of the list. */
const countsInSum = ({ paymentStatus }: Order): boolean =>
  paymentStatus !== PaymentStatus.Cancelled && paymentStatus !== PaymentStatus.Failed;

const columns: readonly ExportColumn<Order>[] = [
  { title: fields.orderNo, value: (row) => row.orderNo },
  { title: fields.parentOrderNo, value: (row) => row.parentOrderNo ?? '' },
  { title: fields.orderedAt, value: (row) => row.orderedAt },
  { title: fields.goods, value: (row) => row.goods },
  { title: fields.category, value: (row) => PurchaseKindLabel[row.category] },
  { title: fields.quantity, value: (row) => row.quantity, integer: true },
  { title: fields.supplier, value: (row) => row.supplierName ?? fields.selfOperated },
  ...accountFileColumns(fields.jdpin),
  { title: fields.amount, value: (row) => row.amount, sum: countsInSum },
  { title: fields.refunded, value: (row) => row.refundedAmount, sum: true },
  { title: fields.receipt, value: (row) => OrderReceiptLabel[row.receipt] },
  { title: fields.afterSale, value: (row) => AfterSaleLabel[row.afterSale] },
  { title: fields.payment, value: (row) => PaymentStatusLabel[row.paymentStatus] },
  { title: fields.cycle, value: (row) => (row.cycle ? CycleLabel[row.cycle] : '') },
  { title: fields.billNo, value: (row) => row.billNo ?? '' },
];

/** Exports all orders that match the filters, not only those on the page. */
export const orderExport = (
  input: Omit<OrdersInput, 'pageNo' | 'pageSize'>,
  today: string,
): ExportRequest<Order> => ({
  title: copy.title,
  period: exportPeriod(input, today),
  columns,
  total: { label: copy.fileTotal },
  load: everyPage((page, call) => queryOrderPage({ ...input, ...page }, call)),
});
