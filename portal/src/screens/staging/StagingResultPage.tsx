import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { InstalmentStatus } from '#generated/shared/enums/InstalmentStatus.ts';
import { useBillsCrumb } from '../../domain/bills/useBillsCrumb.ts';
import { factOf } from '../../domain/fact/factOf.ts';
import { instalmentStatus } from '../../domain/status/statusTags.ts';
import { StatusValueTag } from '../../domain/status/StatusValueTag.tsx';
import { SubmissionResult } from '../../domain/submission/SubmissionResult.tsx';
import { paths } from '../../paths.ts';
import { bookPagesOf } from '../../products/bookPages.ts';
import { useProduct } from '../../session/useProduct.ts';
import { DetailRows } from '../../ui/detail/DetailRows.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { ResultPanel } from '../../ui/feedback/ResultPanel.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { CopyableText } from '../../ui/text/CopyableText.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { copy } from './copy.ts';
import { resultQuery } from './queries.ts';
import { methodLabel, panelOf, type InstalmentResult } from './rules.ts';

const { result: words } = copy;

/** /billStaging/result: the state of an application, by its number or by the key of its submission. 1 §2 */
export function Component() {
  return (
    <>
      <PageHead title={words.title} parent={useBillsCrumb()} />
      <Body />
    </>
  );
}

function Body() {
  const [search] = useSearchParams();
  const instalmentNo = search.get('instalmentNo');
  const key = search.get('key');
  const product = useProduct();
  const query = useQuery({
    ...resultQuery(product.code, instalmentNo ? { instalmentNo } : { idempotencyKey: key ?? '' }),
    enabled: Boolean(instalmentNo ?? key),
  });
  const { bills } = bookPagesOf(product);
  return (
    <SubmissionResult
      query={query}
      by={{ no: instalmentNo, key }}
      notFoundCode="InstalmentNotFound"
      words={words}
      again={bills?.() ?? paths.root()}
    >
      {(result) => (
        <CardFrame>
          <Result result={result} />
        </CardFrame>
      )}
    </SubmissionResult>
  );
}

function Result({ result }: { readonly result: InstalmentResult }) {
  const { status, billNo, instalmentNo } = result;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { billDetail, bills, repay } = bookPagesOf(useProduct());
  useEffect(() => {
    // Balances have changed: everything but this result is outdated.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'queryInstalmentResult' });
  }, [queries, status]);

  const detail = billDetail?.({ billNo }) ?? bills?.() ?? paths.root();
  const { fields } = words;
  return (
    <ResultPanel
      {...panelOf(result)}
      onSecondary={() => void navigate(paths.root())}
      onPrimary={() => void navigate(status === InstalmentStatus.Failed ? repay({ bills: billNo }) : detail)}
    >
      <Box sx={{ width: '100%', maxWidth: 480 }}>
        <DetailRows
          rows={[
            [
              fields.status,
              <StatusValueTag
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
