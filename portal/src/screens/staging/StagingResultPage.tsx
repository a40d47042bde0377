import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { InstalmentStatus } from '#generated/shared/enums/InstalmentStatus.ts';
import { isApiError } from '#generated/runtime/failure.ts';
import { endAttempt } from '../../domain/submission/attempt.ts';
import { paths } from '../../paths.ts';
import { bookPagesOf } from '../../products/bookPages.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useBillsCrumb } from '../../domain/bills/useBillsCrumb.ts';
import { factOf } from '../../domain/fact/factOf.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { CopyableText } from '../../ui/text/CopyableText.tsx';
import { DetailRows } from '../../ui/detail/DetailRows.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx';
import { ResultPanel } from '../../ui/feedback/ResultPanel.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { KindTag } from '../../domain/status/KindTag.tsx';
import { instalmentStatus } from '../../domain/status/statusTags.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { copy } from './copy.ts';
import { resultQuery } from './queries.ts';
import { methodLabel, panelOf, type InstalmentResult } from './rules.ts';

const { result: words } = copy;

/** /billStaging/result: where an application stands, by its number or by the key of its submission. 1 §2 */
export function Component() {
  return (
    <>
      <PageHead title={words.title} parent={useBillsCrumb()} />
      <CardFrame>
        <Body />
      </CardFrame>
    </>
  );
}

function Body() {
  const [query] = useSearchParams();
  const instalmentNo = query.get('instalmentNo');
  const key = query.get('key');
  const asked = instalmentNo ?? key;
  const result = useQuery({
    ...resultQuery(useProduct().code, instalmentNo ? { instalmentNo } : { idempotencyKey: key ?? '' }),
    enabled: Boolean(asked),
  });
  const taken = result.data !== undefined;
  useEffect(() => {
    if (taken && key) endAttempt(key);
  }, [taken, key]);

  if (!asked) return <EmptyLine text={words.missing} />;
  if (result.data !== undefined) return <Result result={result.data} />;
  if (result.isPending)
    return (
      <>
        <Box role="status" sx={{ color: 'text.secondary', mb: 3 }}>
          {words.asking}
        </Box>
        <Skeleton height={320} />
      </>
    );
  if (isApiError(result.error) && result.error.name === 'InstalmentNotFound')
    return <EmptyLine text={words.missing} />;
  return <ErrorLine text={words.unknown} onRetry={() => void result.refetch()} />;
}

function Result({ result }: { readonly result: InstalmentResult }) {
  const { status, billNo, instalmentNo } = result;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { billDetail, bills, repay } = bookPagesOf(useProduct());
  useEffect(() => {
    // The books have changed: whatever shows them asks anew.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'queryInstalmentResult' });
  }, [queries, status]);

  const detail = billDetail?.({ billNo }) ?? bills?.() ?? paths.root();
  const { fields } = words;
  return (
    <ResultPanel
      {...panelOf(result)}
      onLeft={() => void navigate(paths.root())}
      onRight={() => void navigate(status === InstalmentStatus.Failed ? repay({ bills: billNo }) : detail)}
    >
      <Box sx={{ width: '100%', maxWidth: 480 }}>
        <DetailRows
          rows={[
            [
              fields.status,
              <KindTag
                key="status"
                kind={instalmentStatus}
                value={status}
                fact={factOf('instalment.state', instalmentNo)}
              />,
            ],
            [fields.billNo, billNo],
            [
              fields.principal,
              <MoneyText
                key="principal"
                value={result.principal}
                fact={factOf('instalment.principal', instalmentNo)}
              />,
            ],
            [fields.periods, copy.periods.count(result.periods)],
            [fields.method, methodLabel(result.method)],
            [
              fields.totalFee,
              <MoneyText key="fee" value={result.totalFee} fact={factOf('instalment.fee', instalmentNo)} />,
            ],
            [fields.instalmentNo, <CopyableText key="no" value={instalmentNo} label={fields.instalmentNo} />],
            [fields.submittedAt, result.submittedAt],
            ...(result.finishedAt === undefined ? [] : ([[fields.finishedAt, result.finishedAt]] as const)),
          ]}
        />
      </Box>
    </ResultPanel>
  );
}
