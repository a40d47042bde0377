import type { IncreaseMethod } from '#generated/shared/enums/IncreaseMethod.ts';
import { TargetVersion } from '#generated/shared/enums/TargetVersion.ts';

/** actionCode of the increase-limit entrance (ns-action-code in docs/product/open-points.md). */
export const INCREASE_ACTION = 'INCREASE_LIMIT_ENTRANCE';
/** sourceScene of the increase-method call (ns-sourcescene in docs/product/open-points.md). */
export const INCREASE_SOURCE = 'PC_HOME';
/** Upper limit shown when the provider gives none. 2 §9 */
const DEFAULT_UPPER_LIMIT = 1_000_000;

export const upperLimit = (extMap: { readonly incrUpperLimit?: number | undefined } | undefined): number =>
  extMap?.incrUpperLimit ?? DEFAULT_UPPER_LIMIT;

export interface MethodStatus {
  readonly queryType: IncreaseMethod;
  readonly enabledIncreaseLimit: boolean;
}

export const openMethods = (statusList: readonly MethodStatus[] | undefined): IncreaseMethod[] =>
  (statusList ?? []).filter((row) => row.enabledIncreaseLimit).map((row) => row.queryType);

export interface IncreaseFacts {
  /** `smb`, `mall` and `offline` are flags of the product, by the specification's names. 1 §1 */
  readonly smb: boolean;
  readonly mall: boolean;
  readonly offline: boolean;
  readonly parent: boolean;
  readonly frozen: boolean;
  readonly recreditPending: boolean;
  readonly methods: readonly IncreaseMethod[];
  /** Result of computeActionCodeVersion; undefined while unknown or failed (silent, means off). */
  readonly entry: string | undefined;
}

/** Returns whether the increase button shows: the rule of 2 §5, term by term. */
export function canShowIncrease(facts: IncreaseFacts): boolean {
  return (
    (facts.smb || (facts.mall && facts.methods.length > 0)) &&
    facts.parent &&
    !facts.frozen &&
    !facts.offline &&
    !facts.recreditPending &&
    facts.entry === TargetVersion.Open
  );
}

/** Returns the effect of a click: a freeze or an overdue bill may have appeared after rendering. docs/decisions/0206 */
export function increaseClick(now: {
  readonly overdueAmount: number;
  readonly frozen: boolean;
}): 'overdue' | 'frozen' | 'go' {
  if (now.overdueAmount > 0) return 'overdue';
  return now.frozen ? 'frozen' : 'go';
}
