import type { Given } from '../given.ts';
import type { World } from '../world.ts';
/** A company that has opened no product yet: nothing of what those with a history have. */
import { emptyBook } from './funds.ts';

type Facts = Pick<World, 'funds' | 'fundBook' | 'member' | 'coupons' | 'tasks' | 'contracts'>;

/** Each where the scenario does not say otherwise. */
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
