import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import { useSession } from '../../../session/useSession.ts';
import { HintPanel } from '../../../ui/feedback/HintPanel.tsx';
import { copy } from '../copy.ts';
import type { Opening } from '../opening.ts';
import { HotlineCard } from '../parts/HotlineCard.tsx';
import { NeedsCard } from '../parts/NeedsCard.tsx';
import { TwoColumns } from '../parts/TwoColumns.tsx';
import { BeginButton } from './BeginButton.tsx';
import { GivesCard } from './GivesCard.tsx';
import { ObstacleCard } from './ObstacleCard.tsx';
import { SubmittedCard } from './SubmittedCard.tsx';
import { UnderWayCard } from './UnderWayCard.tsx';

/** What one gets, what it takes, and the one thing to do now. */
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
  const { userInfo, isParent } = useSession();
  const { application, obstacle } = opening;
  if (application?.status === OpeningStatus.Filling) return <UnderWayCard application={application} />;
  if (obstacle !== undefined) return <ObstacleCard opening={opening} obstacle={obstacle} />;
  // A refused one may be begun again from the day on; the provider then knows no obstacle.
  if (application !== undefined && application.status !== OpeningStatus.Refused)
    return <SubmittedCard application={application} />;
  if (userInfo !== undefined && !isParent)
    return (
      <HintPanel tone="warning" icon="info">
        {copy.start.parentOnly}
      </HintPanel>
    );
  return <BeginButton text={application === undefined ? copy.start.ready : copy.start.anew} />;
}
