/** How the proofs ask the checker: every rule on, the simulator put in any state, nothing held back. */
import { check } from '../../checker/src/run.ts';
import type { CheckOptions, Report } from '../../checker/src/run.ts';

export const SEED = 20_261_112;

const thorough = {
  simulator: true,
  exact: true,
  strict: true,
  writes: true,
} as const satisfies Partial<CheckOptions>;

/** Checks some operations of a target. @param addresses like `standard.queryCouponInfo` */
export const checkOperations = (
  target: string,
  addresses: readonly string[],
  options: Partial<CheckOptions> = {},
): Promise<Report> =>
  check({
    ...thorough,
    seed: SEED,
    target,
    services: [...new Set(addresses.map((address) => address.split('.')[0] ?? ''))],
    operations: addresses,
    ...options,
  });
