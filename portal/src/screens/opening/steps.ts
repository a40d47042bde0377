import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { OpeningStepState } from '#generated/shared/enums/OpeningStepState.ts';
import type { Opening, Progress } from './opening.ts';

/** A step in a URL. `step` is the current one, `audit` follows the last one. spec 1 §2 */
export type FlowStep = 'step' | 'audit' | StepName;

export type StepName = 'company' | 'realName' | 'contacts' | 'business' | 'materials' | 'contractSign';

export type StageName = 'verify' | 'sign' | 'audit';

/** Name in URLs and stage of each step. The provider decides which steps a product requires, and their order. */
export const steps = {
  [OpeningStep.Company]: { name: 'company', stage: 'verify' },
  [OpeningStep.Verify]: { name: 'realName', stage: 'verify' },
  [OpeningStep.Contacts]: { name: 'contacts', stage: 'verify' },
  [OpeningStep.Business]: { name: 'business', stage: 'verify' },
  [OpeningStep.Materials]: { name: 'materials', stage: 'verify' },
  [OpeningStep.Sign]: { name: 'contractSign', stage: 'sign' },
} as const satisfies Record<OpeningStep, { readonly name: StepName; readonly stage: StageName }>;

const stepNamed = (name: string | undefined): OpeningStep | undefined =>
  Object.values(OpeningStep).find((step) => steps[step].name === name);

type Steps = Pick<Progress, 'steps'>;

/** Whether the contracts are signed: the earlier steps are then locked, and only the submission is left. */
const isSigned = ({ steps: all }: Steps): boolean =>
  all.some(({ step, state }) => step === OpeningStep.Sign && state === OpeningStepState.Done);

/** The step to continue with: the first unfinished one, else the last. */
export function stepToDo({ steps: all }: Steps): OpeningStep {
  const open = all.find(({ state }) => state !== OpeningStepState.Done) ?? all.at(-1);
  return open?.step ?? OpeningStep.Sign;
}

/** Place of a step, from 1, among the number of steps. The place is 0 if the product does not require the step. */
export function placeOf(
  { steps: all }: Steps,
  step: OpeningStep,
): { readonly place: number; readonly of: number } {
  return { place: all.findIndex((each) => each.step === step) + 1, of: all.length };
}

/** The next unfinished step: finished ones in between are skipped. */
export const stepAfter = ({ steps: all }: Steps, step: OpeningStep): OpeningStep | undefined =>
  all
    .slice(all.findIndex((each) => each.step === step) + 1)
    .find(({ state }) => state !== OpeningStepState.Done)?.step;

/** The step before. @returns undefined for the first one */
export const stepBefore = ({ steps: all }: Steps, step: OpeningStep): OpeningStep | undefined =>
  all[all.findIndex((each) => each.step === step) - 1]?.step;

/** Where the flow leads: the start page, the result page, or a step. */
export type StepTarget =
  | { readonly to: 'start' }
  | { readonly to: 'result' }
  /** A step to show. `moved`: it is not the requested one, so the URL must change. */
  | { readonly to: 'step'; readonly step: OpeningStep; readonly moved: boolean };

/**
 * Decides which page a URL of the flow shows. A step can be opened only once all steps before it are done.
 * @param requested name of the step in the URL
 */
export function stepTarget(
  { application }: Pick<Opening, 'application'>,
  requested: string | undefined,
): StepTarget {
  if (application === undefined) return { to: 'start' };
  if (application.status !== OpeningStatus.Filling) return { to: 'result' };
  const toDo = stepToDo(application);
  const step = stepNamed(requested);
  const isReachable =
    step !== undefined &&
    !isSigned(application) &&
    placeOf(application, step).place > 0 &&
    placeOf(application, step).place <= placeOf(application, toDo).place;
  return isReachable ? { to: 'step', step, moved: false } : { to: 'step', step: toDo, moved: step !== toDo };
}
