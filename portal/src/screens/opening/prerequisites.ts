import type { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { OpeningStepState } from '#generated/shared/enums/OpeningStepState.ts';
import type { Opening, Progress } from './opening.ts';

/** Returns whether the prerequisites of a step are ready: they are once the step is done. */
export const isReady = (application: Pick<Progress, 'steps'> | undefined, step: OpeningStep): boolean =>
  application?.steps.some((each) => each.step === step && each.state === OpeningStepState.Done) ?? false;

/** Number of prerequisites that are ready. */
export const readyCount = (
  { needs }: Pick<Opening['offer'], 'needs'>,
  application: Pick<Progress, 'steps'> | undefined,
): number => needs.filter(({ step }) => isReady(application, step)).length;
