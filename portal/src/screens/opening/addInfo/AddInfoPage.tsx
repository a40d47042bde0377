import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#portal/paths.ts';
import { useSession } from '#portal/session/useSession.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { PageHead } from '#portal/ui/page/PageHead.tsx';
import { DoneCard } from '../parts/DoneCard.tsx';
import { HotlineCard } from '../parts/HotlineCard.tsx';
import { TwoColumns } from '../parts/TwoColumns.tsx';
import { openingQuery } from '../queries.ts';
import { StartInstead } from '../StartInstead.tsx';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { addInfoCopy as copy } from './copy.ts';
import { RequestedForm } from './RequestedForm.tsx';

/** Form of the data that an audit, or a change of the company's information, requests. 1 §2, 1 §4 */
export function Component() {
  const { linkParams } = useOpeningFlow();
  const { isParent } = useSession();
  const opening = useQuery(openingQuery(linkParams.productCode, linkParams.from));
  const [done, setDone] = useState(false);
  const { asked } = opening.data ?? {};
  return (
    <>
      <PageHead title={copy.title} intro={done || asked === undefined ? undefined : copy.intro} />
      {done ? (
        <DoneCard {...copy.done} state="waiting">
          <Button component={Link} to={paths.companyInfo()} variant="outlined" size="large">
            {copy.done.progress}
          </Button>
        </DoneCard>
      ) : opening.data === undefined ? (
        <CardFrame query={opening} skeleton={<SkeletonLines heights={[40, 64, 64, 124, 40]} />} />
      ) : asked === undefined ? (
        <StartInstead text={copy.nothing} />
      ) : (
        <TwoColumns aside={<HotlineCard />}>
          <HintPanel tone="warning" icon="warning">
            {copy.due(asked.reason, asked.deadline)}
          </HintPanel>
          {isParent ? (
            <RequestedForm opening={opening.data} requested={asked} onDone={() => setDone(true)} />
          ) : (
            <CardFrame>
              <EmptyLine text={copy.parentOnly} />
            </CardFrame>
          )}
        </TwoColumns>
      )}
    </>
  );
}
