import type { Page } from '@playwright/test';

/**
 * What is only read need not be painted: a tenth of what a page costs. Not for what is drawn, printed or judged by its colours.
 * By the element's own style: a style sheet more makes each rule that the portal adds dearer.
 */
export const unpainted = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      document.documentElement.style.opacity = '0';
      observer.disconnect();
    }).observe(document, { childList: true });
  });
