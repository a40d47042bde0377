import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { paths } from '#portal/paths.ts';
import { refreshSession } from '#portal/session/refreshSession.ts';
import { useSession } from '#portal/session/useSession.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { PageHead } from '#portal/ui/page/PageHead.tsx';
import { DoneCard } from '../parts/DoneCard.tsx';
import { openingQuery } from '../queries.ts';
import { StartInstead } from '../StartInstead.tsx';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { signCopy } from './copy.ts';
import { LaterContracts } from './LaterContracts.tsx';
import { contractsQuery } from './queries.ts';
import { toSign, type ToSign } from './toSign.ts';

const copy = signCopy.later;

/** Page of the contracts to sign after the audit, or for a new investor. 1 §2, 1 §4 */
export function Component() {
  const { linkParams } = useOpeningFlow();
  const opening = useQuery(openingQuery(linkParams.productCode, linkParams.from));
  const contracts = useQuery(contractsQuery(linkParams.productCode));
  const [done, setDone] = useState(false);
  const pending = opening.data && contracts.data ? toSign(opening.data, contracts.data) : undefined;
  return (
    <>
      <PageHead title={copy.title} />
      {done ? (
        <DoneCard {...copy.done} />
      ) : pending === undefined ? (
        <CardFrame
          query={contracts.isError ? contracts : opening}
          skeleton={<SkeletonLines heights={[40, 40, 40, 48]} />}
        />
      ) : (
        <Pending what={pending} onDone={() => setDone(true)} />
      )}
    </>
  );
}

/** The contracts to sign, or what to do if there are none here. */
function Pending({ what, onDone }: { readonly what: ToSign; readonly onDone: () => void }) {
  const { flow, linkParams } = useOpeningFlow();
  const { isParent } = useSession();
  const navigate = useNavigate();
  if (what.of === 'nothing') return <StartInstead text={copy.nothing} />;
  if (what.of === 'step') return <Navigate replace to={flow.step('contractSign', linkParams)} />;
  if (what.of === 'result') return <Navigate replace to={flow.result()} />;
  if (!isParent)
    return (
      <CardFrame>
        <EmptyLine text={copy.parentOnly} />
      </CardFrame>
    );
  return what.of === 'audit' ? (
    <LaterContracts
      application={what.application}
      why={copy.audit}
      back={flow.result()}
      onSigned={() => navigate(flow.result())}
    />
  ) : (
    <LaterContracts
      application={undefined}
      why={copy.investor(what.name)}
      back={paths.root()}
      onSigned={async () => {
        onDone();
        // This ends the flow, which the session shows. If the request fails, the next load does it.
        await refreshSession().catch(() => undefined);
      }}
    />
  );
}
