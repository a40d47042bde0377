import type { ClaimPages } from '../../domain/funds/claim/pages.ts';
import { paths } from '../../paths.ts';

/** Addresses of the factoring pages for a claim. */
export const claimPages: ClaimPages = {
  result: (by) => paths.factoringBalanceClaimResult(by),
  load: () => import('./ClaimResultPage.tsx'),
  claim: paths.factoringBalanceClaim(),
  records: paths.vasClaimRecord({ fromName: 'balanceAccount' }),
  account: () => paths.factoringBalance(),
};
