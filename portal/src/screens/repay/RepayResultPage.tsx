import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { RepaymentStatus } from '#generated/shared/enums/RepaymentStatus.ts';
import { useBillsCrumb } from '../../domain/bills/useBillsCrumb.ts';
import { shareFacts } from '../../domain/fact/factOf.ts';
import { freezeQuery } from '../../domain/quota/freeze.ts';
import { resultQuery } from '../../domain/repayment/queries.ts';
import { RepaymentFacts } from '../../domain/repayment/RepaymentFacts.tsx';
import { SharesCard } from '../../domain/repayment/SharesCard.tsx';
import { TransferCard } from '../../domain/repayment/TransferCard.tsx';
import { SubmissionResult } from '../../domain/submission/SubmissionResult.tsx';
import { paths } from '../../paths.ts';
import { bookPagesOf } from '../../products/bookPages.ts';
import { useProduct } from '../../session/useProduct.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { ResultPanel } from '../../ui/feedback/ResultPanel.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { openReceipt } from '../../ui/print/papers.ts';
import { ApprovalResult } from './ApprovalResult.tsx';
import { copy } from './copy.ts';
import { billsOf, panelOf, type RepayResult } from './rules/result.ts';

/**
 * /repayCom/result: the state of a repayment, by its number or by the key of its submission; or of the approval that it waits for, by
 * `approvalNo`. 1 §4
 */
export function Component() {
  return (
    <>
      <PageHead title={copy.result.title} parent={useBillsCrumb()} />
      <Body />
    </>
  );
}

function Body() {
  const product = useProduct();
  const [search] = useSearchParams();
  const repayNo = search.get('repayNo');
  const key = search.get('key');
  const approvalNo = search.get('approvalNo');
  const query = useQuery({
    ...resultQuery(product.code, repayNo ? { repayNo } : { idempotencyKey: key ?? '' }),
    enabled: Boolean(repayNo ?? key),
  });
  const { bills } = bookPagesOf(product);

  if (approvalNo) return <ApprovalResult approvalNo={approvalNo} />;
  return (
    <SubmissionResult
      query={query}
      by={{ no: repayNo, key }}
      notFoundCode="RepaymentNotFound"
      words={{ ...copy.result, again: copy.result.reselect }}
      again={bills?.() ?? paths.root()}
    >
      {(result) => <Result result={result} />}
    </SubmissionResult>
  );
}

function Result({ result }: { readonly result: RepayResult }) {
  const { status, repayNo, transfer } = result;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const product = useProduct();
  const { payRecords, bills, repay } = bookPagesOf(product);
  // Requested after success: the freeze may have ended with the debt.
  const frozen = useQuery({ ...freezeQuery(product.code), enabled: status === RepaymentStatus.Success }).data
    ?.frozen;
  const isOver = status !== RepaymentStatus.Processing;
  useEffect(() => {
    // Balances have changed: everything but this result is outdated.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'queryRepayResult' });
  }, [queries, status]);

  const records = payRecords?.() ?? bills?.({ tabName: 'allBill' }) ?? paths.root();
  const onward = status === RepaymentStatus.Failed ? repay({ bills: billsOf(result) }) : records;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <CardFrame>
        <ResultPanel
          {...panelOf(result, frozen)}
          onSecondary={() => void navigate(paths.root())}
          onPrimary={() => void navigate(onward)}
        >
          <Box sx={{ width: '100%', maxWidth: 480 }}>
            <RepaymentFacts result={result} />
          </Box>
          {status === RepaymentStatus.Success ? (
            <Button variant="tonal" onClick={() => openReceipt(repayNo)}>
              {copy.result.receipt}
            </Button>
          ) : null}
        </ResultPanel>
      </CardFrame>
      {transfer === undefined || isOver ? null : <TransferCard repayNo={repayNo} transfer={transfer} />}
      <SharesCard factOf={shareFacts('repay.share', repayNo)} shares={result.shares} status={status} />
    </Box>
  );
}
