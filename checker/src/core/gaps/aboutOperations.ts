/** Gaps that concern some operations of a contract. */
import type { Operation } from '../contract/types.ts';
import type { Gap, Given } from './gaps.ts';

const named = (operations: readonly Operation[]): string[] => operations.map(({ id }) => id);

/** A gap about some operations; no gap where there are none. */
export const about = (group: Gap['group'], why: string, operations: readonly Operation[]): Gap[] =>
  operations.length === 0 ? [] : [{ group, why, concerns: named(operations) }];

/** Contracts that came with the checker are held by journeys instead. */
export const foreign = ({ operations }: Given): readonly Operation[] =>
  operations.filter(({ answers }) => answers);
