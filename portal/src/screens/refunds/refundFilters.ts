import { RefundStatus } from '#generated/shared/enums/RefundStatus.ts';
import { RefundStatusLabel } from '#generated/shared/labels.ts';
import type { ProductCode } from '../../products/product.ts';
import type { FilterControl } from '../../ui/filters/controls.ts';
import { freeText, numbers, oneOf, type ValuesOf } from '../../ui/filters/fields.ts';
import { optionsOf } from '../../ui/filters/optionsOf.ts';
import { period, periodInput } from '../../ui/filters/period.ts';
import { sortedBy } from '../../ui/table/sort.ts';
import { copy } from './copy.ts';
import type { RefundsInput } from './queries.ts';

/** The tabs of the list: one per state. */
export const refundStates = optionsOf(Object.values(RefundStatus), RefundStatusLabel);

/** The filters of a refund list in the URL. */
export const refundFields = {
  status: oneOf(Object.values(RefundStatus)),
  refundNo: numbers(),
  orderNo: numbers(),
  ...period(),
  jdpin: freeText(),
};

export const refundSort = sortedBy(['appliedAt', 'finishedAt', 'amount']);

export type RefundFilters = ValuesOf<typeof refundFields>;

export const refundControls: readonly FilterControl<keyof RefundFilters>[] = [
  { name: 'refundNo', kind: 'numbers', label: copy.fields.refundNo },
  { name: 'orderNo', kind: 'numbers', label: copy.fields.orderNo },
  { kind: 'period', label: copy.fields.appliedAt },
];

/** The request of the list by its filters, without page. */
export const refundsInput = (
  productCode: ProductCode,
  { status, refundNo, orderNo, jdpin, ...chosen }: RefundFilters,
): Omit<RefundsInput, 'pageNo' | 'pageSize'> => ({
  productCode,
  ...periodInput(chosen),
  ...(status && { status: [status] }),
  ...(refundNo && { refundNo }),
  ...(orderNo && { orderNo }),
  ...(jdpin && { jdpin }),
});
