/**
 * Shares one browser context among all tests of a worker, so that the portal's files are fetched and compiled once. Each test gets
 * its own tab, without cookies, storage, permissions and listeners of another test. A background tab keeps the renderer alive
 * between tests. (Playwright's `reuseContext` empties the cache before each test, which costs a quarter of its time.) A test sets
 * the size and movement on its page; a test with other context options (`test.use`) has its own context.
 */
import { isDeepStrictEqual } from 'node:util';
import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { delayFailureSnapshots } from './failureSnapshots.ts';
import { leaveUnpainted } from './painting.ts';

// Playwright looks for the source map of each frame of its many stacks. Node strips types in place, so there is none.
Object.assign(Error, { prepareStackTrace: undefined });

interface SharedContext {
  readonly context: BrowserContext;
  readonly background: Page;
  /** A test has installed the context's clock, which cannot be removed. */
  clockInstalled: boolean;
}

/** The worker's context; replaced if the last test left it unusable. */
class Keeper {
  #kept: SharedContext | undefined;

  async context(browser: Browser, painted: boolean): Promise<BrowserContext> {
    if (this.#kept?.clockInstalled === true) await this.close();
    this.#kept ??= await open(browser, painted);
    return this.#kept.context;
  }

  /** Closes the tabs of a test and resets the context. */
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

async function open(browser: Browser, painted: boolean): Promise<SharedContext> {
  const context = await newContext(browser, painted);
  const background = await context.newPage();
  await background.goto('/_sim/problems.json'); // of the portal's origin, without a script
  await context.clearCookies();
  const kept = { context, background, clockInstalled: false };
  const install = context.clock.install.bind(context.clock);
  context.clock.install = (options) => {
    kept.clockInstalled = true;
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
  /** Gives a test an unshared context, if files of the portal are missing or the connection is lost. */
  ownContext: boolean;
  /** Paints pages, for tests of pixels. A configuration sets it for all its tests: a worker's context keeps the first value. */
  painted: boolean;
}

export const test = base.extend<Options, { keeper: Keeper }>({
  ownContext: [false, { option: true }],
  painted: [true, { option: true }],
  // Set here and not in playwright.config.ts, which is read before the simulator has a port.
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
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await delayFailureSnapshots(page);
    await use(page);
  },
});
