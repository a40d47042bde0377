/** Replaces Playwright's `test` in a broken copy: each browser test first requests its break. */
import { test as base } from '@playwright/test';
import { placesOf, REACHED, readPlan } from './pagePlan.ts';

const plan = readPlan();
/** Plan entries whose break a test has noticed: their other tests are skipped. */
const noticed = new Set<number>();
let asked = 0;
/** Milliseconds after the time limit of a test until its page counts as hung. */
const HUNG_MS = 10_000;

const ask = async (path: string, body: string): Promise<string> =>
  (await fetch(`${process.env['SIM_ORIGIN']}/front/${path}`, { method: 'POST', body })).text();

export const test = base.extend<{ broken: undefined }>({
  broken: [
    async ({ browser }, use, testInfo) => {
      const places = placesOf(plan, testInfo.tags, testInfo.repeatEachIndex);
      testInfo.skip(places.every((place) => noticed.has(place)));
      const point = plan[places[0] ?? -1]?.point ?? 0;
      const note = `/front/reached?${(asked += 1)}`;
      await ask('break', JSON.stringify(point === 0 ? { point, note } : { point }));
      // A page in an endless loop cannot be closed, but its browser can.
      const began = Date.now();
      const watch = setInterval(() => {
        if (Date.now() - began > testInfo.timeout + HUNG_MS) void browser.close();
      }, HUNG_MS);
      await use(undefined);
      clearInterval(watch);
      if (point === 0)
        testInfo.annotations.push({ type: REACHED, description: await ask(note.slice(7), '') });
      if (testInfo.status !== 'failed') return;
      for (const place of places) noticed.add(place);
      // Expecting the failure keeps Playwright from replacing the worker and its browser.
      testInfo.expectedStatus = 'failed';
    },
    { auto: true },
  ],
});
