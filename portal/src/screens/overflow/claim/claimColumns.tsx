import { ClaimTypeLabel, FundAccountTypeLabel } from '#generated/shared/labels.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import type { Claim } from '#portal/domain/funds/claim/queries.ts';
import { fundsCopy } from '#portal/domain/funds/copy.ts';
import { claimStatus } from '#portal/domain/funds/fundStatus.ts';
import { StatusValueTag } from '#portal/domain/status/StatusValueTag.tsx';
import type { Column } from '#portal/ui/table/column.ts';
import { DateTimeCell } from '#portal/ui/table/DateTimeCell.tsx';
import { MoneyCell } from '#portal/ui/table/MoneyCell.tsx';
import { TwoLines } from '#portal/ui/table/TwoLines.tsx';
import { CopyableText } from '#portal/ui/text/CopyableText.tsx';
import { copy } from '../copy.ts';
import { ClaimLink } from './ClaimLink.tsx';
import { outcomeOf } from './outcome.ts';

const { claim: words, account } = fundsCopy;

/** Columns of the table of claims. */
export const claimColumns: readonly Column<Claim>[] = [
  {
    key: 'no',
    title: words.no,
    render: ({ claimNo }) => <CopyableText value={claimNo} label={words.no} />,
  },
  {
    key: 'submittedAt',
    title: words.submittedAt,
    render: (claim) => <DateTimeCell value={claim.submittedAt} />,
  },
  {
    key: 'type',
    title: words.type,
    render: ({ claimType, claimedBy }) => <TwoLines below={claimedBy}>{ClaimTypeLabel[claimType]}</TwoLines>,
  },
  {
    key: 'payer',
    title: words.payer,
    render: ({ payerName, payerBank, payerAccount }) => (
      <TwoLines below={`${payerBank} ${payerAccount}`}>{payerName}</TwoLines>
    ),
  },
  {
    key: 'to',
    title: words.to,
    render: ({ accountType, accountNo }) => account.tail(FundAccountTypeLabel[accountType], accountNo),
  },
  {
    key: 'amount',
    title: words.claimed,
    align: 'right',
    render: ({ amount, claimNo }) => (
      <MoneyCell value={amount} strong fact={factOf('claim.amount', claimNo)} />
    ),
  },
  {
    key: 'status',
    title: words.status,
    render: (claim) => (
      <TwoLines below={outcomeOf(claim)}>
        <StatusValueTag kind={claimStatus} value={claim.status} fact={factOf('claim.state', claim.claimNo)} />
      </TwoLines>
    ),
  },
  {
    key: 'actions',
    title: copy.records.actions,
    actions: true,
    align: 'right',
    render: (claim) => <ClaimLink claim={claim} />,
  },
];
