import type { Page } from '@playwright/test';
import { inject } from './inPage.ts';
import type { Witness } from './witness.ts';

/** Milliseconds; nearly everything is at rest by then. */
const PATIENCE = 9000;
const STEP = 100;

/**
 * Waits until every answer is there, what moves has come to rest, and nothing says any more that it is loading, for `quiet` ms.
 * @returns whether it did
 */
export async function settle(
  page: Page,
  heard: Witness,
  quiet: number,
  patience: number = PATIENCE,
): Promise<boolean> {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    // The page itself counts the time: to be asked again and again would cost it more than the rest does.
    if (heard.pending() === 0 && (await hasRested(page, quiet)) && heard.pending() === 0) return true;
    await page.waitForTimeout(STEP);
  }
  return false;
}

/** A page that is left meanwhile has not. */
async function hasRested(page: Page, quiet: number): Promise<boolean> {
  try {
    await inject(page);
    return await page.evaluate((time) => window.explorer.rests(time), quiet);
  } catch {
    return false;
  }
}
