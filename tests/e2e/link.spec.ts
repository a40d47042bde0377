/** The link that the console and the chip copy: opened in a browser that knows nothing, everything stands again. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/sim.ts';

const LIST = '/bill/list?productCode=12003&page=2';

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** What a session holds, without what is each session's own. */
async function holds(page: Page) {
  const [{ id: _id, ...session }, world, faults] = await Promise.all(
    ['session', 'world', 'faults'].map(async (name) => (await page.request.get(`/_sim/api/${name}`)).json()),
  );
  return { session, world, faults: faults.map(({ used: _used, seen: _seen, ...fault }: object & Record<string, unknown>) => fault) };
}

test('a copied link restores scenarios, seed, clock, faults and page in a clean browser [qa-link]', async ({
  page,
  sim,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sim.open('overdue-bill,welcome-popup', LIST, { seed: '77' });
  await sim.setClock({ advance: { days: 9 } });
  await sim.addFault({ on: 'provisional.queryBillPage', answer: { code: '9999999' }, when: { like: { '/*': '*' } } });
});
