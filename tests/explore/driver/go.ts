import type { Page } from '@playwright/test';

/** To another page of the running portal, as a link or the browser's own buttons lead there. @param path without `/front` */
export const go = (page: Page, path: string) =>
  page.evaluate((url) => {
    history.pushState({}, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, `/front${path}`);
