type Step = (shown: number) => number;

/** Returns the step from an item to the next one; after the last one comes the first. */
export const afterOf =
  (count: number): Step =>
  (shown) =>
    (shown + 1) % Math.max(count, 1);

/**
 * Moves on from the shown item at each interval, so that a restart after a pause goes on with it. Does nothing for a
 * single item.
 * @param interval ms
 * @param move receives the step from the shown index to the next one, as a React setter does
 * @returns a function that stops it
 */
export function takeTurns(count: number, interval: number, move: (step: Step) => void): () => void {
  if (count < 2) return () => {};
  const timer = setInterval(() => move(afterOf(count)), interval);
  return () => clearInterval(timer);
}
