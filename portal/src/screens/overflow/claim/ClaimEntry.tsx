import { ClaimTypeLabel } from '#generated/shared/labels.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import type { Claim } from '#portal/domain/funds/claim/queries.ts';
import { claimStatus } from '#portal/domain/funds/fundStatus.ts';
import { StatusValueTag } from '#portal/domain/status/StatusValueTag.tsx';
import { ListEntry } from '#portal/ui/list/ListEntry.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { ClaimLink } from './ClaimLink.tsx';
import { outcomeOf } from './outcome.ts';

/** A claim as a list entry, for narrow screens. docs/design/look.md rule 8 */
export function ClaimEntry({ claim }: { readonly claim: Claim }) {
  const { claimNo, payerName, amount, submittedAt, claimType, status } = claim;
  return (
    <ListEntry
      first={[
        payerName,
        <MoneyText key="amount" value={amount} symbol fact={factOf('claim.amount', claimNo)} />,
      ]}
      second={[submittedAt, ClaimTypeLabel[claimType]]}
      third={[
        <span key="status">
          <StatusValueTag kind={claimStatus} value={status} fact={factOf('claim.state', claimNo)} />{' '}
          <small className="quiet">{outcomeOf(claim)}</small>
        </span>,
        <ClaimLink key="open" claim={claim} />,
      ]}
    />
  );
}
