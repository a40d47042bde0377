import { AfterSale } from '#generated/shared/enums/AfterSale.ts';
import { OrderReceipt } from '#generated/shared/enums/OrderReceipt.ts';
import { PaymentStatus } from '#generated/shared/enums/PaymentStatus.ts';
import { PurchaseKind } from '#generated/shared/enums/PurchaseKind.ts';
import {
  AfterSaleLabel,
  OrderReceiptLabel,
  PaymentStatusLabel,
  PurchaseKindLabel,
} from '#generated/shared/labels.ts';
import type { ProductCode } from '../../products/product.ts';
import type { FilterControl } from '../../ui/filters/controls.ts';
import { freeText, numbers, oneOf, type ValuesOf } from '../../ui/filters/fields.ts';
import { optionsOf } from '../../ui/filters/optionsOf.ts';
import { period, periodInput } from '../../ui/filters/period.ts';
import { sortedBy } from '../../ui/table/sort.ts';
import { copy } from './copy.ts';
import type { OrdersInput } from './queries.ts';

const afterSales = Object.values(AfterSale);
const categories = Object.values(PurchaseKind);
const payments = Object.values(PaymentStatus);

/** The filters of an order list in the URL. The searched number is `no`, since `orderNo` is the order in the drawer. */
export const orderFields = {
  receipt: oneOf(Object.values(OrderReceipt)),
  afterSale: oneOf(afterSales),
  payment: oneOf(payments),
  billed: oneOf(['yes', 'no']),
  category: oneOf(categories),
  ...period(),
  no: numbers(),
  jdpin: freeText(),
  supplier: freeText(),
};

export const orderSort = sortedBy(['orderedAt', 'amount', 'refundedAmount']);

export type OrderFilters = ValuesOf<typeof orderFields>;
type Control = FilterControl<keyof OrderFilters>;

const { fields, billed } = copy;

export const receipts = optionsOf(Object.values(OrderReceipt), OrderReceiptLabel);

export const searchControls: readonly Control[] = [
  { name: 'no', kind: 'numbers', label: fields.orderNo },
  { kind: 'period', label: fields.orderedAt },
];

export const stateControls: readonly Control[] = [
  {
    name: 'afterSale',
    kind: 'select',
    label: fields.afterSale,
    options: optionsOf(afterSales, AfterSaleLabel),
  },
  {
    name: 'payment',
    kind: 'select',
    label: fields.payment,
    options: optionsOf(payments, PaymentStatusLabel),
  },
  {
    name: 'billed',
    kind: 'select',
    label: fields.billed,
    options: optionsOf(['yes', 'no'], billed),
  },
  {
    name: 'category',
    kind: 'select',
    label: fields.category,
    options: optionsOf(categories, PurchaseKindLabel),
  },
];

export const supplierControl: Control = { name: 'supplier', kind: 'text', label: fields.supplier };

/** The request of the list by its filters, without page. */
export function ordersInput(
  productCode: ProductCode,
  filters: OrderFilters,
): Omit<OrdersInput, 'pageNo' | 'pageSize'> {
  const { receipt, afterSale, payment, category, no, jdpin, supplier } = filters;
  return {
    productCode,
    ...periodInput(filters),
    ...(receipt && { receipt: [receipt] }),
    ...(afterSale && { afterSale: [afterSale] }),
    ...(payment && { paymentStatus: [payment] }),
    ...(filters.billed && { billed: filters.billed === 'yes' }),
    ...(category && { category: [category] }),
    ...(no && { orderNo: no }),
    ...(jdpin && { jdpin }),
    ...(supplier && { supplierName: supplier }),
  };
}
