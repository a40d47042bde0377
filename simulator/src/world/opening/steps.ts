/** Progress of an application: done, next and editable steps. */
import { OpeningStatus, OpeningStep, OpeningStepState } from '#generated/shared/enums.ts';
import type { World } from '../world.ts';
import { offerRow } from './products.ts';
import type { Application } from './schema.ts';

/** Returns whether a step is done: verifying and signing by their results, the others by their confirmation. */
const isDone = (application: Application, step: OpeningStep): boolean => {
  if (step === OpeningStep.Verify) return application.verified !== undefined;
  if (step === OpeningStep.Sign) return application.signed.length > 0;
  return application.confirmed.includes(step);
};

/** Returns whether the provider knows the data and only needs a confirmation. */
const isKnown = (application: Application, step: OpeningStep): boolean =>
  (step === OpeningStep.Company && application.company !== undefined) ||
  (step === OpeningStep.Contacts && application.contacts.length > 0) ||
  (step === OpeningStep.Business && application.business !== undefined);

function stateOf(application: Application, step: OpeningStep): OpeningStepState {
  if (isDone(application, step)) return OpeningStepState.Done;
  return isKnown(application, step) ? OpeningStepState.Confirm : OpeningStepState.Todo;
}

export const stepStates = (
  world: Pick<World, 'viewer'>,
  application: Application,
): { step: OpeningStep; state: OpeningStepState }[] =>
  offerRow(world, application.product).steps.map((step) => ({ step, state: stateOf(application, step) }));

export const nextStep = (world: Pick<World, 'viewer'>, application: Application): OpeningStep | undefined =>
  stepStates(world, application).find(({ state }) => state !== OpeningStepState.Done)?.step;

/** Returns whether a step may be done: the product has it, and every earlier step is done. */
export function mayDo(world: Pick<World, 'viewer'>, application: Application, step: OpeningStep): boolean {
  const states = stepStates(world, application);
  const place = states.findIndex((entry) => entry.step === step);
  return place >= 0 && states.slice(0, place).every(({ state }) => state === OpeningStepState.Done);
}

/** Returns whether the data must not change any more: they are signed or submitted. */
export const isLocked = (application: Application): boolean =>
  application.status !== OpeningStatus.Filling || application.signed.length > 0;
