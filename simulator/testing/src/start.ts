import { startSimulator as start } from '../../../tools/simulatorProcess.ts';
import { simAt, type Sim } from './sim.ts';

export interface StartOptions {
  /** The repository with the simulator in it, installed (`npm ci`). */
  readonly checkout: string;
  /** `PORT`, `SCENARIOS_DIR` and what else the simulator reads; without a port it takes a free one. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface RunningSimulator {
  readonly origin: string;
  /** A new session of it. */
  sim(): Sim;
  stop(): Promise<void>;
}

/** Starts a simulator as a process of its own, and waits until it answers. */
export async function startSimulator(options: StartOptions): Promise<RunningSimulator> {
  const { origin, stop } = await start(options);
  return { origin, sim: () => simAt(origin), stop };
}
