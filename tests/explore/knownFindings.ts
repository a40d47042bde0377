import type { Check } from './rules/rule.ts';

export interface KnownFinding {
  readonly check: Check;
  /** Number of findings in bounded.spec.ts. */
  readonly findings: number;
  /** The issue that fixes them. */
  readonly issue: string;
}

/** Checks that the product does not yet pass in bounded.spec.ts. More findings fail it; it reports a clean check. */
export const knownFindings: readonly KnownFinding[] = [];
