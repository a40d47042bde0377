import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { approvalQuery } from '#portal/domain/approval/queries.ts';
import { paths } from '#portal/paths.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { ErrorLine } from '#portal/ui/feedback/ErrorLine.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import type { TriedDecision } from '../decision/triedDecision.ts';
import { CardFacts } from './CardFacts.tsx';
import { copy } from './copy.ts';
import { DecideBar } from './DecideBar.tsx';
import { waitingQuery } from './queries.ts';
import { queueOf } from './queue.ts';

interface OneCardProps {
  readonly approvalNo: string;
  /** Number of the request after it. */
  readonly next: string | undefined;
}

/** A request with its two buttons. If the user can no longer decide it, the page goes on to the next one. */
export function OneCard({ approvalNo, next }: OneCardProps) {
  const { code } = useProduct();
  const { data, isError, error, refetch } = useQuery(approvalQuery(code, approvalNo));
  const [tried, setTried] = useState<TriedDecision>();
  if (data !== undefined && !data.decidable) return <ToNextRequest from={approvalNo} tried={tried} />;
  if (data === undefined)
    return (
      <CardFrame>
        {isError ? (
          <>
            <ErrorLine error={error} onRetry={() => void refetch()} />
            <LinkButton to={paths.approvalCards()} variant="outlined">
              {copy.next}
            </LinkButton>
          </>
        ) : (
          <Skeleton height={360} />
        )}
      </CardFrame>
    );
  return (
    <>
      <Box sx={{ mb: 3 }}>
        <CardFacts approval={data} />
      </Box>
      <DecideBar approval={data} next={next} onLost={setTried} />
    </>
  );
}

interface ToNextRequestProps {
  readonly from: string;
  readonly tried: TriedDecision | undefined;
}

/** Requests the queue again before it redirects: an outdated queue could name a request that has ended too. */
function ToNextRequest({ from, tried }: ToNextRequestProps) {
  const { code } = useProduct();
  const waiting = useQuery(waitingQuery(code, from));
  if (waiting.data !== undefined && !waiting.isFetching) {
    const no = queueOf(waiting.data.list, undefined).shown;
    const to = paths.approvalCards({ ...(no !== undefined && { no }), last: from, ...(tried && { tried }) });
    return <Navigate replace to={to} />;
  }
  return <CardFrame query={waiting} skeleton={<Skeleton height={360} />} />;
}
