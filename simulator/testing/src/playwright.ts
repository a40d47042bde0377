/** Playwright's `test` with a `sim`: each test has a session of its own, and its pages are in that session. */
import { test as base } from '@playwright/test';
import { simAt, type Sim } from './sim.ts';

interface Options {
  /** Where the simulator is served; `SIM_ORIGIN` without it. */
  simOrigin: string;
}

export const test = base.extend<Options & { sim: Sim }>({
  simOrigin: [process.env['SIM_ORIGIN'] ?? 'http://127.0.0.1:4010', { option: true }],
  baseURL: async ({ simOrigin }, use) => use(simOrigin),
  sim: async ({ context, simOrigin }, use) => {
    const sim = simAt(simOrigin);
    await context.addCookies([{ name: 'sim_session', value: sim.session, url: sim.origin }]);
    await use(sim);
    await sim.end();
  },
});

export { expect } from '@playwright/test';
