/** Playwright's `test` with the fixture `sim`: each test has a session of its own for its pages and requests. */
import { test as base, type BrowserContext } from '@playwright/test';
import { exportLog, getLink, listLog } from '../../../generated/control/client.ts';
import { simAt, type Sim } from './sim.ts';

interface Options {
  /** Origin of the simulator; `SIM_ORIGIN` by default. */
  simOrigin: string;
  /** Token of a simulator that other machines can reach; `SIM_TOKEN` by default. */
  simToken: string | undefined;
}

interface Fixtures {
  sim: Sim;
  /** Puts another context into the test's session: `await enter(await browser.newContext())`. */
  enter: (context: BrowserContext) => Promise<BrowserContext>;
}

export const test = base.extend<Options & Fixtures>({
  simOrigin: [process.env['SIM_ORIGIN'] ?? 'http://127.0.0.1:4010', { option: true }],
  simToken: [process.env['SIM_TOKEN'] || undefined, { option: true }],
  baseURL: async ({ simOrigin }, use) => use(simOrigin),
  sim: async ({ simOrigin, simToken: token }, use, testInfo) => {
    const sim = simAt(simOrigin, token === undefined ? {} : { token });
    await use(sim);
    if (testInfo.status !== testInfo.expectedStatus)
      for (const { name, body } of await evidenceOf(sim))
        await testInfo.attach(name, { contentType: 'application/json', body });
    await sim.end();
  },
  enter: async ({ sim, simToken: token }, use) => {
    const cookies = {
      sim_session: encodeURIComponent(sim.session),
      ...(token !== undefined && { sim_token: token }),
    };
    await use(async (context) => {
      await context.addCookies(
        Object.entries(cookies).map(([name, value]) => ({ name, value, url: sim.origin })),
      );
      return context;
    });
  },
  context: async ({ context, enter }, use) => use(await enter(context)),
  request: async ({ playwright, sim }, use) => {
    const request = await playwright.request.newContext({
      baseURL: sim.origin,
      extraHTTPHeaders: { ...sim.headers },
    });
    await use(request);
    await request.dispose();
  },
});

export { expect } from '@playwright/test';

/** Attachments of a failed test: log, HAR and the link of its scene. */
async function evidenceOf({ control }: Sim) {
  const documents = {
    'simulator-log.json': control(listLog, {}),
    'simulator.har': control(exportLog, {}),
    'simulator-link.json': control(getLink, {}),
  };
  return Promise.all(
    Object.entries(documents).map(async ([name, answer]) => ({
      name,
      // A failed call becomes the content of its attachment, so that the test's own failure is reported.
      body: JSON.stringify(await (answer as Promise<unknown>).catch(String), null, 1),
    })),
  );
}
