import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { OpeningStepState } from '#generated/shared/enums/OpeningStepState.ts';
import type { Opening, Progress } from './opening.ts';

/** As an address names it; `step` is where one left off, `audit` what comes after the last. spec 1 §2 */
export type FlowStep = 'step' | 'audit' | StepName;

export type StepName = 'company' | 'realName' | 'contacts' | 'business' | 'materials' | 'contractSign';

export type StageName = 'verify' | 'sign' | 'audit';

/** The steps that a product may ask for; which, and in which order, the provider says. */
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

/** Signing locks what was signed: nothing before it can be changed, and what is left is to submit. */
const isSigned = ({ steps: all }: Steps): boolean =>
  all.some(({ step, state }) => step === OpeningStep.Sign && state === OpeningStepState.Done);

/** The step to go on with. */
export function stepToDo({ steps: all }: Steps): OpeningStep {
  const open = all.find(({ state }) => state !== OpeningStepState.Done) ?? all.at(-1);
  return open?.step ?? OpeningStep.Sign;
}

/** Where one stands: its place from 1, and how many there are. */
export function placeOf(
  { steps: all }: Steps,
  step: OpeningStep,
): { readonly place: number; readonly of: number } {
  return { place: all.findIndex((each) => each.step === step) + 1, of: all.length };
}

/** The next step that is not done: whoever comes back to an earlier one goes on where they left off. */
export const stepAfter = ({ steps: all }: Steps, step: OpeningStep): OpeningStep | undefined =>
  all
    .slice(all.findIndex((each) => each.step === step) + 1)
    .find(({ state }) => state !== OpeningStepState.Done)?.step;

export const stepBefore = ({ steps: all }: Steps, step: OpeningStep): OpeningStep | undefined =>
  all[all.findIndex((each) => each.step === step) - 1]?.step;

export type Way =
  | { readonly to: 'start' }
  | { readonly to: 'result' }
  /** Asked for where it stands, or elsewhere: then the address follows. */
  | { readonly to: 'step'; readonly step: OpeningStep; readonly moved: boolean };

/** What an address of the flow leads to: no step before those before it are done. */
export function wayTo({ application }: Pick<Opening, 'application'>, asked: string | undefined): Way {
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
