/** What the browser tests of a broken copy begin with, in the place of Playwright's own `test`: each asks for the break that it is for. */
import { test as base } from '@playwright/test';
import { placesOf, REACHED, readPlan } from './pagePlan.ts';

const plan = readPlan();
/** Places in the plan of which one test has noticed the break: the others are not needed. */
const noticed = new Set<number>();
let asked = 0;
/** So long after its time a test has ended, unless its page hangs. */
const HUNG_MS = 10_000;

const ask = async (path: string, body: string): Promise<string> =>
  (await fetch(`${process.env['SIM_ORIGIN']}/front/${path}`, { method: 'POST', body })).text();

export const test = base.extend<{ broken: undefined }>({
  broken: [
    async ({ browser }, use, testInfo) => {
      const places = placesOf(plan, testInfo.tags, testInfo.repeatEachIndex);
      testInfo.skip(places.every((place) => noticed.has(place)));
      const site = plan[places[0] ?? -1]?.site ?? 0;
      const note = `/front/reached?${(asked += 1)}`;
      await ask('break', JSON.stringify(site === 0 ? { site, note } : { site }));
      // A page that a break keeps busy for ever cannot be closed; its browser can.
      const began = Date.now();
      const watch = setInterval(() => {
        if (Date.now() - began > testInfo.timeout + HUNG_MS) void browser.close();
      }, HUNG_MS);
      await use(undefined);
      clearInterval(watch);
      if (site === 0) testInfo.annotations.push({ type: REACHED, description: await ask(note.slice(7), '') });
      if (testInfo.status !== 'failed') return;
      for (const place of places) noticed.add(place);
      // Else the worker and its browser are replaced, as after each failure that nobody expects.
      testInfo.expectedStatus = 'failed';
    },
    { auto: true },
  ],
});
