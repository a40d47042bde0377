import { RepaySource } from '#generated/shared/enums/RepaySource.ts';
import { sourceProblem, type SourceOption } from './sources.ts';

/** Above this the overflow account is suggested, in yuan. 1 §9, 2 §9 */
const OVERFLOW_TIP_ABOVE = 20_000;

/** Only an account that can pay it is worth suggesting. */
export const suggestsOverflow = (amount: number | undefined, sources: readonly SourceOption[]): boolean =>
  amount !== undefined &&
  amount > OVERFLOW_TIP_ABOVE &&
  sources.some(
    (option) => option.source === RepaySource.Overflow && sourceProblem(option, amount) === undefined,
  );
