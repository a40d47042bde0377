import type { Page } from '@playwright/test';
import type { Witness } from './witness.ts';

/** Longer than what the portal lets pass before it asks or shows (debounce 300 ms, dialogs 100 ms: 2 §9). */
const OWN_DELAYS = 320;
/** What still waits then waits for ever, to its user. */
const PATIENCE = 9000;
const STEP = 40;

/** Waits until every answer is there, what moves has come to rest, and nothing says any more that it is loading. */
export async function settle(page: Page, heard: Witness): Promise<void> {
  const until = Date.now() + PATIENCE;
  let quietSince = Date.now();
  while (Date.now() < until) {
    const resting = heard.pending() === 0 && (await page.evaluate(atRest).catch(() => false));
    if (!resting) quietSince = Date.now();
    else if (Date.now() - quietSince >= OWN_DELAYS) return;
    await page.waitForTimeout(STEP);
  }
}

/** In the page. A skeleton moves for ever, and a carousel by itself. */
const atRest = (): boolean =>
  document.readyState === 'complete' &&
  document.querySelector('[aria-busy=true]') === null &&
  document
    .getAnimations()
    .every(
      (animation) =>
        animation.playState !== 'running' ||
        animation.effect?.getComputedTiming().endTime === Infinity ||
        (animation.effect instanceof KeyframeEffect &&
          animation.effect.target?.closest('[aria-roledescription]') !== null),
    );
