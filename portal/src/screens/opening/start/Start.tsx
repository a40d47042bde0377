import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { copy } from '../copy.ts';
import type { Opening } from '../opening.ts';
import { HotlineCard } from '../parts/HotlineCard.tsx';
import { NeedsCard } from '../parts/NeedsCard.tsx';
import { TwoColumns } from '../parts/TwoColumns.tsx';
import { useMayFillIn } from '../useMayFillIn.ts';
import { BeginButton } from './BeginButton.tsx';
import { GivesCard } from './GivesCard.tsx';
import { nextThing } from './nextThing.ts';
import { ObstacleCard } from './ObstacleCard.tsx';
import { SubmittedCard } from './SubmittedCard.tsx';
import { UnderWayCard } from './UnderWayCard.tsx';

/** Benefits, prerequisites, and the next action. */
export function Start({ opening }: { readonly opening: Opening }) {
  return (
    <TwoColumns
      aside={
        <>
          <NeedsCard offer={opening.offer} />
          <HotlineCard />
        </>
      }
    >
      <NextThing opening={opening} />
      <GivesCard offer={opening.offer} />
    </TwoColumns>
  );
}

function NextThing({ opening }: { readonly opening: Opening }) {
  const next = nextThing(opening, useMayFillIn());
  switch (next.is) {
    case 'go-on':
      return <UnderWayCard application={next.application} />;
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
      return <BeginButton text={opening.application === undefined ? copy.start.ready : copy.start.anew} />;
  }
}
