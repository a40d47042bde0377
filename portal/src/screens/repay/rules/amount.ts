import { RepaySource } from '#generated/shared/enums/RepaySource.ts';
import { sourceProblem, type SourceOption } from './sources.ts';

/** Amount in yuan above which the overflow account is suggested. 1 §9, 2 §9 */
const OVERFLOW_TIP_ABOVE = 20_000;

/** Returns whether to suggest the overflow account: for a large amount that its balance covers. */
export const suggestsOverflow = (amount: number | undefined, sources: readonly SourceOption[]): boolean =>
  amount !== undefined &&
  amount > OVERFLOW_TIP_ABOVE &&
  sources.some(
    (option) => option.source === RepaySource.Overflow && sourceProblem(option, amount) === undefined,
  );
