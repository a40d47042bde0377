/** Removes the calls of a failing conversation that the failure does not need. */
import type { Journey, Step } from '../journeys/journey.ts';
import type { JourneyRun } from './runJourney.ts';

interface ShortenOptions {
  /** Runs a conversation. */
  readonly attempt: (journey: Journey) => Promise<JourneyRun>;
  /** Returns whether the call changes the target: later calls may need it. */
  readonly writes: (step: Step) => boolean;
}

/** @returns the shortest conversation that fails at the same step, with the earlier steps that it needs; undefined if no step can go */
export async function shorten(
  journey: Journey,
  failed: Step,
  { attempt, writes }: ShortenOptions,
): Promise<JourneyRun | undefined> {
  let steps = journey.steps.slice(0, journey.steps.lastIndexOf(failed) + 1);
  let last: JourneyRun | undefined;
  for (let index = steps.length - 2; index >= 0; index -= 1) {
    if (isNeeded(steps[index]!, steps[index + 1]!, writes)) continue;
    const shorter = steps.filter((_, other) => other !== index);
    const attempted = await attempt({ ...journey, steps: shorter });
    if (attempted.wrong?.step !== failed) continue;
    steps = shorter;
    last = attempted;
  }
  return last;
}

/**
 * Returns whether a later step may need this one. An accepted write changes the target. A refused or repeated request changes nothing,
 * unless the refusal has a cost.
 *
 * @param next the step after it, which may compare its response with this one's
 */
function isNeeded(step: Step, next: Step, writes: ShortenOptions['writes']): boolean {
  if (next.same === true) return true;
  const isWithoutEffect = (step.refused !== undefined && step.costs !== true) || step.same === true;
  return writes(step) && !isWithoutEffect;
}
