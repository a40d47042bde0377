/** Measures loads and route changes in headless Chromium, slowed down as `docs/design/budgets.md` says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { launchBrowser } from '../browser.ts';

/** Slowdown factor of the processor. */
const CPU = 4;
/** Latency in ms, throughput in bytes a second. */
const network = (latency: number, throughput: number) => ({
  offline: false,
  latency,
  downloadThroughput: throughput,
  uploadThroughput: throughput,
});
const USUAL = network(40, 1_250_000);
const SLOW = network(400, 50_000);
/** The page has settled after this time without a request or a change, in ms. */
const QUIET = 700;
/** Time limit of a step, in ms. */
const GIVE_UP = 30_000;

/** Cost of loading a page. */
export interface Load {
  /** Transferred bytes of scripts. */
  readonly js: number;
  /** Milliseconds. */
  readonly lcp: number;
  readonly cls: number;
}

/** Times of the first and the second change to a route, and the highest latency of a click (`inp`), in ms. */
export interface RouteChange {
  readonly first: number;
  readonly again: number;
  readonly inp: number;
}

/** Measurements of probe.js; times in ms since the start of the page. */
interface Probe {
  readonly lcp: number;
  readonly cls: number;
  readonly inp: number;
  readonly lastChange: number;
  readonly clickAt: number;
}

/** Two visits to the same screen, the second with a warm cache: LCP in ms. */
export interface Visits {
  readonly first: number;
  readonly second: number;
  /** Bytes of hashed scripts that the second visit fetched again. */
  readonly again: number;
}

/** Times on a slow network, in ms. */
export interface SlowLoad {
  /** Until the first text is visible. */
  readonly words: number;
  readonly usable: number;
}

interface OpenedPage {
  readonly page: Page;
  /** Transferred bytes of scripts so far. */
  readonly js: () => number;
  /** Bytes of scripts with a hash in their name. */
  readonly hashedJs: () => number;
  /** Waits until the page has settled, 30 s at most, and shows an element. @param selector its selector */
  readonly settleWith: (selector: string) => Promise<Probe>;
}

const probe = readFileSync(join(import.meta.dirname, 'probe.js'), 'utf8');

/** Uses a page of a new browser, which has nothing cached and no code compiled. */
async function withPage<T>(
  origin: string,
  scenario: string | undefined,
  { cpu, net = USUAL }: { readonly cpu: number; readonly net?: ReturnType<typeof network> },
  use: (opened: OpenedPage) => Promise<T>,
): Promise<T> {
  const browser = await launchBrowser([
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-sync',
  ]);
  try {
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'zh-CN',
      viewport: { width: 1440, height: 900 },
    });
    if (scenario !== undefined) await enter(context, origin, scenario);
    const page = await context.newPage();
    await page.addInitScript({ content: probe });
    const session = await context.newCDPSession(page);
    return await use({ page, ...(await watch(page, session, cpu, net)) });
  } finally {
    await browser.close();
  }
}

/** Starts the session over HTTP, so that the measured load is the only one. */
async function enter(context: BrowserContext, origin: string, scenario: string): Promise<void> {
  const id = crypto.randomUUID();
  const answer = await context.request.post('/_sim/api/session', {
    headers: { 'X-Sim-Session': id },
    data: { scenarios: scenario.split(',') },
  });
  if (!answer.ok()) throw new Error(`${scenario}: ${await answer.text()}`);
  await context.addCookies([{ name: 'sim_session', value: id, url: origin }]);
}

async function watch(
  page: Page,
  session: CDPSession,
  cpu: number,
  net: ReturnType<typeof network>,
): Promise<Omit<OpenedPage, 'page'>> {
  const scripts = new Map<string, string>();
  const inFlight = new Set<string>();
  let bytes = 0;
  let hashed = 0;
  let lastEnd = Date.now();
  const end = (id: string) => {
    inFlight.delete(id);
    lastEnd = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    // A beacon does not delay the page.
    if (type !== 'Ping') inFlight.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = scripts.get(requestId);
    if (url !== undefined) bytes += encodedDataLength;
    if (url?.includes('/assets/')) hashed += encodedDataLength;
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', net);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });

  const settle = async (): Promise<Probe> => {
    const deadline = Date.now() + GIVE_UP;
    for (;;) {
      await page.waitForTimeout(100);
      const seen = await page.evaluate(() => ({
        now: performance.now(),
        probe: (globalThis as unknown as { benchProbe: Probe }).benchProbe,
      }));
      const stillSince = Math.max(seen.probe.lastChange, seen.probe.clickAt);
      const quiet = inFlight.size === 0 && Date.now() - lastEnd > QUIET && seen.now - stillSince > QUIET;
      if (quiet || Date.now() > deadline) return seen.probe;
    }
  };
  // Playwright searches the document in each animation frame until it finds the element: before the page has settled, that
  // search would be a twelfth of what is measured.
  const settleWith = async (selector: string): Promise<Probe> => {
    const settled = await settle();
    const element = page.locator(selector).first();
    if (await element.isVisible()) return settled;
    await element.waitFor({ timeout: GIVE_UP });
    return settle();
  };
  return { js: () => bytes, hashedJs: () => hashed, settleWith };
}

interface Opening {
  readonly path: string;
  readonly scenario?: string | undefined;
  /** Selector of an element that shows that the screen is ready. */
  readonly ready: string;
}

/** @param cpu slowdown factor; 1 is faster and suffices where only bytes count */
export const measureLoad = (origin: string, screen: Opening, cpu = CPU): Promise<Load> =>
  withPage(origin, screen.scenario, { cpu }, async ({ page, js, settleWith }) => {
    await page.goto(screen.path, { waitUntil: 'commit' });
    const { lcp, cls } = await settleWith(screen.ready);
    return { js: js(), lcp, cls };
  });

export const measureVisits = (origin: string, screen: Opening): Promise<Visits> =>
  withPage(origin, screen.scenario, { cpu: CPU }, async ({ page, hashedJs, settleWith }) => {
    const visit = async (): Promise<number> => {
      await page.goto(screen.path, { waitUntil: 'commit' });
      return (await settleWith(screen.ready)).lcp;
    };
    const first = await visit();
    const fetched = hashedJs();
    await page.goto('about:blank');
    return { first, second: await visit(), again: hashedJs() - fetched };
  });

/** Measures until the first words and until `ready` shows, at 50 kB/s and 400 ms, on a processor that is not slowed. */
export const measureSlowly = (origin: string, screen: Opening): Promise<SlowLoad> =>
  withPage(origin, screen.scenario, { cpu: 1, net: SLOW }, async ({ page }) => {
    const started = performance.now();
    const since = () => performance.now() - started;
    await page.goto(screen.path, { waitUntil: 'commit' });
    await page.waitForFunction('document.body?.innerText.trim()', undefined, { timeout: GIVE_UP });
    const words = since();
    await page.locator(screen.ready).first().waitFor({ timeout: GIVE_UP });
    return { words, usable: since() };
  });

/** A route change to measure and the way back, as selectors. */
export interface Way {
  readonly path: string;
  readonly scenario?: string | undefined;
  /** Link to the route. */
  readonly go: string;
  /** Element that only the route shows. */
  readonly there: string;
  /** Link back to the first page. */
  readonly back: string;
  /** Element that only the first page shows. */
  readonly here: string;
}

/** Measures a route change twice: the first one fetches the chunk. */
export const measureRoute = (origin: string, way: Way): Promise<RouteChange> =>
  withPage(origin, way.scenario, { cpu: CPU }, async ({ page, settleWith }) => {
    const click = async (link: string, shows: string): Promise<Probe> => {
      await page.locator(link).first().click({ noWaitAfter: true });
      return settleWith(shows);
    };
    await page.goto(way.path, { waitUntil: 'commit' });
    await settleWith(way.here);
    const first = await click(way.go, way.there);
    await click(way.back, way.here);
    const again = await click(way.go, way.there);
    return { first: took(first), again: took(again), inp: again.inp };
  });

const took = ({ lastChange, clickAt }: Probe): number => Math.max(0, lastChange - clickAt);
