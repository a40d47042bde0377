import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ClaimStatus } from '#generated/shared/enums/ClaimStatus.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { ResultPanel } from '#portal/ui/feedback/ResultPanel.tsx';
import { SubmissionResult } from '../../submission/SubmissionResult.tsx';
import { claimLinks } from '../accountLinks.ts';
import { fundsCopy } from '../copy.ts';
import { fundAccountsQuery } from '../queries.ts';
import { ClaimFacts } from './ClaimFacts.tsx';
import type { ClaimPages } from './pages.ts';
import { claimQuery, type Claim } from './queries.ts';
import { claimPanel } from './result.ts';

interface ClaimResultProps {
  readonly productCode: ProductCode;
  readonly pages: ClaimPages;
}

/** The state of a claim: by its number, or by the key of a submission without a response (`key`). */
export function ClaimResult({ productCode, pages }: ClaimResultProps) {
  const [query] = useSearchParams();
  const claimNo = query.get('claimNo');
  const key = query.get('key');
  const result = useQuery({
    ...claimQuery(productCode, claimNo ? { claimNo } : { idempotencyKey: key ?? '' }),
    enabled: Boolean(claimNo ?? key),
  });
  return (
    <SubmissionResult
      query={result}
      by={{ no: claimNo, key }}
      notFoundCode="ClaimNotFound"
      words={fundsCopy.claim.result}
      again={pages.claim}
    >
      {(claim) => <LoadedClaim productCode={productCode} claim={claim} pages={pages} />}
    </SubmissionResult>
  );
}

interface LoadedClaimProps extends ClaimResultProps {
  readonly claim: Claim;
}

function LoadedClaim({ productCode, claim, pages }: LoadedClaimProps) {
  const { status, accountNo, accountType } = claim;
  const failed = status === ClaimStatus.Failed;
  // A repeated claim is for the same account: each investor has its own.
  const { data } = useQuery({ ...fundAccountsQuery(productCode), enabled: failed });
  const account = data?.accounts.find((each) => each.accountNo === accountNo);
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(() => {
    // Balances may have changed: all other queries are refetched.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'queryClaim' });
  }, [queries, status]);
  const onward = failed
    ? claimLinks[accountType].claim(account && { investorNo: account.investorNo })
    : pages.account(accountNo);
  return (
    <CardFrame>
      <ResultPanel
        {...claimPanel(claim)}
        onSecondary={() => void navigate(pages.records)}
        onPrimary={() => void navigate(onward)}
      >
        <Box sx={{ width: '100%', maxWidth: 520 }}>
          <ClaimFacts claim={claim} />
        </Box>
      </ResultPanel>
    </CardFrame>
  );
}
