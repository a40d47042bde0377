import type { ClaimPages } from '#portal/domain/funds/claim/pages.ts';
import { paths } from '#portal/paths.ts';

/** The pages of a claim for the overflow account of an investor. */
export const claimPages = (investorNo: string | undefined, accountNo: string | undefined): ClaimPages => ({
  result: (by) => paths.vasClaimResult({ ...by, investorNo }),
  load: () => import('./ClaimResultPage.tsx'),
  claim: paths.vasClaim({ fromName: 'vasClaimResult', investorNo }),
  records: paths.vasClaimRecord({ fromName: 'vasClaim', accountNo }),
  account: (no) => paths.vasAccountDetail({ accountNo: no }),
});
