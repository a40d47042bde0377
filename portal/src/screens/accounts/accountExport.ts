import { queryAccountPage } from '#generated/provisional/operations/queryAccountPage.ts';
import { AccountStatusLabel, CycleLabel } from '#generated/shared/labels.ts';
import { exporting } from '../../copy/ui.ts';
import { mask } from '../../format/mask.ts';
import type { ExportColumn } from '../../ui/export/columns.ts';
import { exportPeriod } from '../../ui/export/exportPeriod.ts';
import { everyPage } from '../../ui/export/loadAllPages.ts';
import type { ExportRequest } from '../../ui/export/useExport.ts';
import { copy } from './copy.ts';
import type { Account, AccountsInput } from './queries.ts';

const { fields } = copy;

const columns: readonly ExportColumn<Account>[] = [
  { title: fields.nickname, value: ({ nickname }) => nickname },
  { title: fields.loginId, value: ({ jdpin }) => jdpin },
  { title: fields.status, value: ({ status }) => AccountStatusLabel[status] },
  { title: fields.cycle, value: ({ cycle }) => CycleLabel[cycle] },
  { title: fields.used, value: ({ used }) => used, sum: true },
  { title: fields.limit, value: ({ limit }) => limit ?? copy.limit.none, sum: true },
  { title: fields.left, value: ({ left }) => left },
  { title: fields.debt, value: ({ debt }) => debt, sum: true },
  { title: fields.phone, value: ({ phone }) => mask(phone, 'phone') },
  { title: fields.lastOrder, value: ({ lastOrderAt }) => lastOrderAt ?? '' },
];

/** Exports all accounts that match the filters, not only those on the page. */
export const accountExport = (
  input: Omit<AccountsInput, 'pageNo' | 'pageSize'>,
  today: string,
): ExportRequest<Account> => ({
  title: copy.title,
  period: exportPeriod({}, today),
  columns,
  total: { label: exporting.total },
  load: everyPage((page, call) => queryAccountPage({ ...input, ...page }, call)),
});
