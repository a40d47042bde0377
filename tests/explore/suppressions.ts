import type { Check } from './rules/rule.ts';

interface Suppression {
  readonly check: Check;
  /** A part of the finding's subject. */
  readonly subject: string;
  /** Why it is no fault. */
  readonly reason: string;
}

/** Findings that are no faults, each with its reason; at most 20 (explorer.test.ts). */
export const suppressions: readonly Suppression[] = [];
