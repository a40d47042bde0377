import { PaymentStatus } from '#generated/shared/enums/PaymentStatus.ts';
import { PaymentStatusLabel } from '#generated/shared/labels.ts';
import type { ProductCode } from '../../products/product.ts';
import type { FilterControl } from '../../ui/filters/controls.ts';
import { numbers, oneOf, type ValuesOf } from '../../ui/filters/fields.ts';
import { optionsOf } from '../../ui/filters/optionsOf.ts';
import { period, periodInput } from '../../ui/filters/period.ts';
import { sortedBy } from '../../ui/table/sort.ts';
import { copy } from './copy.ts';
import type { PaymentsInput } from './queries.ts';

/** The tabs of the list: one per status. */
export const paymentStates = optionsOf(Object.values(PaymentStatus), PaymentStatusLabel);

/** Value of the status in the URL for all payments: an empty one means successful payments. */
export const ALL_PAYMENTS = 'all';

/** The filters of the payment records in the URL. */
export const paymentFields = {
  // At first the page shows successful payments.
  status: oneOf([...Object.values(PaymentStatus), ALL_PAYMENTS], PaymentStatus.Success),
  paymentNo: numbers(),
  orderNo: numbers(),
  ...period(),
};

export const paymentSort = sortedBy(['paidAt', 'finishedAt', 'amount']);

export type PaymentFilters = ValuesOf<typeof paymentFields>;

export const paymentControls: readonly FilterControl<keyof PaymentFilters>[] = [
  { name: 'paymentNo', kind: 'numbers', label: copy.fields.paymentNo },
  { name: 'orderNo', kind: 'numbers', label: copy.fields.orderNo },
  { kind: 'period', label: copy.fields.paidAt },
];

/** The request of the list by its filters, without page. */
export const paymentsInput = (
  productCode: ProductCode,
  { status, paymentNo, orderNo, ...chosen }: PaymentFilters,
): Omit<PaymentsInput, 'pageNo' | 'pageSize'> => ({
  productCode,
  ...periodInput(chosen),
  ...(status && status !== ALL_PAYMENTS && { status: [status] }),
  ...(paymentNo && { paymentNo }),
  ...(orderNo && { orderNo }),
});
