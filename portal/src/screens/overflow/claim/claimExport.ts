import { queryClaimPage } from '#generated/provisional/operations/queryClaimPage.ts';
import { ClaimStatus } from '#generated/shared/enums/ClaimStatus.ts';
import { ClaimStatusLabel, ClaimTypeLabel } from '#generated/shared/labels.ts';
import type { Claim, ClaimsInput } from '#portal/domain/funds/claim/queries.ts';
import { fundsCopy } from '#portal/domain/funds/copy.ts';
import type { ExportColumn } from '#portal/ui/export/columns.ts';
import { exportPeriod } from '#portal/ui/export/exportPeriod.ts';
import { everyPage } from '#portal/ui/export/loadAllPages.ts';
import type { ExportRequest } from '#portal/ui/export/useExport.ts';
import { copy } from '../copy.ts';

const { claim: words } = fundsCopy;

const columns: readonly ExportColumn<Claim>[] = [
  { title: words.no, value: ({ claimNo }) => claimNo },
  { title: words.submittedAt, value: ({ submittedAt }) => submittedAt },
  { title: words.type, value: ({ claimType }) => ClaimTypeLabel[claimType] },
  { title: words.by, value: ({ claimedBy }) => claimedBy },
  { title: words.payer, value: ({ payerName }) => payerName },
  { title: words.payerAccount, value: ({ payerBank, payerAccount }) => `${payerBank} ${payerAccount}` },
  { title: words.to, value: ({ accountNo }) => accountNo },
  { title: words.claimed, value: ({ amount }) => amount, sum: true },
  { title: words.day, value: ({ day }) => day },
  { title: words.status, value: ({ status }) => ClaimStatusLabel[status] },
  { title: words.finishedAt, value: ({ finishedAt }) => finishedAt ?? '' },
  { title: words.failReason, value: ({ failReason }) => failReason ?? '' },
  { title: words.movementNo, value: ({ movementNo }) => movementNo ?? '' },
];

/** Exports all claims that match the filters, not only those on the page. */
export const claimExport = (input: ClaimsInput, today: string): ExportRequest<Claim> => ({
  title: copy.records.title,
  period: exportPeriod(input, today),
  columns,
  total: { label: copy.records.fileTotal, counts: ({ status }) => status === ClaimStatus.Success },
  load: everyPage((page, call) => queryClaimPage({ ...input, ...page }, call)),
});
