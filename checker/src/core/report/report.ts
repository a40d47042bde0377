/** Result of a run: the data behind every report. */
import type { Gap } from '../gaps/gaps.ts';
import type { Origin } from '../judging/check.ts';

/** One contract violation of the target, with the smallest request that shows it. */
export interface Finding {
  /** Check, operation, trigger and place: the same in every run. Baselines contain these. */
  readonly fingerprint: string;
  /** Id of the check, e.g. `data-schema`. */
  readonly check: string;
  readonly title: string;
  /** `core`: the contract states the rule. `conventions`: the rule is inferred from names, prose and traffic. */
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
  /** The expected code, and the row that requires it. */
  readonly expected?: { readonly code: string; readonly why: string };
  /** The case, or the requests that lead to it, for `--replay`. */
  readonly caseId: string;
  /** Command that repeats the case. */
  readonly replay: string;
  /** The calls that lead to the finding, if there are several. */
  readonly steps?: readonly string[];
  /** Number of requests that showed it. */
  readonly count: number;
}

/** A refusal of the right class with an assumed code: the team must confirm its own code. */
export interface Agreement {
  readonly operation: string;
  readonly assumed: string;
  readonly when: string;
  readonly came: string;
}

/** One code of an operation, and whether it occurred. */
export interface CoverageRow {
  readonly operation: string;
  readonly code: string;
  readonly layer?: string;
  /** `valid` for the code `success`, else the trigger of the row with its condition. */
  readonly trigger: string;
  /** `beyond`: no client can cause the row, so it does not count. */
  readonly state: 'covered' | 'not-reached' | 'beyond';
  /** Reason that it was not reached. */
  readonly why?: string;
}

/** A code that occurred and that no error table has. */
export interface Undeclared {
  readonly operation: string;
  readonly code: string;
  readonly trigger: string;
}

/** The result of a run. */
export interface Report {
  readonly target: string;
  readonly seed: number;
  readonly contracts: Readonly<Record<string, string>>;
  readonly operations: number;
  /** Number of sent and judged requests. */
  readonly exchanges: number;
  readonly seconds: number;
  /** New findings, the smallest example of each check first. */
  readonly findings: readonly Finding[];
  /** Findings in the baseline. */
  readonly known: readonly Finding[];
  readonly toBeAgreed: readonly Agreement[];
  readonly coverage: readonly CoverageRow[];
  readonly undeclared: readonly Undeclared[];
  /** Requests that were not sent, with the reason. */
  readonly leftOut: readonly string[];
  /** Checks that were skipped, with the reason, by group. */
  readonly notLookedAt?: readonly Gap[];
  /** Number of contract parts that could not be read or generated. */
  readonly unread?: number;
  /** Reason that the run ended early. */
  readonly ended?: string;
  /** Only one case ran, or other clients sent the traffic: the checker does not determine the coverage. */
  readonly partial?: true;
}
