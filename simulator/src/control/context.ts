import type { Inputs, Outputs } from '#generated/control/io.ts';
import type { Library } from '../scenarios/library.ts';
import type { Upstreams } from '../services/upstream.ts';
import type { RequestLog } from '../sessions/log.ts';
import type { SessionManager } from '../sessions/manager.ts';
import type { Running } from './running.ts';

export interface ControlContext {
  readonly sessionId: string;
  /** Our own origin, as the client addressed it. */
  readonly origin: string;
  /** The path that a reverse proxy serves us under: '' or like `/sim`. */
  readonly base: string;
  readonly sessions: SessionManager;
  readonly log: RequestLog;
  readonly library: Library;
  /** From the start on, in every session. */
  readonly upstreams?: Upstreams | undefined;
  readonly running: Running;
  /** What the control interface demands where other machines reach it. */
  readonly token?: string | undefined;
}

/** What is answered once; a stream has a way of its own (server/logStream.ts). */
export type OperationId = Exclude<keyof Inputs & keyof Outputs, 'streamLog'>;

/** One operation of the control API. @throws Refused */
export type ControlHandler<Id extends OperationId> = (
  input: Inputs[Id],
  context: ControlContext,
) => Promise<Outputs[Id]>;
