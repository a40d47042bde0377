/** Result of a run: the data behind every report. */
import type { Gap } from '../gaps/gaps.ts';
import type { Origin } from '../judging/check.ts';

/** One way in which the target breaks the contract, with the smallest request that shows it. */
export interface Finding {
  /** Check, operation, trigger and place: the same finding has it in every run. Baselines list these. */
  readonly fingerprint: string;
  /** Id of the check, e.g. `data-schema`. */
  readonly check: string;
  readonly title: string;
  /** `core`: the contract says it for sure; `conventions`: it is inferred from names, prose and traffic. */
  readonly origin: Origin;
  readonly operation: string;
  readonly trigger: string;
  readonly message: string;
  readonly sent: {
    readonly curl: string;
    readonly method: string;
    readonly path: string;
    readonly body?: string;
  };
  readonly got: {
    readonly status: number;
    readonly type: string;
    readonly ms: number;
    readonly body: string;
  };
  readonly contract: { readonly file: string; readonly line: number; readonly says: string };
  /** The code that should have come, and the row that says so. */
  readonly expected?: { readonly code: string; readonly why: string };
  /** The case, for `--replay`. */
  readonly caseId: string;
  /** The command that sends it again. */
  readonly replay: string;
  /** The calls that lead there, in order, for what takes more than one. */
  readonly steps?: readonly string[];
  /** How many requests showed it. */
  readonly count: number;
}

/** Refusal of the right class with an assumed code: the team confirms its own code. */
export interface Agreement {
  readonly operation: string;
  readonly assumed: string;
  readonly when: string;
  readonly came: string;
}

export interface CoverageRow {
  readonly operation: string;
  readonly code: string;
  readonly layer?: string;
  /** `success`, or the trigger of the row with its condition. */
  readonly trigger: string;
  /** `beyond`: no client brings it about; it counts neither way. */
  readonly state: 'covered' | 'not-reached' | 'beyond';
  /** Why it was not reached. */
  readonly why?: string;
}

export interface Undeclared {
  readonly operation: string;
  readonly code: string;
  readonly trigger: string;
}

export interface Report {
  readonly target: string;
  readonly seed: number;
  readonly contracts: Readonly<Record<string, string>>;
  readonly operations: number;
  /** Requests sent and judged. */
  readonly exchanges: number;
  readonly seconds: number;
  /** New findings, the smallest example of each check first. */
  readonly findings: readonly Finding[];
  /** Findings that the baseline knows. */
  readonly known: readonly Finding[];
  readonly toBeAgreed: readonly Agreement[];
  readonly coverage: readonly CoverageRow[];
  readonly undeclared: readonly Undeclared[];
  /** Requests that were not sent, with the reason. */
  readonly leftOut: readonly string[];
  /** Checks that were skipped, with the reason, by group. */
  readonly notLookedAt?: readonly Gap[];
  /** How many parts of the contracts could not be read or generated. */
  readonly unread?: number;
  /** Why the run ended before it was done. */
  readonly ended?: string;
  /** A single case was sent again, or the traffic is other people's: how much is covered is not up to the checker. */
  readonly partial?: true;
}
