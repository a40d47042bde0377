import { queryOperationLog } from '#generated/provisional/operations/queryOperationLog.ts';
import { OperationKindLabel, OperationResultLabel } from '#generated/shared/labels.ts';
import { exporting } from '#portal/copy/ui.ts';
import { nameAndLogin } from '#portal/domain/accounts/accountName.ts';
import type { ExportColumn } from '#portal/ui/export/columns.ts';
import { exportPeriod } from '#portal/ui/export/exportPeriod.ts';
import { everyPage } from '#portal/ui/export/loadAllPages.ts';
import type { ExportRequest } from '#portal/ui/export/useExport.ts';
import { copy } from '../copy.ts';
import type { LogEntry, LogInput } from './queries.ts';

const { log: words } = copy;

const columns: readonly ExportColumn<LogEntry>[] = [
  { title: words.at, value: ({ at }) => at },
  { title: words.actor, value: ({ actor }) => nameAndLogin(actor) },
  { title: words.kind, value: ({ kind }) => OperationKindLabel[kind] },
  { title: words.operation, value: ({ operation }) => operation },
  { title: words.subject, value: ({ subject }) => subject ?? '' },
  { title: words.amount, value: ({ amount }) => amount ?? '' },
  { title: words.device, value: ({ device }) => device },
  { title: words.result, value: ({ result }) => OperationResultLabel[result] },
  { title: copy.fields.reason, value: ({ resultText }) => resultText ?? '' },
];

/** Exports all entries that match the filters. @param today YYYY-MM-DD of the provider */
export const logExport = (
  input: Omit<LogInput, 'pageNo' | 'pageSize'>,
  today: string,
): ExportRequest<LogEntry> => ({
  title: words.title,
  period: exportPeriod(input, today),
  columns,
  total: { label: exporting.total },
  load: everyPage((page, call) => queryOperationLog({ ...input, ...page }, call)),
});
