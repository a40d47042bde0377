/** Rules of billing cycles, and the deviations of single products. spec 1 §9 */
import type { Cycle } from '#generated/shared/enums.ts';

type BillOn = { every: 'week'; weekday: number } | { every: 'month' } | { every: 'day' };
type DueOn = { afterDays: number } | { dayOfMonth: number };

export interface CycleRule {
  readonly code: Cycle;
  /** Longest time from purchase to repayment in the table (docs/decisions/0205). */
  readonly days: number;
  readonly billOn: BillOn;
  readonly dueOn: DueOn;
  /** Service fee of a bill that is not split, as a share of its principal. */
  readonly feeRate: number;
  /** Highest rate of the table, in per cent a year; the monthly cycle's if missing (assumed). */
  readonly executedRate: number;
  /** Flexible cycles: interest-free days after the bill, then daily interest. */
  readonly flexible?: {
    readonly freeDays: number;
    readonly interestDays: number;
    readonly annualRate: number;
  };
}

/** Texts of a cycle in the chooser. */
export interface CycleText {
  readonly charge: string;
  readonly desc: string;
  readonly lastPayDate: string;
}

/** Deviation of a product from a cycle's rule. */
export interface OwnCycle {
  readonly rule: Partial<CycleRule>;
  readonly text?: CycleText;
  /** Days of the month to choose from. An account that chooses none pays on the cycle's own day. */
  readonly payDays?: readonly number[];
}
