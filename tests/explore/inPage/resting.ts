/**
 * Returns whether everything is loaded, no loading sign is left and animations have ended. Skeletons and carousels never
 * end and do not count.
 */
export const isResting = (): boolean =>
  document.readyState === 'complete' &&
  // A kept page behind the current one may wait: it is not visible.
  [...document.querySelectorAll('[aria-busy=true]')].every((busy) => !busy.checkVisibility()) &&
  document
    .getAnimations()
    .every(
      (animation) =>
        animation.playState !== 'running' ||
        animation.effect?.getComputedTiming().endTime === Infinity ||
        (animation.effect instanceof KeyframeEffect &&
          animation.effect.target?.closest('[aria-roledescription]') !== null),
    );

/** Milliseconds between two measurements. */
const STEP = 75;

/** Returns whether the page stays at rest for the next `time` ms. */
export async function staysAtRest(time: number): Promise<boolean> {
  for (const until = performance.now() + time; isResting();) {
    if (performance.now() >= until) return true;
    await new Promise((resolve) => setTimeout(resolve, STEP));
  }
  return false;
}
