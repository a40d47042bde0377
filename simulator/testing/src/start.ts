import { startSimulator as start } from '../../../tools/simulatorProcess.ts';
import { installedSimulator } from './installed.ts';
import { simAt, type Sim } from './sim.ts';

export interface StartOptions {
  /** Folder of a checkout of the repository, in which `npm ci` has run; without it the installed package is started. */
  readonly checkout?: string;
  /** `PORT`, `SCENARIOS_DIR` and other settings; without `PORT` the simulator uses a free port. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface RunningSimulator {
  readonly origin: string;
  /** Returns a new session. */
  sim(): Sim;
  stop(): Promise<void>;
}

/** Starts a simulator process and waits until it answers. */
export async function startSimulator(options: StartOptions = {}): Promise<RunningSimulator> {
  const from = options.checkout === undefined ? { main: installedSimulator() } : {};
  const { origin, stop } = await start({ ...options, ...from });
  return { origin, sim: () => simAt(origin), stop };
}
