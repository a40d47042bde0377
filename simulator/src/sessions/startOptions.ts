import type { NewFault } from '../scenarios/scenario.ts';
import type { WorldSize } from '../world/baseline/drawn.ts';
import type { Instant } from '../world/values/calendar.ts';
import type { Session } from './session.ts';

/** Options of a session's start that override its scenario. */
export interface StartOptions {
  readonly seed?: number;
  /** Size of the world generated from the seed. */
  readonly size?: WorldSize;
  /** The session starts at this time. */
  readonly clock?: Instant;
  /** The start moves the session's clock on to this time: events up to then have happened. */
  readonly now?: Instant;
  readonly running?: boolean;
  /** Replaces the scenario's faults. */
  readonly faults?: readonly NewFault[];
  /** Last step of the start: adds what only the caller knows. @throws if that is impossible */
  readonly finish?: (begun: Session) => Session;
}
