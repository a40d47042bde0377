/**
 * One browser context per worker, for all its tests: what the portal's files cost to fetch and compile is paid once. Each test
 * gets a tab of its own, without cookies, storage, permissions and listeners of another; a tab that stays in the background
 * keeps the renderer alive between them. (Playwright's `reuseContext` empties the cache before each test, a quarter of what a
 * test takes.) What can be told to a page (its size, its movement) a test says there; one that uses another browser (`test.use`) has
 * a context of its own.
 */
import { isDeepStrictEqual } from 'node:util';
import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { leaveUnpainted } from './painting.ts';

interface Kept {
  readonly context: BrowserContext;
  readonly background: Page;
  /** Somebody has taken the context's clock, which nothing gives back. */
  spoilt: boolean;
}

/** The worker's context; what the last test has left unfit is made anew. */
class Keeper {
  #kept: Kept | undefined;

  async context(browser: Browser, painted: boolean): Promise<BrowserContext> {
    if (this.#kept?.spoilt === true) await this.close();
    this.#kept ??= await open(browser, painted);
    return this.#kept.context;
  }

  /** After a test: its tabs are closed, and what it was given is taken back. */
  async clear(): Promise<void> {
    if (this.#kept === undefined) return;
    const { context, background } = this.#kept;
    await Promise.all(context.pages().map((page) => (page === background ? undefined : page.close())));
    await context.clearPermissions();
    await context.clearCookies();
    await background.evaluate(() => localStorage.clear());
  }

  async close(): Promise<void> {
    await this.#kept?.context.close();
    this.#kept = undefined;
  }
}

async function open(browser: Browser, painted: boolean): Promise<Kept> {
  const context = await newContext(browser, painted);
  const background = await context.newPage();
  await background.goto('/_sim/problems.json'); // of the portal's origin, without a script
  await context.clearCookies();
  const kept = { context, background, spoilt: false };
  const install = context.clock.install.bind(context.clock);
  context.clock.install = (options) => {
    kept.spoilt = true;
    return install(options);
  };
  return kept;
}

async function newContext(browser: Browser, painted: boolean): Promise<BrowserContext> {
  const context = await browser.newContext();
  if (!painted) await leaveUnpainted(context);
  return context;
}

export interface Options {
  /** For a test in which files of the portal are missing or the connection is lost: a context that nobody has used or will. */
  ownContext: boolean;
  /** Where all tests look at pixels. */
  painted: boolean;
}

export const test = base.extend<Options, { keeper: Keeper }>({
  ownContext: [false, { option: true }],
  painted: [true, { option: true }],
  // Not in playwright.config.ts, which is read before the simulator has a port.
  baseURL: async ({}, use) => use(process.env['SIM_ORIGIN']),
  keeper: [
    async ({}, use) => {
      const keeper = new Keeper();
      await use(keeper);
      await keeper.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, keeper, ownContext, painted, viewport, locale, timezoneId, hasTouch, contextOptions },
    use,
    { project },
  ) => {
    const usual = { timezoneId: undefined, hasTouch: false, ...project.use };
    const asked = { viewport, locale, timezoneId, hasTouch, contextOptions };
    if (ownContext || !isDeepStrictEqual({ ...usual, ...asked }, usual)) {
      const own = await newContext(browser, painted);
      await use(own);
      return own.close();
    }
    await use(await keeper.context(browser, painted));
    await keeper.clear();
  },
  page: async ({ context }, use) => use(await context.newPage()),
});
