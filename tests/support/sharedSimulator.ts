/**
 * Vitest's global setup: one simulator for the whole contract project; sessions isolate the tests. A test gets its address with
 * `inject('origin')`. `npm test` runs one simulator for all suites (SIM_ORIGIN).
 */
import type { TestProject } from 'vitest/node';
import { root, startSimulator } from '#tools/simulatorProcess.ts';
import { notBuilt } from './notBuilt.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

export default async function setup(project: TestProject) {
  const running = process.env['SIM_ORIGIN'];
  if (running) return void project.provide('origin', running);
  const simulator = await startSimulator();
  project.provide('origin', simulator.origin);
  const missing = notBuilt(root);
  return () => {
    // Printed last, below the failures it explains; most tests need no page.
    if (missing !== undefined) console.error(`\n${missing}\n`);
    return simulator.stop();
  };
}
