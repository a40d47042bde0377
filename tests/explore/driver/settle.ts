import type { Page } from '@playwright/test';
import { patience } from '#tools/patience.mjs';
import type { EventRecorder } from './eventRecorder.ts';
import { inject } from './inPage.ts';

/** Milliseconds after which nearly every page is at rest. */
const PATIENCE = patience(9000);
/** Milliseconds between two questions to the page. */
const STEP = 100;

/**
 * Waits until all responses have arrived, animations have ended, and no loading sign is left, for `quiet` ms.
 * @returns false after the time limit
 */
export async function settle(
  page: Page,
  events: EventRecorder,
  quiet: number,
  patience: number = PATIENCE,
): Promise<boolean> {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    // The page measures the time itself: polling from outside would be slower.
    if (events.pending() === 0 && (await hasRested(page, quiet)) && events.pending() === 0) return true;
    await page.waitForTimeout(STEP);
  }
  return false;
}

/** Returns whether the page is at rest; false if it navigates. */
async function hasRested(page: Page, quiet: number): Promise<boolean> {
  try {
    await inject(page);
    return await page.evaluate((time) => window.explorer.staysAtRest(time), quiet);
  } catch {
    return false;
  }
}
