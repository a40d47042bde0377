/**
 * One simulator for the whole contract project (Vitest's global setup): tests are kept apart by their
 * sessions. A test gets its address with `inject('origin')`. `npm test` serves one for all its suites (SIM_ORIGIN).
 */
import type { TestProject } from 'vitest/node';
import { startSimulator } from '#tools/simulatorProcess.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

export default async function setup(project: TestProject) {
  const served = process.env['SIM_ORIGIN'];
  if (served) return void project.provide('origin', served);
  const simulator = await startSimulator();
  project.provide('origin', simulator.origin);
  return () => simulator.stop();
}
