import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { OpeningStepState } from '#generated/shared/enums/OpeningStepState.ts';
import { useAccountTab } from '#portal/session/accountTab.ts';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { RestoredNote } from '#portal/ui/form/draft/RestoredNote.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { copy } from '../copy.ts';
import { HotlineCard } from '../parts/HotlineCard.tsx';
import { PrerequisitesCard } from '../parts/PrerequisitesCard.tsx';
import { TwoColumns } from '../parts/TwoColumns.tsx';
import { stepAfter, stepBefore, steps } from '../steps.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { useRefetchOpening } from '../useRefetchOpening.ts';
import { ActionBar } from './ActionBar.tsx';
import { dropFromTab } from './draft.ts';
import { DraftCard } from './DraftCard.tsx';
import { errorsIn } from './errorsIn.ts';
import type { StepProps } from './stepProps.ts';
import type { Draft } from './useDraft.ts';

interface StepFormProps<Values extends FieldValues, Sent> extends StepProps {
  readonly step: OpeningStep;
  readonly form: UseFormReturn<Values, unknown, Sent>;
  readonly draft: Draft;
  /** Whether the form started with a draft. */
  readonly restored: boolean;
  readonly sending: boolean;
  readonly labels: Readonly<Record<string, string>>;
  readonly onConfirm: (sent: Sent) => Promise<void>;
  readonly children: ReactNode;
}

/** Frame of a step with a form: its cards, help beside them, and the bar below. */
export function StepForm<Values extends FieldValues, Sent>(props: StepFormProps<Values, Sent>) {
  const { offer, application, onRefetched, step, form, draft, restored, sending, labels, onConfirm } = props;
  const { flow, linkParams } = useOpeningFlow();
  const refetchOpening = useRefetchOpening();
  const tab = useAccountTab();
  const before = stepBefore(application, step);
  const next = stepAfter(application, step);
  const toConfirm = application.steps.some(
    (each) => each.step === step && each.state === OpeningStepState.Confirm,
  );
  const restart = async () => {
    dropFromTab(tab, application.applyNo, step);
    await refetchOpening();
    onRefetched();
  };
  return (
    <Form form={form} onSubmit={onConfirm}>
      <TwoColumns
        aside={
          <>
            <DraftCard draft={draft} keptUntil={application.keptUntil} />
            <PrerequisitesCard offer={offer} application={application} />
            <HotlineCard />
          </>
        }
      >
        {draft.state === 'outdated' ? (
          <HintPanel
            tone="danger"
            icon="octagon"
            action={
              <Button variant="link" onClick={() => void restart()}>
                {copy.draft.reread}
              </Button>
            }
          >
            <span role="alert">{copy.draft.outdated}</span>
          </HintPanel>
        ) : null}
        {toConfirm && !restored ? (
          <HintPanel tone="info" icon="info">
            {copy.draft.known}
          </HintPanel>
        ) : null}
        {restored ? <RestoredNote /> : null}
        {props.children}
        <ActionBar
          wrong={errorsIn(form.formState.errors, labels)}
          onFix={(name) => focusField(form, name)}
          draft={draft}
          back={before === undefined ? flow.start(linkParams) : flow.step(steps[before].name, linkParams)}
          next={
            <Button type="submit" size="large" disabled={sending || draft.state === 'outdated'}>
              {next === undefined ? copy.bar.confirm : copy.bar.next(copy.steps[next])}
            </Button>
          }
        />
      </TwoColumns>
    </Form>
  );
}

function focusField<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  name: string,
): void {
  const isField = (path: string): path is Path<Values> => path !== '';
  if (isField(name)) form.setFocus(name);
}
