/** Gaps that concern some operations of a contract. */
import type { Operation } from '../contract/types.ts';
import type { Gap, GapsContext } from './gaps.ts';

const named = (operations: readonly Operation[]): string[] => operations.map(({ id }) => id);

/** Returns a gap about some operations, or none if the list is empty. */
export const gapAbout = (group: Gap['group'], why: string, operations: readonly Operation[]): Gap[] =>
  operations.length === 0 ? [] : [{ group, why, concerns: named(operations) }];

/** Returns the operations of contracts other than our own. Journeys cover the bundled ones. */
export const foreign = ({ operations }: GapsContext): readonly Operation[] =>
  operations.filter(({ answers }) => answers);
