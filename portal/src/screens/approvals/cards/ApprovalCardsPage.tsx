import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { crumbTo } from '#portal/domain/page/crumbTo.ts';
import { paths } from '#portal/paths.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { useUrlQuery } from '#portal/ui/hooks/useUrlQuery.ts';
import { PageHead } from '#portal/ui/page/PageHead.tsx';
import { copy as approvalsCopy } from '../copy.ts';
import { triedDecisionOf } from '../decision/triedDecision.ts';
import { AllDone } from './AllDone.tsx';
import { copy } from './copy.ts';
import { LastLine } from './LastLine.tsx';
import { OneCard } from './OneCard.tsx';
import { waitingQuery } from './queries.ts';
import { queueOf } from './queue.ts';

/** Keeps the height of the line below the title until the number of the request is known. */
const BLANK = '\u00a0';

/**
 * /company/approvalCards: one waiting request at a time, for phones. The URL names the shown request (`no`), the
 * previous one (`last`), and the user's decision on `last` if it had no effect (`tried`). A reload then shows the same.
 */
export function Component() {
  const { code } = useProduct();
  const [query] = useUrlQuery();
  const waiting = useQuery(waitingQuery(code));
  const named = query.get('no') ?? undefined;
  const last = query.get('last') ?? undefined;
  const tried = triedDecisionOf(query.get('tried'));
  const queue = queueOf(waiting.data?.list ?? [], named);
  if (named === undefined && queue.shown !== undefined && !waiting.isFetching)
    return <Navigate replace to={paths.approvalCards({ no: queue.shown, last, tried })} />;
  const place =
    queue.place === undefined || waiting.data === undefined
      ? undefined
      : copy.place(queue.place, waiting.data.toDecide);
  return (
    <Box sx={columnStyle}>
      <PageHead
        title={approvalsCopy.cards}
        intro={named === undefined ? undefined : (place ?? BLANK)}
        parent={crumbTo(paths.approvals())}
      />
      {last === undefined ? null : <LastLine key={last} approvalNo={last} tried={tried} />}
      {named === undefined ? (
        <CardFrame query={waiting} skeleton={<Skeleton height={360} />}>
          {queue.shown === undefined ? <AllDone /> : <Skeleton height={360} />}
        </CardFrame>
      ) : (
        <OneCard key={named} approvalNo={named} next={queue.next} />
      )}
    </Box>
  );
}

/** On a phone as high as the window below the header (56 px and a gap of 12 px): the buttons are at the lower edge. */
const columnStyle = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: { xs: 'calc(100vh - 68px)', sm: 0 },
  maxWidth: 640,
  mx: 'auto',
} as const;
