/** A company without any opened product and without history. */
import type { Given } from '../given.ts';
import type { World } from '../world.ts';
import { emptyBook } from './funds.ts';

type Facts = Pick<World, 'funds' | 'fundBook' | 'member' | 'coupons' | 'tasks' | 'contracts'>;

/** Defaults that the scenario may override. */
export function newcomerFacts(world: World, given: Given): Partial<Facts> {
  if (world.openings.length > 0) return {};
  return {
    ...(given.funds === undefined && { funds: [], fundBook: emptyBook }),
    ...(given.member === undefined && { member: { traded: 0, credit3Months: 0, updating: false } }),
    ...(given.coupons === undefined && { coupons: [] }),
    ...(given.tasks === undefined && { tasks: [] }),
    ...(given.contracts === undefined && { contracts: [] }),
  };
}
