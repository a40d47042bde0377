/**
 * Defines the `sim` fixture: a test's own session of the simulator, and a check of its leftovers. A test starts without a cookie,
 * so each has its own session.
 */
import {
  expect,
  type APIResponse,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type WebError,
} from '@playwright/test';
import type { components } from '#generated/control/types.ts';
import { goTo, isInPortal, SMALL_PAGE } from './goTo.ts';
import { test as base } from './keptContext.ts';
import { leftovers, type ConsoleError, type Fault, type LogEntry } from './leftovers.ts';
import { PAGE_LOADS } from './pageLoads.ts';
import { settling } from './settling.ts';

type NewFault = components['schemas']['NewFault'];
type ClockChange = components['schemas']['ClockChange'];

export interface Sim {
  /** Starts a new session without a page, to set conditions before the first load. */
  start(scenario: string): Promise<void>;
  /** Starts a new session in a scenario (or several: `a,b`) and opens a page of the portal. */
  open(scenario: string, path: string, start?: { seed?: string; clock?: string }): Promise<void>;
  /**
   * Restarts the session in another scenario and navigates within the open portal, for half of the cost of a load. Loads the page if
   * the portal is not open or another account is logged in. The page updates as after a change in another tab. Not for tests of the
   * first load, and not with the page's clock. The page keeps its state: choices, shown pop-ups, the product of the loaded address.
   */
  change(scenario: string, path: string): Promise<void>;
  /** Makes the page request everything again after the test has changed the session. */
  refetch(path: string): Promise<void>;
  /**
   * Waits until every answer is drawn, before a test checks that something is missing. A notice may disappear by itself before an
   * assertion ends, so count it at once.
   */
  settled(): Promise<void>;
  /** Returns the requests of the session so far, newest first. */
  log(): Promise<LogEntry[]>;
  addFault(fault: NewFault): Promise<void>;
  setClock(change: ClockChange): Promise<void>;
}

/** A test against the simulator without the check of leftovers, for broken files that leave errors in console and log. */
export const bare = base.extend<{ pageLoads: undefined }>({
  pageLoads: [
    async ({ context }, use, testInfo) => {
      let loads = 0;
      // A window that a test closes at once may have loaded or not: it counts either way, so that the number is the same.
      const countIfUnloaded = (opened: Page) => {
        let isLoaded = false;
        opened.on('domcontentloaded', () => (isLoaded = true));
        opened.on('close', () => (loads += isLoaded ? 0 : 1));
      };
      const count = (page: Page) =>
        page.on('domcontentloaded', () => (loads += 1)).on('popup', countIfUnloaded);
      context.on('page', count);
      await use(undefined);
      context.off('page', count);
      testInfo.annotations.push({ type: PAGE_LOADS, description: String(loads) });
    },
    { auto: true },
  ],
});

export const test = bare.extend<{ sim: Sim }>({
  sim: async ({ page, context }, use, testInfo) => {
    const errors: ConsoleError[] = [];
    const end = collectErrors(context, errors);
    const expectNoLeftovers = async () => {
      const [log, faults] = await Promise.all([
        read<LogEntry[]>(page.request.get('/_sim/api/log')),
        read<Fault[]>(page.request.get('/_sim/api/faults')),
      ]);
      expect(leftovers({ log, faults, console: errors.splice(0) }), 'leftovers of the session').toEqual([]);
    };
    await use(simFor(page, expectNoLeftovers));
    end();
    // After a failure, its own message says more than the leftovers.
    if (testInfo.errors.length === 0) await expectNoLeftovers();
  },
});

export { expect };

function simFor(page: Page, expectNoLeftovers: () => Promise<void>): Sim {
  const settled = settling(page);
  let hasSession = false;
  /** Checks the leftovers of the previous session, if there was one. */
  const endPrevious = async () => {
    if (hasSession) await expectNoLeftovers();
    hasSession = true;
  };
  const start = async (scenario: string) => {
    await endPrevious();
    await read(page.request.post('/_sim/api/session', { data: { scenarios: scenario.split(',') } }));
  };
  const refetch = async (path: string) => {
    // Opens a small page in between, so that the next page loads all its data once.
    await goTo(page, SMALL_PAGE);
    await expect(page).toHaveTitle(/^手机端注销/);
    const asked = page.waitForResponse(/\/queryProductOpenInfo$/);
    await page.evaluate(tellTabs);
    await asked;
    await settled();
    await goTo(page, path);
  };
  const open: Sim['open'] = async (scenario, path, at = {}) => {
    await endPrevious();
    const query = new URLSearchParams({ scenario, ...at });
    await page.goto(`/front${path}${path.includes('?') ? '&' : '?'}${query}`);
  };
  return {
    settled,
    start,
    open,
    refetch,
    change: async (scenario, path) => {
      if (!isInPortal(page)) return open(scenario, path);
      const before = await viewer(page);
      await start(scenario);
      const { pin } = await viewer(page);
      // A page of another account's login is closed (portal/src/session/pageEnd.ts), so load it again.
      if (before.loggedIn && pin !== before.pin) await page.goto(`/front${path}`);
      else await refetch(path);
    },
    log: () => read<LogEntry[]>(page.request.get('/_sim/api/log')),
    addFault: async (data) => void (await read(page.request.post('/_sim/api/faults', { data }))),
    setClock: async (data) => void (await read(page.request.put('/_sim/api/clock', { data }))),
  };
}

/** Returns the logged-in account of the session. */
async function viewer(page: Page): Promise<{ pin: string; loggedIn: boolean }> {
  const world = await read<{ viewer: { pin: string; loggedIn: boolean } }>(
    page.request.get('/_sim/api/world'),
  );
  return world.viewer;
}

/** Runs in the page: simulates a change of the session in another tab (portal/src/session/otherTabs.ts). */
export function tellTabs(): void {
  const tabs = new BroadcastChannel('portal-session');
  tabs.postMessage(null);
  tabs.close();
}

/**
 * Collects console errors and exceptions of all pages of the context.
 * @returns a function that ends the collection
 */
function collectErrors(context: BrowserContext, errors: ConsoleError[]): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push({ text: message.text(), url: message.location().url });
  };
  const onError = (thrown: WebError) =>
    void errors.push({ text: String(thrown.error()), url: thrown.page()?.url() ?? '' });
  context.on('console', onConsole).on('weberror', onError);
  return () => void context.off('console', onConsole).off('weberror', onError);
}

/** Reads an answer of the control API; throws its message if the status is not 2xx. */
async function read<T>(answer: Promise<APIResponse>): Promise<T> {
  const response = await answer;
  if (!response.ok())
    throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}
