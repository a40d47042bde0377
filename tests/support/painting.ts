/**
 * The browser tests read their pages and work them, and look at no pixel: unpainted, a visit takes a tenth less of the processor.
 * Layout, what covers what, what is visible, styles and paper stay as they are. What is about pixels asks for them (`paint`).
 */
import type { BrowserContext, Page } from '@playwright/test';

/** Pages of the context stay unpainted on the screen. */
export async function leaveUnpainted(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media screen { html { opacity: 0 } }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** From now on the page is painted. */
export const paint = (page: Page): Promise<void> =>
  page.evaluate(() => void (document.adoptedStyleSheets = []));
