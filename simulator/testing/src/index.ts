/** Public API: `simAt` for a running simulator, `startSimulator` for a separate one. */
export { simAt } from './sim.ts';
export type { Sim, SimOptions, Started } from './sim.ts';
export type { Called } from './called.ts';
export type { Rule } from './rule.ts';
export { startSimulator } from './start.ts';
export type { RunningSimulator, StartOptions } from './start.ts';
export type { Clock, Fault, FaultAnswer, FaultWhen, LogEntry } from './wire.ts';
