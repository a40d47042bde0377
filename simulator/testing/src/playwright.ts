/** Playwright's `test` with a `sim`: each test has a session of its own, and its pages are in that session. */
import { test as base } from '@playwright/test';
import { simAt, type Sim } from './sim.ts';

interface Options {
  /** Where the simulator is served; `SIM_ORIGIN` without it. */
  simOrigin: string;
  /** What it demands where it is served beyond its own machine; `SIM_TOKEN` without it. */
  simToken: string | undefined;
}

export const test = base.extend<Options & { sim: Sim }>({
  simOrigin: [process.env['SIM_ORIGIN'] ?? 'http://127.0.0.1:4010', { option: true }],
  simToken: [process.env['SIM_TOKEN'] || undefined, { option: true }],
  baseURL: async ({ simOrigin }, use) => use(simOrigin),
  sim: async ({ context, simOrigin, simToken: token }, use) => {
    const sim = simAt(simOrigin, token === undefined ? {} : { token });
    const cookies = { sim_session: sim.session, ...(token !== undefined && { sim_token: token }) };
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: sim.origin })),
    );
    await use(sim);
    await sim.end();
  },
});

export { expect } from '@playwright/test';
