/** Generates conversations: a journey with other calls in between, which must not change the result. */
import fc from 'fast-check';
import type { Operation } from '../contract/types.ts';
import { seedOf } from '../requests/seed.ts';
import { examplesOf } from '../requests/valid.ts';
import type { Journey, Step } from './journey.ts';

/** Maximum number of inserted reads. */
const MOST = 6;

/** Returns a journey with other calls in between. @param reads reads that may be inserted @param round each one varies otherwise */
export function variedJourney(
  journey: Journey,
  reads: readonly Operation[],
  seed: number,
  round: number,
): Journey {
  const calls = fc.record({ at: fc.nat(journey.steps.length), read: fc.nat(reads.length - 1) });
  const [inserted = []] = fc.sample(fc.array(calls, { minLength: 1, maxLength: MOST }), {
    seed: seedOf(seed, `${journey.name} ${round}`),
    numRuns: 1,
  });
  const steps = journey.steps.flatMap((step, index) => [
    ...inserted.filter(({ at }) => at === index && !step.same).map(({ read }) => asStep(reads[read]!)),
    ...repeatedRead(step, journey, round + index),
    step,
  ]);
  return { ...journey, steps };
}

/**
 * Returns a step to send twice, if it looks like a read: every third step of a round. A journey with repeated requests is left alone,
 * because such a step compares its response with the step before it.
 */
function repeatedRead(step: Step, { steps }: Journey, position: number): Step[] {
  const looksAtResponse = step.keep !== undefined || step.shows !== undefined || step.lacks !== undefined;
  const isRead = !step.refused && !step.same && looksAtResponse;
  return isRead && position % 3 === 0 && !steps.some(({ same }) => same) ? [step] : [];
}

const asStep = (operation: Operation): Step => ({
  call: operation.address,
  with: examplesOf(operation)[0]?.payload ?? {},
  anyAnswer: true,
});
