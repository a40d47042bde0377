import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { VerifyWay } from '#generated/shared/enums/VerifyWay.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { PageHead } from '#portal/ui/page/PageHead.tsx';
import { copy } from '../copy.ts';
import { useGoOn } from '../flow/useGoOn.ts';
import type { Application } from '../opening.ts';
import { openingQuery } from '../queries.ts';
import { StartInstead } from '../StartInstead.tsx';
import { stepTarget } from '../steps.ts';
import { useMayFillIn } from '../useMayFillIn.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { verifyCopy } from './copy.ts';
import { TransferPanel } from './TransferPanel.tsx';

/** /company/standardOpen/realNameLocal: the verification by a small transfer on a page of its own. spec 1 §2 */
export function Component() {
  const { product, flow, linkParams } = useOpeningFlow();
  const opening = useQuery(openingQuery(linkParams.productCode, linkParams.from));
  const application = opening.data?.application;
  const target = opening.data === undefined ? undefined : stepTarget(opening.data, 'realName');
  const mayFillIn = useMayFillIn();
  const canVerify =
    mayFillIn &&
    application?.status === OpeningStatus.Filling &&
    application.verification.passedBy === undefined &&
    application.verification.ways.includes(VerifyWay.Transfer) &&
    target?.to === 'step' &&
    target.step === OpeningStep.Verify;
  if (opening.data !== undefined && application === undefined)
    return (
      <>
        <PageHead title={verifyCopy.alone} />
        <StartInstead text={verifyCopy.nothing} />
      </>
    );
  // Nothing to verify here, or not yet: the flow opens the current step.
  if (target !== undefined && !canVerify) return <Navigate replace to={flow.step('step', linkParams)} />;
  return (
    <>
      <PageHead
        title={verifyCopy.alone}
        intro={verifyCopy.aloneIntro}
        parent={{ title: copy.title(product.name), to: flow.step('step', linkParams) }}
      />
      {application === undefined ? (
        <CardFrame query={opening} skeleton={<SkeletonLines heights={[28, 68, 68, 40]} />} />
      ) : (
        <Transfer application={application} />
      )}
    </>
  );
}

function Transfer({ application }: { readonly application: Application }) {
  const { goOn, refetchOpening } = useGoOn(application, OpeningStep.Verify);
  return <TransferPanel application={application} onPassed={goOn} refetchOpening={refetchOpening} />;
}
