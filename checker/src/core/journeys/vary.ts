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
  const inserted = reads.length === 0 ? [] : insertedReads(journey, reads.length, seed, round);
  const steps = journey.steps.flatMap((step, index) => [
    ...inserted.filter(({ at }) => at === index && !step.same).map(({ read }) => asStep(reads[read]!)),
    ...repeatedRead(step, journey, round + index),
    step,
  ]);
  return { ...journey, steps };
}

/** Returns before which step which of the reads is inserted. @param count number of reads */
function insertedReads(
  { name, steps }: Journey,
  count: number,
  seed: number,
  round: number,
): { readonly at: number; readonly read: number }[] {
  const calls = fc.record({ at: fc.nat(steps.length), read: fc.nat(count - 1) });
  const [inserted = []] = fc.sample(fc.array(calls, { minLength: 1, maxLength: MOST }), {
    seed: seedOf(seed, `${name} ${round}`),
    numRuns: 1,
  });
  return inserted;
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
