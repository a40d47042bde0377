import type { Page } from '@playwright/test';
import type { Witness } from './witness.ts';

/** What still waits then waits for ever, to its user. */
const PATIENCE = 9000;
const STEP = 100;

/** Waits until every answer is there, what moves has come to rest, and nothing says any more that it is loading, for `quiet` ms. */
export async function settle(page: Page, heard: Witness, quiet: number): Promise<void> {
  const until = Date.now() + PATIENCE;
  let quietSince = Date.now();
  while (Date.now() < until) {
    const resting = heard.pending() === 0 && (await page.evaluate(atRest).catch(() => false));
    if (!resting) quietSince = Date.now();
    else if (Date.now() - quietSince >= quiet) return;
    await page.waitForTimeout(STEP);
  }
}

/** In the page. A skeleton moves for ever, and a carousel by itself. */
const atRest = (): boolean =>
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
