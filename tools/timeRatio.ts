/** Maximum number of runs. A busy machine only makes a run longer, so the shortest of many runs is the most exact. */
const RUNS = 20;
/** Shortest time that counts, in ms: below it the resolution of the clock dominates. */
const LEAST = 0.05;

/**
 * Compares the shortest runs of two functions. Both should take about as long: a busy machine interrupts the longer one more often.
 * @param enough the measurement ends as soon as the ratio is below it
 * @returns time of `work` divided by the time of `base`
 */
export function timeRatio(work: () => unknown, base: () => unknown, enough: number): number {
  let [workMs, baseMs] = [Infinity, Infinity];
  // Negated, because the ratio is NaN before the first run.
  for (let run = 0; run < RUNS && !(workMs / baseMs < enough); run += 1) {
    workMs = Math.min(workMs, durationOf(work));
    baseMs = Math.min(baseMs, Math.max(durationOf(base), LEAST));
  }
  return workMs / baseMs;
}

function durationOf(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
