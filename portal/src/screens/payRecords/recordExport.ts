import { queryRepayRecordPage } from '#generated/provisional/operations/queryRepayRecordPage.ts';
import { RepaymentStatus } from '#generated/shared/enums/RepaymentStatus.ts';
import { RepaymentStatusLabel, RepaySourceLabel } from '#generated/shared/labels.ts';
import { accountFileColumns } from '../../domain/accounts/accountFileColumns.ts';
import type { ExportColumn } from '../../ui/export/columns.ts';
import { exportPeriod } from '../../ui/export/exportPeriod.ts';
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
  ...accountFileColumns(fields.jdpin),
  { title: fields.principal, value: (row) => row.principal, sum: true },
  { title: fields.interest, value: (row) => row.interest, sum: true },
  { title: fields.fee, value: (row) => row.fee, sum: true },
  { title: fields.penalty, value: (row) => row.penalty, sum: true },
  { title: fields.amount, value: (row) => row.amount, sum: true },
  { title: fields.coupon, value: (row) => row.couponDiscount, sum: true },
  { title: fields.payAmount, value: (row) => row.payAmount, sum: true },
  { title: fields.status, value: (row) => RepaymentStatusLabel[row.status] },
  { title: fields.failReason, value: (row) => row.failReason ?? '' },
];

/** Exports all records that match the filters, not only those on the page. */
export const recordExport = (
  input: Omit<RecordsInput, 'pageNo' | 'pageSize'>,
  today: string,
): ExportRequest<RepayRecord> => ({
  title: copy.title,
  period: exportPeriod(input, today),
  columns,
  total: { label: copy.fileTotal, counts: ({ status }) => status === RepaymentStatus.Success },
  load: everyPage((page, call) => queryRepayRecordPage({ ...input, ...page }, call)),
});
