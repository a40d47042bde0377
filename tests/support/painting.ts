/**
 * Leaves pages unpainted, which saves a tenth of the processor time: most browser tests look at no pixel. Layout, stacking,
 * visibility and all other styles stay the same. Tests of pixels or paper call `paint`. Both functions set the own style of `<html>`,
 * because another style sheet would slow down each rule that the portal adds.
 */
import type { BrowserContext, Page } from '@playwright/test';

/** Leaves the pages of the context unpainted. */
export async function leaveUnpainted(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    new MutationObserver((_, observer) => {
      document.documentElement.style.opacity = '0';
      observer.disconnect();
    }).observe(document, { childList: true });
  });
}

/** Paints the page from now on. */
export const paint = (page: Page): Promise<void> =>
  page.evaluate(() => void (document.documentElement.style.opacity = ''));
