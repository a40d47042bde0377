import { queryApprovalPage } from '#generated/provisional/operations/queryApprovalPage.ts';
import { ApprovalKindLabel, ApprovalStatusLabel } from '#generated/shared/labels.ts';
import { exporting } from '../../copy/ui.ts';
import { nameAndLogin } from '../../domain/accounts/accountName.ts';
import type { ExportColumn } from '../../ui/export/columns.ts';
import { exportPeriod } from '../../ui/export/exportPeriod.ts';
import { everyPage } from '../../ui/export/loadAllPages.ts';
import type { ExportRequest } from '../../ui/export/useExport.ts';
import { copy } from './copy.ts';
import type { Approval, ApprovalsInput } from './queries.ts';

const { fields } = copy;

const columns: readonly ExportColumn<Approval>[] = [
  { title: fields.approvalNo, value: ({ approvalNo }) => approvalNo },
  { title: fields.kind, value: ({ kind }) => ApprovalKindLabel[kind] },
  { title: fields.subjects, value: ({ subjects }) => subjects.join(' ') },
  { title: fields.amount, value: ({ amount }) => amount },
  { title: fields.asker, value: ({ asker }) => nameAndLogin(asker) },
  { title: fields.reason, value: ({ reason }) => reason ?? '' },
  { title: fields.askedAt, value: ({ askedAt }) => askedAt },
  { title: fields.status, value: ({ status }) => ApprovalStatusLabel[status] },
  { title: fields.decider, value: ({ decider }) => (decider ? nameAndLogin(decider) : '') },
  { title: fields.decisionReason, value: ({ decisionReason }) => decisionReason ?? '' },
  { title: fields.endedAt, value: ({ endedAt }) => endedAt ?? '' },
];

/** Exports all approvals that match the filters. @param today YYYY-MM-DD of the provider */
export const approvalExport = (
  input: Omit<ApprovalsInput, 'pageNo' | 'pageSize'>,
  today: string,
): ExportRequest<Approval> => ({
  title: copy.title,
  period: exportPeriod({}, today),
  columns,
  total: { label: exporting.total },
  load: everyPage((page, call) => queryApprovalPage({ ...input, ...page }, call)),
});
