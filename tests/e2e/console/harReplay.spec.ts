import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/sim.ts';

/** Paths of the services, which the HAR answers. The files of the portal come from the simulator. */
const SERVICES = /\/(api|activity|scene|gateway|jcstd-api|provisional)\//;

const amountsOn = async (page: Page): Promise<string[]> =>
  (await page.getByRole('main').innerText()).match(/\d[\d,]*\.\d\d/g) ?? [];

test(
  'a replayable HAR answers the home page in another browser by routeFromHAR',
  { tag: ['@team-har-replays'] },
  async ({ page, sim, browser }, testInfo) => {
    await sim.open('overdue-bill', '/company/index');
    await sim.settled();
    const amounts = await amountsOn(page);
    expect(amounts.length).toBeGreaterThan(30);
    const eid = await page.evaluate(() => globalThis.portalFingerprint?.eid ?? '');
    const [whole, replayable] = await Promise.all(
      ['', '?replayable=true'].map(async (query) =>
        (await page.request.get(`/_sim/api/log.har${query}`)).text(),
      ),
    );
    expect(whole).toContain(eid);
    expect(replayable).not.toContain(eid);
    const file = testInfo.outputPath('session.har');
    writeFileSync(file, replayable ?? '');

    const { origin } = new URL(page.url());
    const context = await browser.newContext({ baseURL: origin });
    await context.routeFromHAR(file, { url: SERVICES });
    // Follows docs/recordings.md for addresses with a device fingerprint.
    await context.route(/[?&]eid=/, (route) =>
      route.fallback({
        url: route
          .request()
          .url()
          .replace(/([?&]eid=)[^&]*/, '$1'),
      }),
    );
    const other = await context.newPage();
    await other.goto('/front/company/index');
    await expect.poll(() => amountsOn(other)).toEqual(amounts);
    expect(await other.evaluate(() => globalThis.portalFingerprint?.eid)).not.toBe(eid);
    // The simulator got no request: the HAR has answered all of them.
    expect(await (await context.request.get('/_sim/api/log')).json()).toEqual([]);
    await context.close();
  },
);
