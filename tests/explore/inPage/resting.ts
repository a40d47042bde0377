/**
 * Whether all is loaded, nothing says any more that it is loading, and what moves has come to rest. A skeleton moves for ever, and
 * a carousel by itself.
 */
export const isResting = (): boolean =>
  document.readyState === 'complete' &&
  // A page that is kept while another is shown may wait: nobody sees it.
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

/** Milliseconds. */
const STEP = 75;

/** Whether it rests now, and goes on so for a time. */
export async function rests(time: number): Promise<boolean> {
  for (const until = performance.now() + time; isResting();) {
    if (performance.now() >= until) return true;
    await new Promise((resolve) => setTimeout(resolve, STEP));
  }
  return false;
}
