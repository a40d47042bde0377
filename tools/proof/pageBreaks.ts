/**
 * Replaces Playwright's `test` in a broken copy: each browser test first requests its break. With point 0 nothing is broken, and the
 * test records the points that its page reached.
 */
import { test as base } from '@playwright/test';
import { placesOf, REACHED, readPlan } from './pagePlan.ts';

const plan = readPlan();
/** Plan entries whose break a test has noticed: their other tests are skipped. */
const noticed = new Set<number>();
let requests = 0;
/** Milliseconds after the time limit of a test until its page counts as hung. */
const HUNG_MS = 10_000;

/** Sends a request to breakServer.mjs. */
const post = async (path: string, body: string): Promise<string> =>
  (await fetch(`${process.env['SIM_ORIGIN']}/front/${path}`, { method: 'POST', body })).text();

export const test = base.extend<{ broken: undefined }>({
  broken: [
    async ({ browser }, use, testInfo) => {
      const places = placesOf(plan, testInfo.tags, testInfo.repeatEachIndex);
      // A repetition without an entry of the plan is skipped too.
      testInfo.skip(places.every((place) => noticed.has(place)));
      const point = plan[places[0] ?? -1]?.point ?? 0;
      /** The page posts the points that it reaches to this address; at the end the test posts to it and gets all of them. */
      const note = `/front/reached?${(requests += 1)}`;
      await post('break', JSON.stringify(point === 0 ? { point, note } : { point }));
      // A page in an endless loop cannot be closed, but its browser can.
      const began = Date.now();
      const watch = setInterval(() => {
        if (Date.now() - began > testInfo.timeout + HUNG_MS) void browser.close();
      }, HUNG_MS);
      await use(undefined);
      clearInterval(watch);
      if (point === 0)
        testInfo.annotations.push({
          type: REACHED,
          description: await post(note.slice('/front/'.length), ''),
        });
      if (testInfo.status !== 'failed') return;
      for (const place of places) noticed.add(place);
      // Expecting the failure keeps Playwright from replacing the worker and its browser.
      testInfo.expectedStatus = 'failed';
    },
    { auto: true },
  ],
});
