/** A company without any opened product and without history. */
import type { Given } from '../given.ts';
import type { World } from '../world.ts';
import { emptyBook } from './fundBook.ts';

type NewcomerParts = Pick<World, 'funds' | 'fundBook' | 'member' | 'coupons' | 'tasks' | 'contracts'>;

/** Returns the parts that differ for a company without an opened product, unless the scenario states them. */
export function newcomerDefaults(world: World, given: Given): Partial<NewcomerParts> {
  if (world.openings.length > 0) return {};
  return {
    ...(given.funds === undefined && { funds: [], fundBook: emptyBook }),
    ...(given.member === undefined && { member: { traded: 0, credit3Months: 0, updating: false } }),
    ...(given.coupons === undefined && { coupons: [] }),
    ...(given.tasks === undefined && { tasks: [] }),
    ...(given.contracts === undefined && { contracts: [] }),
  };
}
