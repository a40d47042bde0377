import type { Page } from '@playwright/test';

/**
 * What is only read need not be painted: a twelfth of what a page costs. Not for what is drawn, printed or judged by its colours.
 * For the documents that are loaded from now on.
 */
export const unpainted = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 !important }');
    document.adoptedStyleSheets = [sheet];
  });
