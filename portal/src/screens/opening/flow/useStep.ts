import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ErrorName } from '#generated/provisional/errors.ts';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { useLeadOn } from '#portal/ui/router/useLeadOn.ts';
import type { Progress } from '../opening.ts';
import { stepAfter, steps } from '../steps.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { useRefetchOpening } from '../useRefetchOpening.ts';
import { useDraftForm, type DraftFormOptions } from './useDraftForm.ts';

interface StepOptions<Values extends FieldValues, Sent> extends DraftFormOptions<Values, Sent> {
  readonly send: (sent: Sent, version: number) => Promise<Progress>;
  /** Fields that show a refusal, by its name. */
  readonly refusals?: Partial<Readonly<Record<ErrorName, string>>>;
}

/** The form of a step: keeps and restores a draft, confirms the step, and opens the next one. */
export function useStep<Values extends FieldValues, Sent>(options: StepOptions<Values, Sent>) {
  const { step, send, refusals = {} } = options;
  const { flow, linkParams } = useOpeningFlow();
  const refetchOpening = useRefetchOpening();
  const leadOn = useLeadOn();
  const { form, draft, restored } = useDraftForm(options);
  const [sending, setSending] = useState(false);

  const confirm = async (sent: Sent) => {
    setSending(true);
    try {
      const progress = await send(sent, await draft.settle());
      draft.confirmed(progress);
      await refetchOpening();
      const next = stepAfter(progress, step);
      // The address `step` leads to the first unfinished step, or to the result.
      await leadOn(flow.step(next === undefined ? 'step' : steps[next].name, linkParams));
    } catch (error) {
      draft.refuse(error);
      setServerErrors(form, fieldRefusals(error, refusals));
    } finally {
      setSending(false);
    }
  };

  return { form, draft, confirm, sending, restored };
}
