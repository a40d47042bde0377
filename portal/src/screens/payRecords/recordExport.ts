import { RepaymentStatusLabel, RepaySourceLabel } from '#generated/shared/labels.ts';
import { queryRepayRecordPage } from '#generated/provisional/operations/queryRepayRecordPage.ts';
import type { ExportColumn } from '../../ui/export/columns.ts';
import { everyPage } from '../../ui/export/loadAllPages.ts';
import type { ExportRequest } from '../../ui/export/useExport.ts';
import { copy } from './copy.ts';
import type { RecordsInput, RepayRecord } from './queries.ts';

const { fields } = copy;

const columns: readonly ExportColumn<RepayRecord>[] = [
  { title: fields.repayNo, value: (row) => row.repayNo },
  { title: fields.bills, value: (row) => row.billNos.join(' ') },
  { title: fields.submittedAt, value: (row) => row.submittedAt },
  { title: fields.finishedAt, value: (row) => row.finishedAt ?? '' },
  { title: fields.source, value: (row) => RepaySourceLabel[row.source] },
  { title: fields.investor, value: (row) => row.investorName },
  { title: fields.jdpin, value: (row) => row.jdpin },
  { title: fields.principal, value: (row) => row.principal },
  { title: fields.interest, value: (row) => row.interest },
  { title: fields.fee, value: (row) => row.fee },
  { title: fields.penalty, value: (row) => row.penalty },
  { title: fields.amount, value: (row) => row.amount },
  { title: fields.coupon, value: (row) => row.couponDiscount },
  { title: fields.payAmount, value: (row) => row.payAmount },
  { title: fields.status, value: (row) => RepaymentStatusLabel[row.status] },
  { title: fields.failReason, value: (row) => row.failReason ?? '' },
];

/** Every record that the filters let through, not just the page that is shown. */
export const recordExport = (
  input: Omit<RecordsInput, 'pageNo' | 'pageSize'>,
  today: string,
): ExportRequest<RepayRecord> => ({
  fileName: `${copy.title}${today}`,
  columns,
  load: everyPage((page, call) => queryRepayRecordPage({ ...input, ...page }, call)),
});
