import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import { refreshSession } from '#portal/session/refreshSession.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { useSession } from '#portal/session/useSession.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { PageHead } from '#portal/ui/page/PageHead.tsx';
import { ProgressHeader } from '../flow/ProgressHeader.tsx';
import { POLL_INTERVAL, openingQuery } from '../queries.ts';
import { StartInstead } from '../StartInstead.tsx';
import { AuditOutcome } from './AuditOutcome.tsx';
import { copy } from './copy.ts';
import { outcomeOf } from './outcome.ts';

/** Page with the result of the last application, while it is audited and afterwards. 1 §2 */
export function Component() {
  const product = useProduct();
  const { openStatus } = useSession();
  const opening = useQuery({
    ...openingQuery(product.code),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.application?.status === OpeningStatus.Reviewing ? POLL_INTERVAL : false,
  });
  const { data } = opening;
  const outcome = data && outcomeOf(data);
  const standing = outcome?.status === OpeningStatus.Passed ? 'end' : 'audit';
  const justOpened = outcome?.status === OpeningStatus.Passed && !openStatus.opened;
  useEffect(() => {
    // After a failure the previous session stays; the link home requests it again.
    if (justOpened) void refreshSession().catch(() => undefined);
  }, [justOpened]);
  return (
    <>
      <PageHead title={copy.title} />
      {data && outcome === undefined ? (
        <StartInstead text={copy.none.text} />
      ) : data?.application?.audit && outcome ? (
        <>
          <ProgressHeader progress={data.application} at={standing} />
          <CardFrame hero sx={{ maxWidth: 720 }}>
            <AuditOutcome
              application={data.application}
              audit={data.application.audit}
              outcome={outcome}
              refreshing={opening.isFetching}
              onRefresh={() => void opening.refetch()}
            />
          </CardFrame>
        </>
      ) : (
        <CardFrame
          hero
          sx={{ maxWidth: 720 }}
          query={opening}
          skeleton={<SkeletonLines heights={[56, 32, 32, 32, 32, 120, 48]} />}
        />
      )}
    </>
  );
}
