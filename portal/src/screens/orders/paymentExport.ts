import { queryPaymentRecordPage } from '#generated/provisional/operations/queryPaymentRecordPage.ts';
import { PaymentStatus } from '#generated/shared/enums/PaymentStatus.ts';
import { PaymentStatusLabel } from '#generated/shared/labels.ts';
import { accountFileColumns } from '../../domain/accounts/accountFileColumns.ts';
import type { ExportColumn } from '../../ui/export/columns.ts';
import { exportPeriod } from '../../ui/export/exportPeriod.ts';
import { everyPage } from '../../ui/export/loadAllPages.ts';
import type { ExportRequest } from '../../ui/export/useExport.ts';
import { copy } from './copy.ts';
import type { PaymentsInput } from './queries.ts';
import type { Payment } from './rules.ts';

const { fields } = copy;

const columns: readonly ExportColumn<Payment>[] = [
  { title: fields.paymentNo, value: (row) => row.paymentNo },
  { title: fields.orderNo, value: (row) => row.orderNo },
  { title: fields.goods, value: (row) => row.goods },
  ...accountFileColumns(fields.jdpin),
  { title: fields.payAmount, value: (row) => row.amount, sum: true },
  { title: fields.payment, value: (row) => PaymentStatusLabel[row.status] },
  { title: fields.paidAt, value: (row) => row.paidAt },
  { title: fields.finishedAt, value: (row) => row.finishedAt ?? '' },
  { title: fields.failReason, value: (row) => row.failReason ?? '' },
];

/** Exports all payments that match the filters, not only those on the page. */
export const paymentExport = (
  input: Omit<PaymentsInput, 'pageNo' | 'pageSize'>,
  today: string,
): ExportRequest<Payment> => ({
  title: copy.paidTitle,
  period: exportPeriod(input, today),
  columns,
  total: { label: copy.paidTotal, counts: ({ status }) => status === PaymentStatus.Success },
  load: everyPage((page, call) => queryPaymentRecordPage({ ...input, ...page }, call)),
});
