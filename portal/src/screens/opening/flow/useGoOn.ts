import type { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { useLeadOn } from '#portal/ui/router/useLeadOn.ts';
import { copy } from '../copy.ts';
import type { Progress } from '../opening.ts';
import { stepAfter, stepBefore, steps } from '../steps.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { useRefetchOpening } from '../useRefetchOpening.ts';

/** The address of the page before a step, the title of the next step, and the way to continue. */
export function useGoOn(progress: Pick<Progress, 'steps'>, step: OpeningStep) {
  const { flow, linkParams } = useOpeningFlow();
  const refetchOpening = useRefetchOpening();
  const leadOn = useLeadOn();
  const before = stepBefore(progress, step);
  const next = stepAfter(progress, step);
  return {
    back: before === undefined ? flow.start(linkParams) : flow.step(steps[before].name, linkParams),
    nextName: next === undefined ? undefined : copy.steps[next],
    refetchOpening,
    /** Refetches the application and opens the next step, after this one is done. */
    goOn: async () => {
      await refetchOpening();
      // The address `step` leads to the first unfinished step, or to the result.
      await leadOn(flow.step(next === undefined ? 'step' : steps[next].name, linkParams));
    },
  };
}
