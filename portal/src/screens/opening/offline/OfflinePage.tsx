import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallbackState } from '#generated/shared/enums/CallbackState.ts';
import { OpeningObstacle } from '#generated/shared/enums/OpeningObstacle.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { useSession } from '#portal/session/useSession.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { PageHead } from '#portal/ui/page/PageHead.tsx';
import { twoColumns } from '#portal/ui/page/twoColumns.ts';
import { OptionList } from '../OptionList.tsx';
import { openingQuery } from '../queries.ts';
import { StartInstead } from '../StartInstead.tsx';
import { CallbackFacts } from './CallbackFacts.tsx';
import { CallbackForm } from './CallbackForm.tsx';
import { copy } from './copy.ts';

/** Whether an obstacle leaves only the opening offline. */
const isOffline = (obstacle: OpeningObstacle | undefined): obstacle is keyof typeof copy.reasons =>
  obstacle === OpeningObstacle.Offline || obstacle === OpeningObstacle.ExceedThreshold;

/** Page for companies that must open the product offline: the reason, the procedure, and a call-back to start it. 1 §4 */
export function Component() {
  const product = useProduct();
  const session = useSession();
  const opening = useQuery(openingQuery(product.code));
  const [again, setAgain] = useState(false);
  const { obstacle, callback } = opening.data ?? {};
  const waits = callback?.state === CallbackState.Waiting;
  const showsForm = callback === undefined || (again && !waits);
  if (opening.data && !isOffline(obstacle))
    return (
      <>
        <PageHead title={copy.title} />
        <StartInstead text={copy.online} />
      </>
    );
  return (
    <>
      <PageHead title={copy.title} intro={copy.intro(product.name)} />
      <Box sx={gridStyle}>
        <CardFrame
          title={showsForm ? copy.request.title : copy.state.title}
          query={opening}
          skeleton={<SkeletonLines heights={[40, 64, 64, 64, 40]} />}
        >
          {isOffline(obstacle) ? (
            <Box sx={{ mb: 4 }}>
              <HintPanel tone="info" icon="info">
                {copy.reasons[obstacle]}
              </HintPanel>
            </Box>
          ) : null}
          {showsForm ? (
            session.isParent ? (
              <CallbackForm productCode={product.code} onRequested={() => setAgain(false)} />
            ) : (
              <EmptyLine text={copy.request.child} />
            )
          ) : (
            <CallbackFacts callback={callback} onAgain={() => setAgain(true)} />
          )}
        </CardFrame>
        <CardFrame title={copy.how.title}>
          <OptionList list={copy.how.steps} />
        </CardFrame>
      </Box>
    </>
  );
}

const gridStyle = { ...twoColumns('336px', 'md'), alignItems: 'start' } as const;
