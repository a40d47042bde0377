import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { CancelReason } from '#generated/shared/enums/CancelReason.ts';
import { LogoutBlock } from '#generated/shared/enums/LogoutBlock.ts';
import { paths } from '../../paths.ts';
import { refreshSession } from '../../session/refreshSession.ts';
import { useProduct } from '../../session/useProduct.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { BlocksCard } from './BlocksCard.tsx';
import { CancelFrame } from './CancelFrame.tsx';
import { checkParts } from './checkParts.ts';
import { ConfirmCancel } from './confirm/ConfirmCancel.tsx';
import { copy } from './copy.ts';
import { AfterwardsCard, PassedCard } from './PassedCard.tsx';
import { cancellationQuery } from './queries.ts';
import { refusedTo } from './refusedTo.tsx';
import { SideCard } from './SideCard.tsx';

const { check: words } = copy;

/** /distoryUserAccount/check: all blockers with links to settle them, and the submission once there are none. 1 §2, §4 */
export function Component() {
  const product = useProduct();
  const [query] = useSearchParams();
  const reason = Object.values(CancelReason).find((each) => each === query.get('reason'));
  const cancellation = useQuery(cancellationQuery(product.code));
  const [confirming, setConfirming] = useState(false);
  const check = cancellation.data?.check;
  const parts = check && checkParts(check);
  if (cancellation.data?.opened === false) return <Closed />;
  return (
    <CancelFrame title={words.title} intro={words.intro} step={2}>
      {check === undefined || parts === undefined ? (
        <CardFrame query={cancellation} skeleton={<SkeletonLines heights={[40, 56, 56, 56]} />} />
      ) : (
        <Box sx={gridStyle}>
          <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
            <BlocksCard check={check} parts={parts} />
            <AfterwardsCard title={words.lost} items={parts.lost} />
            <AfterwardsCard title={words.returned} items={parts.returned} />
            {parts.passed.length > 0 ? <PassedCard items={parts.passed} /> : null}
          </Box>
          {check.block === LogoutBlock.ChildAccount ? null : (
            <SideCard
              parts={parts}
              reason={reason}
              checking={cancellation.isFetching}
              onCheck={() => void cancellation.refetch()}
              onSubmit={() => setConfirming(true)}
            />
          )}
        </Box>
      )}
      {confirming && reason !== undefined ? (
        <ConfirmCancel reason={reason} onClose={() => setConfirming(false)} />
      ) : null}
    </CancelFrame>
  );
}

/** Page shown instead to child accounts. */
export const refused = refusedTo(words.title);

/** Redirects to the result after this or another tab has closed the product, and refreshes the session. */
function Closed() {
  useEffect(() => void refreshSession(), []);
  return <Navigate to={paths.cancelProductResult()} replace />;
}

const gridStyle = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
} as const;
