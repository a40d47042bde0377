/** One simulator for the whole browser run (Playwright's global setup), unless one is served already; its address is in SIM_ORIGIN. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startSimulator } from '#tools/simulatorProcess.ts';

export default async function setup() {
  if (!existsSync(join(import.meta.dirname, '../../portal/dist/index.html'))) {
    throw new Error('the portal is not built: npm test -- browser builds it first');
  }
  if (process.env['SIM_ORIGIN']) return;
  const simulator = await startSimulator();
  process.env['SIM_ORIGIN'] = simulator.origin;
  return () => simulator.stop();
}
