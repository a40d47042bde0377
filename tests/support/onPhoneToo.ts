/** Checks a page on a wide screen and on a phone in one visit, because only the layout differs. */
import type { Page } from '@playwright/test';
import { expect } from './sim.ts';
import { PHONE, WIDE } from './widths.ts';

/** Expects no sideways scrolling. */
export const fits = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0);

/** Switches the width between two steps of a journey, so that a step is checked at both. */
export async function switchWidth(page: Page): Promise<void> {
  await fits(page);
  await page.setViewportSize(page.viewportSize()?.width === PHONE.width ? WIDE : PHONE);
  await fits(page);
}

/** Runs a check, repeats it at a phone's width, expects no sideways scrolling there, and restores the width. */
export async function onPhoneToo(page: Page, look: () => Promise<unknown>): Promise<void> {
  await look();
  const before = page.viewportSize() ?? WIDE;
  await page.setViewportSize(PHONE);
  await look();
  await fits(page);
  await page.setViewportSize(before);
}
