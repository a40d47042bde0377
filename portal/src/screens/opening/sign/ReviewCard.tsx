import { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { copy } from '../copy.ts';
import type { Application } from '../opening.ts';
import { steps } from '../steps.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { signCopy } from './copy.ts';
import { reviewRows } from './reviewParts.ts';

/** The data of one step to review before signing, with a link back to the step. @param locked no link: the data is signed */
export function ReviewCard({
  application,
  step,
  locked,
}: {
  readonly application: Application;
  readonly step: OpeningStep;
  readonly locked: boolean;
}) {
  const { flow, linkParams } = useOpeningFlow();
  // A passed verification has no form.
  const changeable = !locked && step !== OpeningStep.Verify;
  return (
    <CardFrame
      title={copy.steps[step]}
      actions={
        changeable ? (
          <LinkButton variant="link" to={flow.step(steps[step].name, linkParams)}>
            {signCopy.changeOf(copy.steps[step])}
          </LinkButton>
        ) : null
      }
    >
      <DetailRows rows={reviewRows(application, step)} />
    </CardFrame>
  );
}
