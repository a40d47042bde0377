import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';

/** Logs in as an account of the simulated company, and goes on to an address. */
export async function logIn(page: Page, pin: string, to: string): Promise<void> {
  await page.goto(`/_sim/ext/login?${new URLSearchParams({ returnUrl: to })}`);
  await page.getByRole('radio', { name: pin }).check();
  await page.getByRole('button', { name: '登录' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

interface OpenBrowser {
  readonly browser: Browser;
  readonly context: BrowserContext;
}

/** Opens another browser in the same simulated company, logged in as one of its accounts. */
export async function logInElsewhere(
  { browser, context }: OpenBrowser,
  pin: string,
  to: string,
): Promise<Page> {
  const other = await browser.newContext({ storageState: await context.storageState() });
  const page = await other.newPage();
  await logIn(page, pin, to);
  return page;
}

/** Logs in another account without a page of the portal, so that open pages do not notice. */
export async function logInSilently(page: Page, pin: string): Promise<void> {
  const answer = await page.request.post('/_sim/ext/login', { form: { pin }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}
