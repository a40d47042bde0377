import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { copy } from '../copy.ts';
import type { Opening } from '../opening.ts';
import { HotlineCard } from '../parts/HotlineCard.tsx';
import { PrerequisitesCard } from '../parts/PrerequisitesCard.tsx';
import { TwoColumns } from '../parts/TwoColumns.tsx';
import { useMayFillIn } from '../useMayFillIn.ts';
import { BeginButton } from './BeginButton.tsx';
import { GivesCard } from './GivesCard.tsx';
import { InProgressCard } from './InProgressCard.tsx';
import { nextAction } from './nextAction.ts';
import { ObstacleCard } from './ObstacleCard.tsx';
import { SubmittedCard } from './SubmittedCard.tsx';

/** Content of the start page: next action, benefits, prerequisites. */
export function Start({ opening }: { readonly opening: Opening }) {
  return (
    <TwoColumns
      aside={
        <>
          <PrerequisitesCard offer={opening.offer} />
          <HotlineCard />
        </>
      }
    >
      <NextActionCard opening={opening} />
      <GivesCard offer={opening.offer} />
    </TwoColumns>
  );
}

function NextActionCard({ opening }: { readonly opening: Opening }) {
  const next = nextAction(opening, useMayFillIn());
  switch (next.is) {
    case 'go-on':
      return <InProgressCard application={next.application} />;
    case 'obstacle':
      return <ObstacleCard opening={opening} obstacle={next.obstacle} />;
    case 'result':
      return <SubmittedCard application={next.application} />;
    case 'ask-parent':
      return (
        <HintPanel tone="warning" icon="info">
          {copy.start.parentOnly}
        </HintPanel>
      );
    case 'begin':
      return (
        <BeginButton text={opening.application === undefined ? copy.start.ready : copy.start.applyAgain} />
      );
  }
}
