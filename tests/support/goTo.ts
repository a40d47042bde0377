import type { Page } from '@playwright/test';

/** A small page that every user may see, as the start of navigation tests. */
export const SMALL_PAGE = '/help/unsubscribe/h5';

/** Tells whether the page is one of the portal: it may have redirected to the login page. */
export const isInPortal = (page: Page): boolean => new URL(page.url()).pathname.startsWith('/front/');

/**
 * Navigates within the running portal as a link or the browser's buttons do, for a quarter of the cost of a load. Loads the portal
 * again if the page has left it.
 * @param path without `/front`
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const address = `/front${path}`;
  if (!isInPortal(page)) {
    // The page may redirect before it has loaded.
    await page.goto(new URL(address, page.url()).href, { waitUntil: 'commit' });
    return;
  }
  await page.evaluate((url) => {
    history.pushState({}, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}
