/** A busy machine makes a run longer and never shorter, so more runs come nearer to what the work itself takes. */
const RUNS = 20;
/** Milliseconds below which a clock's steps decide. */
const LEAST = 0.05;

/**
 * Both should take about as long, or a busy machine interrupts one of them more often.
 * @returns how many times as long `work` takes as `base`, by the shortest runs; measured again, 20 times at most, while it is not below `enough`
 */
export function timeRatio(work: () => unknown, base: () => unknown, enough: number): number {
  let [slow, plain] = [Infinity, Infinity];
  for (let run = 0; run < RUNS && !(slow / plain < enough); run += 1) {
    slow = Math.min(slow, took(work));
    plain = Math.min(plain, Math.max(took(base), LEAST));
  }
  return slow / plain;
}

function took(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
