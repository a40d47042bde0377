/** The same page wide and on a phone: one visit serves both, because what differs is only how it is laid out. */
import type { Page } from '@playwright/test';
import { expect } from './sim.ts';
import { PHONE, WIDE } from './widths.ts';

/** Nothing has to be scrolled sideways to be seen. */
export const fits = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0);

/** A step of a long way is come to at one width and gone on from at the other: it fits both. */
export async function turn(page: Page): Promise<void> {
  await fits(page);
  await page.setViewportSize(page.viewportSize()?.width === PHONE.width ? WIDE : PHONE);
  await fits(page);
}

/** What is seen wide is seen on a phone, where it fits; afterwards the window is as wide as before. */
export async function onPhoneToo(page: Page, look: () => Promise<unknown>): Promise<void> {
  await look();
  const before = page.viewportSize() ?? WIDE;
  await page.setViewportSize(PHONE);
  await look();
  await fits(page);
  await page.setViewportSize(before);
}
