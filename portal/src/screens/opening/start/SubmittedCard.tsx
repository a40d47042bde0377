import { OpeningStatusLabel } from '#generated/shared/labels.ts';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { DateText } from '#portal/ui/text/DateText.tsx';
import { copy } from '../copy.ts';
import type { Application } from '../opening.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';

/** A submitted application, with a link to its result. */
export function SubmittedCard({ application }: { readonly application: Application }) {
  const { flow } = useOpeningFlow();
  const { start } = copy;
  return (
    <CardFrame title={start.submitted}>
      <DetailRows
        rows={[
          [start.submittedState, OpeningStatusLabel[application.status]],
          [start.applyNo, application.applyNo],
          [start.updatedAt, <DateText key="updated" value={application.updatedAt} />],
        ]}
      />
      <LinkButton size="xlarge" to={flow.result()} sx={{ mt: 4 }}>
        {start.seeResult}
      </LinkButton>
    </CardFrame>
  );
}
