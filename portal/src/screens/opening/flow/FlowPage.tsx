import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { PageHead } from '#portal/ui/page/PageHead.tsx';
import { copy } from '../copy.ts';
import type { Opening } from '../opening.ts';
import { PrerequisitesFold } from '../parts/PrerequisitesFold.tsx';
import { openingQuery } from '../queries.ts';
import { Start } from '../start/Start.tsx';
import { steps, stepTarget } from '../steps.ts';
import { useMayFillIn } from '../useMayFillIn.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { ProgressHeader } from './ProgressHeader.tsx';
import { stepPages } from './stepPages.ts';

/** One step of an application, for any product. spec 1 §2 */
export function Component() {
  const { product, linkParams } = useOpeningFlow();
  const opening = useQuery(openingQuery(linkParams.productCode, linkParams.from));
  if (opening.data !== undefined) return <Flow opening={opening.data} />;
  return (
    <>
      <PageHead title={copy.title(product.name)} />
      <CardFrame query={opening} skeleton={<SkeletonLines heights={[68, 124, 124, 40]} />} />
    </>
  );
}

function Flow({ opening }: { readonly opening: Opening }) {
  const { product, flow, linkParams } = useOpeningFlow();
  const { application } = opening;
  const target = stepTarget(opening, useRequestedStep());
  const mayFillIn = useMayFillIn();
  // Part of the step's key: after another page has saved, the step starts again with the current application.
  const [restarts, setRestarts] = useState(0);
  const title = copy.title(product.name);
  if (target.to === 'result') return <Navigate replace to={flow.result()} />;
  if (target.to === 'start' || application === undefined || !mayFillIn)
    return (
      <>
        <PageHead title={title} intro={copy.start.intro} />
        <Start opening={opening} />
      </>
    );
  const { step } = target;
  if (target.moved) return <Navigate replace to={flow.step(steps[step].name, linkParams)} />;
  const Step = stepPages[step];
  return (
    <>
      <PageHead title={title} intro={copy.intros[step]} />
      <ProgressHeader progress={application} at={step} />
      <PrerequisitesFold offer={opening.offer} application={application} />
      <Step
        key={`${application.applyNo}:${step}:${String(restarts)}`}
        offer={opening.offer}
        application={application}
        onRefetched={() => setRestarts((before) => before + 1)}
      />
    </>
  );
}

/** The step in the URL: in the path, or in the query on the pharmacy's pages. */
function useRequestedStep(): string | undefined {
  const { step, '*': rest } = useParams();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  if (pathname.endsWith('/agreement')) return 'contractSign';
  return step ?? rest ?? query.get('step') ?? undefined;
}
