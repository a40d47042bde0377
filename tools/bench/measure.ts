/** Loads and route changes in headless Chromium, slowed as `docs/design/budgets.md` says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { launchBrowser } from '../browser.ts';

const CPU = 4;
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const QUIET = 700; // ms without a request or a change: the page has settled
const GIVE_UP = 30_000;

export interface Load {
  readonly js: number;
  readonly lcp: number;
  readonly cls: number;
}

export interface RouteChange {
  readonly first: number;
  readonly again: number;
  readonly inp: number;
}

interface Probe {
  readonly lcp: number;
  readonly cls: number;
  readonly inp: number;
  readonly lastChange: number;
  readonly clickAt: number;
}

interface Opened {
  readonly page: Page;
  readonly js: () => number;
  readonly settle: () => Promise<Probe>;
}

const probe = readFileSync(join(import.meta.dirname, 'probe.js'), 'utf8');

/** A fresh browser: nothing cached, no code compiled. */
async function withPage<T>(
  origin: string,
  scenario: string | undefined,
  cpu: number,
  use: (opened: Opened) => Promise<T>,
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
    return await use({ page, ...(await watch(page, session, cpu)) });
  } finally {
    await browser.close();
  }
}

/** The session starts over HTTP, so that the measured load is the only one. */
async function enter(context: BrowserContext, origin: string, scenario: string): Promise<void> {
  const id = crypto.randomUUID();
  const answer = await context.request.post('/_sim/api/session', {
    headers: { 'X-Sim-Session': id },
    data: { scenarios: scenario.split(',') },
  });
  if (!answer.ok()) throw new Error(`${scenario}: ${await answer.text()}`);
  await context.addCookies([{ name: 'sim_session', value: id, url: origin }]);
}

async function watch(page: Page, session: CDPSession, cpu: number): Promise<Omit<Opened, 'page'>> {
  const scripts = new Set<string>();
  const inFlight = new Set<string>();
  let bytes = 0;
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
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
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
  return { js: () => bytes, settle };
}

/** @param cpu slowdown factor; only times need it, and each measurement costs real time */
export const measureLoad = (
  origin: string,
  screen: { readonly path: string; readonly scenario?: string | undefined; readonly ready: string },
  cpu = CPU,
): Promise<Load> =>
  withPage(origin, screen.scenario, cpu, async ({ page, js, settle }) => {
    await page.goto(screen.path, { waitUntil: 'commit' });
    await page.locator(screen.ready).first().waitFor({ timeout: GIVE_UP });
    const { lcp, cls } = await settle();
    return { js: js(), lcp, cls };
  });

export interface Way {
  readonly path: string;
  readonly scenario?: string | undefined;
  /** The link to the route, a sign of arrival, the link back and a sign of that. */
  readonly go: string;
  readonly there: string;
  readonly back: string;
  readonly here: string;
}

/** Measures a route change twice: the first one fetches the chunk. */
export const measureRoute = (origin: string, way: Way): Promise<RouteChange> =>
  withPage(origin, way.scenario, CPU, async ({ page, settle }) => {
    const click = async (link: string, shows: string): Promise<Probe> => {
      await page.locator(link).first().click({ noWaitAfter: true });
      await page.locator(shows).first().waitFor({ timeout: GIVE_UP });
      return settle();
    };
    await page.goto(way.path, { waitUntil: 'commit' });
    await page.locator(way.here).first().waitFor({ timeout: GIVE_UP });
    await settle();
    const first = await click(way.go, way.there);
    await click(way.back, way.here);
    const again = await click(way.go, way.there);
    return { first: took(first), again: took(again), inp: again.inp };
  });

const took = ({ lastChange, clickAt }: Probe): number => Math.max(0, lastChange - clickAt);
