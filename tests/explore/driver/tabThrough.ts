/** Every Tab stop of a page or dialog, in order. */
import type { Page } from '@playwright/test';
import type { Look, Stop, Tabbed } from '../observed.ts';
import { inject } from './inPage.ts';

/** Number of Tab presses after which it gives up. No page has as many stops. */
const MAX_PRESSES = 200;

/** Milliseconds in which a dialog that has just opened stops moving. */
const DIALOG_DELAY = 500;

const isFaultless = ({ ringed, ringCutBy, inView, coveredBy }: Stop): boolean =>
  ringed && inView && ringCutBy === undefined && coveredBy === undefined;

/** Presses Tab through all stops, from the current focus. */
export async function tabThrough(page: Page, look: Look): Promise<Tabbed> {
  await inject(page);
  const reachable = () => page.evaluate(() => window.explorer.reachable());
  const first = await reachable();
  const stops = await onceRound(page);
  // A carousel has changed its slide and thereby its link.
  const stillReachable = new Set((await reachable()).map(({ id }) => id));
  return { kind: 'tabbed', look, reachable: first.filter(({ id }) => stillReachable.has(id)), stops };
}

async function onceRound(page: Page): Promise<Stop[]> {
  const stops = new Map<number, Stop>();
  const step = async (key: string): Promise<Stop | undefined> => {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => window.explorer.stop());
    if (stop === undefined || isFaultless(stop)) return stop;
    // A dialog that has just opened may still be moving.
    await page.waitForTimeout(DIALOG_DELAY);
    return page.evaluate(() => window.explorer.stop());
  };
  for (let pressed = 0; pressed < MAX_PRESSES; pressed += 1) {
    let stop = await step('Tab');
    // After the last stop the browser's own controls have the focus once.
    if (stop === undefined) continue;
    if (stops.has(stop.id)) break;
    stops.set(stop.id, stop);
    // Tab reaches one tab of a list of tabs; the arrow key goes through the others, and round to the first.
    const first = stop.id;
    while (stop?.tab === true && (stop = await step('ArrowRight')) && stop.id !== first)
      stops.set(stop.id, stop);
  }
  return [...stops.values()];
}
