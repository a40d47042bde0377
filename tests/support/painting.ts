/**
 * The browser tests read their pages and work them, and look at no pixel: unpainted, a visit takes a tenth less of the processor.
 * Layout, what covers what, what is visible and all other styles stay as they are. What is about pixels or paper asks for them
 * (`paint`). By the element's own style: a style sheet more makes each rule that the portal adds dearer.
 */
import type { BrowserContext, Page } from '@playwright/test';

/** Pages of the context stay unpainted. */
export async function leaveUnpainted(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    new MutationObserver((_, observer) => {
      document.documentElement.style.opacity = '0';
      observer.disconnect();
    }).observe(document, { childList: true });
  });
}

/** From now on the page is painted. */
export const paint = (page: Page): Promise<void> =>
  page.evaluate(() => void (document.documentElement.style.opacity = ''));
