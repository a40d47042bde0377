import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { WithdrawalStatus } from '#generated/shared/enums/WithdrawalStatus.ts';
import { ParentsOnly } from '#portal/domain/funds/ChosenAccount.tsx';
import { SubmissionResult } from '#portal/domain/submission/SubmissionResult.tsx';
import { paths } from '#portal/paths.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { useSession } from '#portal/session/useSession.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { ResultPanel } from '#portal/ui/feedback/ResultPanel.tsx';
import { PageHead } from '#portal/ui/page/PageHead.tsx';
import { accountCrumb } from '../accountCrumb.ts';
import { copy } from '../copy.ts';
import { withdrawalPanel } from './panel.ts';
import { withdrawalResultQuery, type Withdrawal } from './queries.ts';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';

const { result: words } = copy.withdrawal;

/** /vas/withdrawal/result: the result of a withdrawal, found by its number or by the idempotency key of its submission. 1 §2 */
export function Component() {
  const { isParent } = useSession();
  const [query] = useSearchParams();
  const accountNo = query.get('accountNo');
  return (
    <>
      <PageHead title={words.title} parent={accountCrumb(accountNo)} />
      {isParent ? (
        <WithdrawalResult query={query} again={paths.vasWithdrawalApply(accountNo ? { accountNo } : {})} />
      ) : (
        <ParentsOnly />
      )}
    </>
  );
}

interface WithdrawalResultProps {
  readonly query: URLSearchParams;
  /** Address of the form for another withdrawal from the account. */
  readonly again: string;
}

function WithdrawalResult({ query, again }: WithdrawalResultProps) {
  const { code } = useProduct();
  const withdrawalNo = query.get('withdrawalNo');
  const key = query.get('key');
  const result = useQuery({
    ...withdrawalResultQuery(code, withdrawalNo ? { withdrawalNo } : { idempotencyKey: key ?? '' }),
    enabled: Boolean(withdrawalNo ?? key),
  });
  return (
    <SubmissionResult
      query={result}
      by={{ no: withdrawalNo, key }}
      notFoundCode="WithdrawalNotFound"
      words={words}
      again={again}
    >
      {(withdrawal) => <FoundWithdrawal withdrawal={withdrawal} />}
    </SubmissionResult>
  );
}

function FoundWithdrawal({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { status, accountNo } = withdrawal;
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(() => {
    // Balances have changed, so everything but this result is outdated.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'queryWithdrawal' });
  }, [queries, status]);
  const onward =
    status === WithdrawalStatus.Failed
      ? paths.vasWithdrawalApply({ accountNo })
      : paths.vasAccountDetail({ accountNo });
  return (
    <CardFrame>
      <ResultPanel
        {...withdrawalPanel(withdrawal)}
        onSecondary={() => void navigate(paths.root())}
        onPrimary={() => void navigate(onward)}
      >
        <Box sx={{ width: '100%', maxWidth: 520 }}>
          <WithdrawalFacts withdrawal={withdrawal} />
        </Box>
      </ResultPanel>
    </CardFrame>
  );
}
