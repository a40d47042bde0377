import { Link } from 'react-router-dom';
import type { Claim } from '../../../domain/funds/claim/queries.ts';
import { paths } from '../../../paths.ts';
import { copy } from '../copy.ts';

/** To everything that is known of a claim. */
export const ClaimLink = ({ claim: { claimNo } }: { readonly claim: Pick<Claim, 'claimNo'> }) => (
  <Link className="link" to={paths.vasClaimResult({ claimNo })} aria-label={copy.records.openOf(claimNo)}>
    {copy.records.open}
  </Link>
);
