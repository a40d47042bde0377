/**
 * The `sim` fixture: a test's own session of the simulator, and its conscience. A test starts without a cookie, so each has its
 * own session.
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
  /** Starts the session afresh without a page: what the first load is to meet is set before it. */
  start(scenario: string): Promise<void>;
  /** Starts the session afresh in a scenario (or several: `a,b`) and opens a page of the portal. */
  open(scenario: string, path: string, start?: { seed?: string; clock?: string }): Promise<void>;
  /**
   * Starts the session again while the page stays (unless another account is logged in then), and goes to a page of the portal within it, for half of what a load costs;
   * where no page of it stands yet, it is opened. It follows as it does when another tab has changed the session. For what is shown
   * now, not for what the first load does; not where the test has taken the page's clock. What a page keeps stays: what was chosen
   * on it, the pop-up that it has shown, the product that the loaded address names.
   */
  change(scenario: string, path: string): Promise<void>;
  /** The same where the test has changed something of the session: the page asks everything anew. */
  askAnew(path: string): Promise<void>;
  /**
   * Every answer is there and drawn: before what is not there is judged. A notice goes away by itself sooner than an
   * assertion gives up: its absence is counted at once.
   */
  settled(): Promise<void>;
  /** The requests of the session so far, newest first. */
  log(): Promise<LogEntry[]>;
  addFault(fault: NewFault): Promise<void>;
  setClock(change: ClockChange): Promise<void>;
}

/** A test against the simulator, without a conscience: for what a broken file leaves in console and log. */
export const bare = base.extend<{ pageLoads: undefined }>({
  pageLoads: [
    async ({ context }, use, testInfo) => {
      let loads = 0;
      const count = (page: Page) => page.on('domcontentloaded', () => (loads += 1));
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
    const end = hearErrors(context, errors);
    const settleUp = async () => {
      const [log, faults] = await Promise.all([
        read<LogEntry[]>(page.request.get('/_sim/api/log')),
        read<Fault[]>(page.request.get('/_sim/api/faults')),
      ]);
      expect(leftovers({ log, faults, console: errors.splice(0) }), 'leftovers of the session').toEqual([]);
    };
    await use(simFor(page, settleUp));
    end();
    // A test that has failed already tells more by its own message.
    if (testInfo.errors.length === 0) await settleUp();
  },
});

export { expect };

function simFor(page: Page, settleUp: () => Promise<void>): Sim {
  const settled = settling(page);
  let isBegun = false;
  /** A session that is begun afresh forgets what it has seen. */
  const beginAfresh = async () => {
    if (isBegun) await settleUp();
    isBegun = true;
  };
  const start = async (scenario: string) => {
    await beginAfresh();
    await read(page.request.post('/_sim/api/session', { data: { scenarios: scenario.split(',') } }));
  };
  const askAnew = async (path: string) => {
    // There nothing is asked twice, and what is shown next is drawn from the beginning.
    await goTo(page, SMALL_PAGE);
    await expect(page).toHaveTitle(/^手机端注销/);
    const asked = page.waitForResponse(/\/queryProductOpenInfo$/);
    await page.evaluate(tellTabs);
    await asked;
    await settled();
    await goTo(page, path);
  };
  const open: Sim['open'] = async (scenario, path, at = {}) => {
    await beginAfresh();
    const query = new URLSearchParams({ scenario, ...at });
    await page.goto(`/front${path}${path.includes('?') ? '&' : '?'}${query}`);
  };
  return {
    settled,
    start,
    open,
    askAnew,
    change: async (scenario, path) => {
      if (!isInPortal(page)) return open(scenario, path);
      const before = await viewer(page);
      await start(scenario);
      const { pin } = await viewer(page);
      // A page of another login ends (portal/src/session/pageEnd.ts).
      if (before.loggedIn && pin !== before.pin) await page.goto(`/front${path}`);
      else await askAnew(path);
    },
    log: () => read<LogEntry[]>(page.request.get('/_sim/api/log')),
    addFault: async (data) => void (await read(page.request.post('/_sim/api/faults', { data }))),
    setClock: async (data) => void (await read(page.request.put('/_sim/api/clock', { data }))),
  };
}

/** Who is logged in in the session. */
async function viewer(page: Page): Promise<{ pin: string; loggedIn: boolean }> {
  const world = await read<{ viewer: { pin: string; loggedIn: boolean } }>(
    page.request.get('/_sim/api/world'),
  );
  return world.viewer;
}

/** In the page: another tab has changed the session (portal/src/session/otherTabs.ts). */
export function tellTabs(): void {
  const tabs = new BroadcastChannel('portal-session');
  tabs.postMessage(null);
  tabs.close();
}

/**
 * Collects what any page of the context writes to the console as an error, and what it throws.
 * @returns what ends it
 */
function hearErrors(context: BrowserContext, errors: ConsoleError[]): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push({ text: message.text(), url: message.location().url });
  };
  const onError = (thrown: WebError) =>
    void errors.push({ text: String(thrown.error()), url: thrown.page()?.url() ?? '' });
  context.on('console', onConsole).on('weberror', onError);
  return () => void context.off('console', onConsole).off('weberror', onError);
}

/** The control API answers plain JSON; anything but 2xx is a fault of the test, told in the API's own words. */
async function read<T>(answer: Promise<APIResponse>): Promise<T> {
  const response = await answer;
  if (!response.ok())
    throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}
