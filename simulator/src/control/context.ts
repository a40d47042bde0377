import type { Inputs, Outputs } from '#generated/control/io.ts';
import type { Library } from '../scenarios/library.ts';
import type { Upstreams } from '../services/upstream.ts';
import type { RequestLog } from '../sessions/log.ts';
import type { SessionManager } from '../sessions/manager.ts';
import type { Running } from './running.ts';

export interface ControlContext {
  readonly sessionId: string;
  /** Simulator's origin, as the client addressed it. */
  readonly origin: string;
  /** Path under which a reverse proxy serves the simulator, like `/sim` or empty. */
  readonly base: string;
  readonly sessions: SessionManager;
  readonly log: RequestLog;
  readonly library: Library;
  /** Real backends from the command line; they apply to every session. */
  readonly upstreams?: Upstreams | undefined;
  readonly running: Running;
  /** Token of the control API; present if other machines can reach the simulator. */
  readonly token?: string | undefined;
}

/** Operations with a single response; a stream is separate (server/log/logStream.ts). */
export type OperationId = Exclude<keyof Inputs & keyof Outputs, 'streamLog'>;

/** One operation of the control API. @throws Refused */
export type ControlHandler<Id extends OperationId> = (
  input: Inputs[Id],
  context: ControlContext,
) => Promise<Outputs[Id]>;
