import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { OpeningStepState } from '#generated/shared/enums/OpeningStepState.ts';
import type { Opening, Progress } from './opening.ts';

/** A step in an address; `step` is the current one, `audit` follows the last. spec 1 §2 */
export type FlowStep = 'step' | 'audit' | StepName;

export type StepName = 'company' | 'realName' | 'contacts' | 'business' | 'materials' | 'contractSign';

export type StageName = 'verify' | 'sign' | 'audit';

/** The steps that a product may require; the provider gives their selection and order. */
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

/** Signing locks the earlier steps: only the submission is left. */
const isSigned = ({ steps: all }: Steps): boolean =>
  all.some(({ step, state }) => step === OpeningStep.Sign && state === OpeningStepState.Done);

/** The step to continue with. */
export function stepToDo({ steps: all }: Steps): OpeningStep {
  const open = all.find(({ state }) => state !== OpeningStepState.Done) ?? all.at(-1);
  return open?.step ?? OpeningStep.Sign;
}

/** Position of the current step from 1, and the number of steps. */
export function placeOf(
  { steps: all }: Steps,
  step: OpeningStep,
): { readonly place: number; readonly of: number } {
  return { place: all.findIndex((each) => each.step === step) + 1, of: all.length };
}

/** The next unfinished step: after a return to an earlier one the flow continues there. */
export const stepAfter = ({ steps: all }: Steps, step: OpeningStep): OpeningStep | undefined =>
  all
    .slice(all.findIndex((each) => each.step === step) + 1)
    .find(({ state }) => state !== OpeningStepState.Done)?.step;

export const stepBefore = ({ steps: all }: Steps, step: OpeningStep): OpeningStep | undefined =>
  all[all.findIndex((each) => each.step === step) - 1]?.step;

export type StepTarget =
  | { readonly to: 'start' }
  | { readonly to: 'result' }
  /** The requested step, or another one: then the address follows. */
  | { readonly to: 'step'; readonly step: OpeningStep; readonly moved: boolean };

/** The page for an address of the flow: no step before its predecessors are done. */
export function stepTarget(
  { application }: Pick<Opening, 'application'>,
  asked: string | undefined,
): StepTarget {
  if (application === undefined) return { to: 'start' };
  if (application.status !== OpeningStatus.Filling) return { to: 'result' };
  const toDo = stepToDo(application);
  const step = stepNamed(asked);
  const reached =
    step !== undefined &&
    !isSigned(application) &&
    placeOf(application, step).place > 0 &&
    placeOf(application, step).place <= placeOf(application, toDo).place;
  return reached ? { to: 'step', step, moved: false } : { to: 'step', step: toDo, moved: step !== toDo };
}
