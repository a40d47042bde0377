/** Playwright's global setup: starts one simulator for the run unless SIM_ORIGIN names a running one. */
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
