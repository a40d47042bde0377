import type { Violation } from '../json/violations.ts';
import { TooManyLargeWorlds } from '../scenarios/largeWorlds.ts';
import { TooManyLargeSessions } from '../sessions/manager.ts';
import { GivenImpossible } from '../world/baseline/impossible.ts';
import type { BrokenLaw } from '../world/laws.ts';
import { ClockOutOfRange } from '../world/values/clockRange.ts';

/** A refusal of the control API; the state is unchanged. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: 400 | 404 | 503;
  readonly nearest: readonly string[] | undefined;
  readonly violations: readonly Violation[] | undefined;
  readonly laws: readonly BrokenLaw[] | undefined;

  constructor(
    status: 400 | 404 | 503,
    message: string,
    more: {
      nearest?: readonly string[];
      violations?: readonly Violation[];
      laws?: readonly BrokenLaw[];
    } = {},
  ) {
    super(message);
    this.status = status;
    this.nearest = more.nearest?.length ? more.nearest : undefined;
    this.violations = more.violations?.length ? more.violations : undefined;
    this.laws = more.laws?.length ? more.laws : undefined;
  }
}

/**
 * Throws a refusal for an error of the caller, such as a time that the scenario does not allow, or for a limit of the simulator. Throws
 * any other error again.
 */
export function refuseImpossible(error: unknown): never {
  if (error instanceof TooManyLargeWorlds || error instanceof TooManyLargeSessions)
    throw new Refused(503, error.message);
  if (error instanceof GivenImpossible || error instanceof ClockOutOfRange)
    throw new Refused(400, error.message);
  throw error;
}
