import { queryRefundPage } from '#generated/provisional/operations/queryRefundPage.ts';
import { RefundStatus } from '#generated/shared/enums/RefundStatus.ts';
import { RefundStatusLabel, RefundTargetLabel } from '#generated/shared/labels.ts';
import { accountFileColumns } from '../../domain/accounts/accountFileColumns.ts';
import type { ExportColumn } from '../../ui/export/columns.ts';
import { exportPeriod } from '../../ui/export/exportPeriod.ts';
import { everyPage } from '../../ui/export/loadAllPages.ts';
import type { ExportRequest } from '../../ui/export/useExport.ts';
import { copy } from './copy.ts';
import type { Refund, RefundsInput } from './queries.ts';

const { fields } = copy;

const columns: readonly ExportColumn<Refund>[] = [
  { title: fields.refundNo, value: (row) => row.refundNo },
  { title: fields.orderNo, value: (row) => row.orderNo },
  { title: fields.goods, value: (row) => row.goods },
  ...accountFileColumns(fields.jdpin),
  { title: fields.amount, value: (row) => row.amount, sum: true },
  { title: fields.target, value: (row) => RefundTargetLabel[row.target] },
  { title: fields.billNo, value: (row) => row.billNo ?? '' },
  { title: fields.status, value: (row) => RefundStatusLabel[row.status] },
  { title: fields.appliedAt, value: (row) => row.appliedAt },
  { title: fields.finishedAt, value: (row) => row.finishedAt ?? '' },
  { title: fields.failReason, value: (row) => row.failReason ?? '' },
];

/** Exports all refunds that match the filters, not only those on the page. */
export const refundExport = (
  input: Omit<RefundsInput, 'pageNo' | 'pageSize'>,
  today: string,
): ExportRequest<Refund> => ({
  title: copy.title,
  period: exportPeriod(input, today),
  columns,
  total: { label: copy.fileTotal, counts: ({ status }) => status === RefundStatus.Success },
  load: everyPage((page, call) => queryRefundPage({ ...input, ...page }, call)),
});
