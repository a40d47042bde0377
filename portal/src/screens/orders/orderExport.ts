import {
  AfterSaleLabel,
  CycleLabel,
  OrderReceiptLabel,
  PaymentStatusLabel,
} from '#generated/shared/labels.ts';
import { queryOrderPage } from '#generated/provisional/operations/queryOrderPage.ts';
import type { ExportColumn } from '../../ui/export/columns.ts';
import { everyPage } from '../../ui/export/loadAllPages.ts';
import type { ExportRequest } from '../../ui/export/useExport.ts';
import { copy } from './copy.ts';
import type { OrdersInput } from './queries.ts';
import type { Order } from './rules.ts';

const { fields } = copy;

const columns: readonly ExportColumn<Order>[] = [
  { title: fields.orderNo, value: (row) => row.orderNo },
  { title: fields.parentOrderNo, value: (row) => row.parentOrderNo ?? '' },
  { title: fields.orderedAt, value: (row) => row.orderedAt },
  { title: fields.goods, value: (row) => row.goods },
  { title: fields.quantity, value: (row) => row.quantity, integer: true },
  { title: fields.supplier, value: (row) => row.supplierName ?? fields.selfOperated },
  { title: fields.jdpin, value: (row) => row.jdpin },
  { title: fields.amount, value: (row) => row.amount },
  { title: fields.refunded, value: (row) => row.refundedAmount },
  { title: fields.receipt, value: (row) => OrderReceiptLabel[row.receipt] },
  { title: fields.afterSale, value: (row) => AfterSaleLabel[row.afterSale] },
  { title: fields.payment, value: (row) => PaymentStatusLabel[row.paymentStatus] },
  { title: fields.cycle, value: (row) => (row.cycle ? CycleLabel[row.cycle] : '') },
  { title: fields.billNo, value: (row) => row.billNo ?? '' },
];

/** Every order that the filters let through, not just the page that is shown. */
export const orderExport = (
  input: Omit<OrdersInput, 'pageNo' | 'pageSize'>,
  today: string,
): ExportRequest<Order> => ({
  fileName: `${copy.title}${today}`,
  columns,
  load: everyPage((page, call) => queryOrderPage({ ...input, ...page }, call)),
});
