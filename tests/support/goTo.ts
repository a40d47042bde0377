import type { Page } from '@playwright/test';

/** A small page that everybody may see: where a way begins that is not about its first page. */
export const SMALL_PAGE = '/help/unsubscribe/h5';

/** Whether the page is one of the portal: it may have left for the login. */
export const isInPortal = (page: Page): boolean => new URL(page.url()).pathname.startsWith('/front/');

/**
 * To another page of the running portal, as a link or the browser's own buttons lead there, for a quarter of what a load costs; a
 * portal that has been left is opened again. @param path without `/front`
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const address = `/front${path}`;
  if (!isInPortal(page)) {
    // Before it has come it may leave again.
    await page.goto(new URL(address, page.url()).href, { waitUntil: 'commit' });
    return;
  }
  await page.evaluate((url) => {
    history.pushState({}, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}
