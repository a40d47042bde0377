import type { Claim } from '../../../domain/funds/claim/queries.ts';
import { claimLinks } from '../../../domain/funds/accountLinks.ts';
import { copy } from '../copy.ts';
import { PageLink } from '../../../ui/router/PageLink.tsx';

/** To everything that is known of a claim. */
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
