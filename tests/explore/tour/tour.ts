/**
 * Visits every page with figures in one session and compares the figures of the same fact. The portal is loaded once; the
 * tour moves within it.
 */
import type { Page } from '@playwright/test';
import { goTo, isInPortal } from '../../support/goTo.ts';
import { recordEvents, type EventRecorder } from '../driver/eventRecorder.ts';
import { inject, isLeaving } from '../driver/inPage.ts';
import { openFresh } from '../driver/portal.ts';
import { settle } from '../driver/settle.ts';
import type { Look, Sighting } from '../observed.ts';
import type { Visit } from '../plan.ts';
import { contradicting } from '../rules/agrees.ts';
import { contradictions } from '../rules/contradictions.ts';
import type { Finding } from '../rules/rule.ts';
import { pagesAbout, pagesOf } from './addresses.ts';
import { wireFacts } from './wireFacts.ts';

/** Milliseconds for which a page must be at rest before it is read. */
const AT_REST = 150;

/** Matches the names of buttons that open a document, which has no URL. */
const PAPERS = /(月度对账单|电子回单|转账信息)$/;

interface Tour {
  readonly seen: readonly Sighting[];
  readonly found: readonly Finding[];
}

/** @param visit gives the scenario, with its user, and the product whose pages are visited */
export async function tour(page: Page, origin: string, visit: Visit): Promise<Tour> {
  const events = recordEvents(page);
  const code = /productCode=(\d+)/.exec(visit.path)?.[1] ?? '12003';
  const seen: Sighting[] = [];
  const found: Finding[] = [];
  const read = async (): Promise<void> => {
    const { sightings, rows } = await glance(page, events);
    seen.push(...sightings);
    found.push(...rows.flatMap(contradicting));
  };
  const readAll = async (addresses: readonly string[]): Promise<void> => {
    for (const address of new Set(addresses)) {
      await goTo(page, address);
      await read();
      if (!(await openPaper(page))) continue;
      await read();
      await page.keyboard.press('Escape');
    }
  };
  try {
    await openFresh(page, origin, visit);
    // Stop the clock: a repayment that completes during the tour would change a figure.
    await page.request.put(`${origin}/_sim/api/clock`, { data: { running: false } });
    await read();
    await readAll(pagesOf(code));
    await readAll(pagesAbout(code, seen));
    const log = await page.request.get(`${origin}/_sim/api/log`);
    seen.push(...wireFacts(await log.json()));
  } finally {
    events.end();
  }
  return { seen, found: [...found, ...contradictions(seen)] };
}

/** Reads the figures of the page; none after the portal has been left for the login. */
async function glance(page: Page, events: EventRecorder): Promise<Pick<Look, 'sightings' | 'rows'>> {
  await settle(page, events, AT_REST);
  if (!isInPortal(page)) return { sightings: [], rows: [] };
  try {
    await inject(page);
    return await page.evaluate(() => window.explorer.glance());
  } catch (error) {
    if (!isLeaving(error)) throw error;
    return glance(page, events);
  }
}

/**
 * Opens the page's document, if it has one. If a drawer opens late and covers the button, it clicks the drawer's own button.
 * @returns whether the document is open
 */
async function openPaper(page: Page, isRetry = false): Promise<boolean> {
  const drawer = page.getByRole('dialog').last();
  const button = ((await drawer.isVisible()) ? drawer : page).getByRole('button', { name: PAPERS }).first();
  if (!(await button.isVisible())) return false;
  try {
    await button.click({ timeout: isRetry ? 15_000 : 3000 });
  } catch (error) {
    if (isRetry) throw error;
    return openPaper(page, true);
  }
  await page.getByRole('dialog', { name: PAPERS }).waitFor();
  return true;
}
