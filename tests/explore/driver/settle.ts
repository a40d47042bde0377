import type { Page } from '@playwright/test';
import { isResting } from '../inPage/resting.ts';
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
  let quietSince = Date.now();
  while (Date.now() < until) {
    const resting = heard.pending() === 0 && (await page.evaluate(isResting).catch(() => false));
    if (!resting) quietSince = Date.now();
    else if (Date.now() - quietSince >= quiet) return true;
    await page.waitForTimeout(STEP);
  }
  return false;
}
