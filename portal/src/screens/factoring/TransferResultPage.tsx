import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FundAccountTypeLabel } from '#generated/shared/labels.ts';
import { ParentsOnly } from '../../domain/funds/ChosenAccount.tsx';
import { SubmissionResult } from '../../domain/submission/SubmissionResult.tsx';
import { paths } from '../../paths.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { DetailRows } from '../../ui/detail/DetailRows.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { ResultPanel } from '../../ui/feedback/ResultPanel.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { CopyableText } from '../../ui/text/CopyableText.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { copy } from './copy.ts';
import { balanceTransferQuery, type BalanceTransfer } from './queries.ts';
import { Sides } from './transfer/Sides.tsx';

const { result: words } = copy;

/** /baolibiaopin/balanceTransferResult: a transfer with both movements, by its number or the key of its submission. 1 §2 */
export function Component() {
  const { isParent } = useSession();
  return (
    <>
      <PageHead
        title={words.title}
        parent={{ title: copy.transfer.title, to: paths.factoringBalanceTransfer() }}
      />
      {isParent ? <Outcome /> : <ParentsOnly />}
    </>
  );
}

function Outcome() {
  const { code } = useProduct();
  const [query] = useSearchParams();
  const no = query.get('balanceTransferNo');
  const key = query.get('key');
  const result = useQuery({
    ...balanceTransferQuery(code, no ? { balanceTransferNo: no } : { idempotencyKey: key ?? '' }),
    enabled: Boolean(no ?? key),
  });
  return (
    <SubmissionResult
      query={result}
      by={{ no, key }}
      notFoundCode="BalanceTransferNotFound"
      words={words}
      again={paths.factoringBalanceTransfer()}
    >
      {(transfer) => <Done transfer={transfer} />}
    </SubmissionResult>
  );
}

function Done({ transfer }: { readonly transfer: BalanceTransfer }) {
  const { balanceTransferNo, amount, to, doneAt } = transfer;
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(() => {
    // Both balances have changed: everything but this result is outdated.
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[1] !== 'queryBalanceTransfer',
    });
  }, [queries, balanceTransferNo]);
  return (
    <CardFrame>
      <ResultPanel
        resultState="success"
        title={words.done}
        text={words.text(FundAccountTypeLabel[to.accountType])}
        leftBtnText={words.again}
        rightBtnText={words.account}
        onSecondary={() => void navigate(paths.factoringBalanceTransfer())}
        onPrimary={() => void navigate(paths.factoringBalance())}
      >
        <Box sx={{ width: '100%', maxWidth: 560, display: 'grid', gap: 4 }}>
          <DetailRows
            rows={[
              [words.amount, <MoneyText key="amount" value={amount} sx={{ fontWeight: 600 }} />],
              [words.no, <CopyableText key="no" value={balanceTransferNo} label={words.no} />],
              [words.doneAt, doneAt],
            ]}
          />
          <Sides transfer={transfer} />
        </Box>
      </ResultPanel>
    </CardFrame>
  );
}
