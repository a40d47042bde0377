/** Everything that Tab comes to, as somebody without a pointer goes through a page or a dialog. */
import type { Page } from '@playwright/test';
import { inject } from '../explore/driver/inPage.ts';
import type { Stop } from '../explore/observed.ts';

/** More than any page has. */
const MOST = 200;

/** Milliseconds. */
const ON_ITS_WAY = 500;

const isWell = ({ ringed, inView, coveredBy }: Stop): boolean => ringed && inView && coveredBy === undefined;

/** Where the focus is now; undefined where it is nowhere. */
export async function stopAt(page: Page): Promise<Stop | undefined> {
  await inject(page);
  return page.evaluate(() => window.explorer.stop());
}

/** Once round from where the focus is. @returns what was not reached, or has the focus and does not show it, in words */
export async function tabThrough(page: Page): Promise<string[]> {
  await inject(page);
  const reachable = await page.evaluate(() => window.explorer.reachable());
  const stops = await onceRound(page);
  const groups = new Set([...stops.values()].map(({ group }) => group));
  return [
    ...reachable.filter(({ group }) => !groups.has(group)).map(({ name }) => `${name}: Tab到不了`),
    ...[...stops.values()].flatMap(({ name, ringed, inView, coveredBy }) => [
      ...(ringed ? [] : [`${name}: 看不出有焦点`]),
      ...(inView ? [] : [`${name}: 有焦点时不在窗口内`]),
      ...(coveredBy === undefined ? [] : [`${name}: 有焦点时被${coveredBy}盖住`]),
    ]),
  ];
}

async function onceRound(page: Page): Promise<ReadonlyMap<number, Stop>> {
  const stops = new Map<number, Stop>();
  const step = async (key: string): Promise<Stop | undefined> => {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => window.explorer.stop());
    if (stop === undefined || isWell(stop)) return stop;
    // What has just opened may still be on its way.
    await page.waitForTimeout(ON_ITS_WAY);
    return page.evaluate(() => window.explorer.stop());
  };
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    let stop = await step('Tab');
    // Beyond the last one it is the browser's own, once.
    if (stop === undefined) continue;
    if (stops.has(stop.id)) break;
    stops.set(stop.id, stop);
    const first = stop.id;
    while (stop?.tab === true && (stop = await step('ArrowRight')) && stop.id !== first)
      stops.set(stop.id, stop);
  }
  return stops;
}
