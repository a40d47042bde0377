import { RepaymentStatus } from '#generated/shared/enums/RepaymentStatus.ts';
import { RepaySource } from '#generated/shared/enums/RepaySource.ts';
import { RepaymentStatusLabel, RepaySourceLabel } from '#generated/shared/labels.ts';
import type { ProductCode } from '../../products/product.ts';
import type { FilterControl } from '../../ui/filters/controls.ts';
import { freeText, numbers, oneOf, type ValuesOf } from '../../ui/filters/fields.ts';
import { optionsOf } from '../../ui/filters/optionsOf.ts';
import { period, periodInput } from '../../ui/filters/period.ts';
import { sortedBy } from '../../ui/table/sort.ts';
import { copy } from './copy.ts';
import type { RecordsInput } from './queries.ts';

/** The tabs of the list: one per status. */
export const states = optionsOf(Object.values(RepaymentStatus), RepaymentStatusLabel);

/** The filters of the repayment records in the URL. */
export const recordFields = {
  status: oneOf(Object.values(RepaymentStatus)),
  repayNo: numbers(),
  billNo: numbers(),
  source: oneOf(Object.values(RepaySource)),
  ...period(),
  jdpin: freeText(),
};

export const recordSort = sortedBy(['submittedAt', 'finishedAt', 'amount', 'couponDiscount', 'payAmount']);

export type RecordFilters = ValuesOf<typeof recordFields>;

export const recordControls: readonly FilterControl<keyof RecordFilters>[] = [
  { name: 'repayNo', kind: 'numbers', label: copy.fields.repayNo },
  { name: 'billNo', kind: 'numbers', label: copy.fields.billNo },
  {
    name: 'source',
    kind: 'select',
    label: copy.fields.source,
    options: optionsOf(Object.values(RepaySource), RepaySourceLabel),
  },
  { kind: 'period', label: copy.fields.submittedAt },
];

/** The request of the list by its filters, without page. */
export const recordsInput = (
  productCode: ProductCode,
  { status, repayNo, billNo, source, jdpin, ...chosen }: RecordFilters,
): Omit<RecordsInput, 'pageNo' | 'pageSize'> => ({
  productCode,
  ...periodInput(chosen),
  ...(status && { status: [status] }),
  ...(source && { source: [source] }),
  ...(repayNo && { repayNo }),
  ...(billNo && { billNo }),
  ...(jdpin && { jdpin }),
});
