import type { NewFault } from '../scenarios/scenario.ts';
import type { WorldSize } from '../world/baseline/drawn.ts';
import type { Instant } from '../world/values/calendar.ts';
import type { Session } from './session.ts';

/** What a session begins with that its scenario does not say, or says otherwise. */
export interface StartOptions {
  readonly seed?: number;
  /** The world is drawn from the seed, of this size. */
  readonly size?: WorldSize;
  /** Where the session begins. */
  readonly clock?: Instant;
  /** What its clock shows then: what happens by itself until there has happened. */
  readonly now?: Instant;
  readonly running?: boolean;
  /** In the place of those of the scenario. */
  readonly faults?: readonly NewFault[];
  /** Last of all, what only the caller knows of the session. @throws where it cannot be */
  readonly finish?: (begun: Session) => Session;
}
