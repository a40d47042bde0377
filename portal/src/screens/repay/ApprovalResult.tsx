import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router-dom';
import { ApprovalStatus } from '#generated/shared/enums/ApprovalStatus.ts';
import { ApprovalStatusLabel } from '#generated/shared/labels.ts';
import { approvalQuery } from '../../domain/approval/queries.ts';
import { formatAmount } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { useProduct } from '../../session/useProduct.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx';
import { ResultPanel } from '../../ui/feedback/ResultPanel.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { copy } from './copy.ts';

/** State of a repayment that waits for approval. Once approved, it redirects to the result of the repayment. */
export function ApprovalResult({ approvalNo }: { readonly approvalNo: string }) {
  const product = useProduct();
  const navigate = useNavigate();
  const approval = useQuery(approvalQuery(product.code, approvalNo));
  if (approval.data === undefined)
    return (
      <CardFrame>
        {approval.isError ? (
          <ErrorLine error={approval.error} onRetry={() => void approval.refetch()} />
        ) : (
          <Skeleton height={240} />
        )}
      </CardFrame>
    );
  const { status, amount, expiresAt, decisionReason, referenceNo } = approval.data;
  if (referenceNo !== undefined) return <Navigate replace to={paths.repayResult({ repayNo: referenceNo })} />;
  const waits = status === ApprovalStatus.Waiting;
  const why = decisionReason === undefined ? '' : copy.approval.why(decisionReason);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <CardFrame>
        <ResultPanel
          resultState={waits ? 'waiting' : 'fail'}
          title={waits ? copy.approval.waiting : copy.approval.ended}
          text={
            waits
              ? copy.approval.waitingText(formatAmount(amount), expiresAt)
              : copy.approval.endedText(ApprovalStatusLabel[status], why)
          }
          leftBtnText={copy.approval.home}
          rightBtnText={copy.approval.detail}
          onSecondary={() => void navigate(paths.root())}
          onPrimary={() => void navigate(paths.approvalDetail({ approvalNo }))}
        />
      </CardFrame>
    </Box>
  );
}
