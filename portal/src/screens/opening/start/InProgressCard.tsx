import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { DateText } from '#portal/ui/text/DateText.tsx';
import { copy } from '../copy.ts';
import type { Application } from '../opening.ts';
import { placeOf, stepToDo, steps } from '../steps.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';

/** An application that is being filled in: its step, its days, and the button to continue. */
export function InProgressCard({ application }: { readonly application: Application }) {
  const { flow, linkParams } = useOpeningFlow();
  const { start } = copy;
  const step = stepToDo(application);
  const { place, of } = placeOf(application, step);
  return (
    <CardFrame title={start.under}>
      <DetailRows
        rows={[
          [start.at, start.atOf(place, of, copy.steps[step])],
          [start.applyNo, application.applyNo],
          [start.updatedAt, <DateText key="updated" value={application.updatedAt} />],
          [start.keptUntil, <DateText key="kept" value={application.keptUntil} />],
        ]}
      />
      <LinkButton
        size="xlarge"
        to={flow.step(steps[step].name, linkParams)}
        sx={{ mt: 4, width: { xs: '100%', sm: 'auto' } }}
      >
        {start.goOn(copy.steps[step])}
      </LinkButton>
    </CardFrame>
  );
}
