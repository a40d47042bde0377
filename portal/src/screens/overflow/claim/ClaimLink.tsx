import { claimLinks } from '#portal/domain/funds/accountLinks.ts';
import type { Claim } from '#portal/domain/funds/claim/queries.ts';
import { PageLink } from '#portal/ui/router/PageLink.tsx';
import { copy } from '../copy.ts';

/** Links to a claim's result page. */
export const ClaimLink = ({
  claim: { claimNo, accountType },
}: {
  readonly claim: Pick<Claim, 'claimNo' | 'accountType'>;
}) => (
  <PageLink
    className="link"
    to={claimLinks[accountType].result(claimNo)}
    aria-label={copy.records.openOf(claimNo)}
  >
    {copy.records.open}
  </PageLink>
);
