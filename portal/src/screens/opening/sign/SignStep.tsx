import Button from '@mui/material/Button';
import { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { OpeningStepState } from '#generated/shared/enums/OpeningStepState.ts';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { AuthNotes } from '../auth/AuthNotes.tsx';
import { ActionBar } from '../flow/ActionBar.tsx';
import type { StepProps } from '../flow/stepProps.ts';
import { useGoOn } from '../flow/useGoOn.ts';
import { HotlineCard } from '../parts/HotlineCard.tsx';
import { PrerequisitesCard } from '../parts/PrerequisitesCard.tsx';
import { TwoColumns } from '../parts/TwoColumns.tsx';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { signCopy } from './copy.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { SignButton } from './SignButton.tsx';
import { SigningCards } from './SigningCards.tsx';
import { useSigning } from './useSigning.ts';
import { useSubmitOpening } from './useSubmitOpening.ts';

/** Last step: all data to review, the contracts, their signature with a face check, and the submission. */
export function SignStep({ offer, application }: StepProps) {
  const { applyNo, steps } = application;
  const { flow, linkParams } = useOpeningFlow();
  const { productCode } = linkParams;
  const { back } = useGoOn(application, OpeningStep.Sign);
  const signed = steps.some(
    ({ step, state }) => step === OpeningStep.Sign && state === OpeningStepState.Done,
  );
  const signing = useSigning({ application });
  const { submitting, submit } = useSubmitOpening(applyNo);

  return (
    <TwoColumns
      aside={
        <>
          <PrerequisitesCard offer={offer} application={application} />
          <HotlineCard />
        </>
      }
    >
      {signed ? (
        <HintPanel tone="info" icon="success">
          <span role="status">{signCopy.signedNote}</span>
        </HintPanel>
      ) : (
        <AuthNotes {...signing.returned} />
      )}
      {steps
        .filter(({ step }) => step !== OpeningStep.Sign)
        .map(({ step }) => (
          <ReviewCard key={step} application={application} step={step} locked={signed} />
        ))}
      <SigningCards signing={signing} application={application} />
      <ActionBar
        back={signed ? flow.start(linkParams) : back}
        next={
          signed ? (
            <Button size="large" disabled={submitting} onClick={() => void submit({ productCode })}>
              {submitting ? signCopy.submitting : signCopy.submit}
            </Button>
          ) : (
            <SignButton signing={signing} />
          )
        }
      />
    </TwoColumns>
  );
}
