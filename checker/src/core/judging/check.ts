/** Input and output of a check. Each check has one file, named after its id. */
import type { translator } from '../contract/codes.ts';
import type { Verdict } from '../contract/envelope.ts';
import type { ErrorRow, Operation, Payload } from '../contract/types.ts';
import type { Validators, Violation } from '../contract/validators.ts';
import type { ReceivedResponse } from '../exchange/response.ts';
import type { Expectation } from '../plan/case.ts';

/** A request and its response, with the operation of the contract. */
export interface Exchange {
  readonly operation: Operation;
  readonly expect: Expectation;
  /** Payload of the request as the contract describes it. */
  readonly payload: Payload;
  readonly got: ReceivedResponse;
  /** JSON of the response with the team's own codes translated; undefined if it is no JSON. */
  readonly document: unknown;
  readonly verdict: Verdict;
  readonly violations: readonly Violation[];
  readonly rules: Rules;
}

/** The rules that a response is judged by. */
export interface Rules {
  readonly validators: Validators;
  /** Checks in order. */
  readonly checks: readonly Check[];
  /** Translates the team's own codes to the contract's. */
  readonly translate: ReturnType<typeof translator>;
  /** Requires assumed codes exactly too. */
  readonly exact: boolean;
  /** Reports undocumented members. */
  readonly strict: boolean;
  /** Time limit in ms; default: the limit of the service. */
  readonly timeLimit?: number;
}

/** A mistake in a response. */
export interface Complaint {
  readonly message: string;
  /** JSON pointer in the response, or another place in words: `header ETag`, `sort price`. */
  readonly pointer?: string;
  /** The code concerned, for a complaint about the whole response. */
  readonly code?: string | undefined;
  /** The row that should have applied. */
  readonly expected?: ErrorRow;
}

/** Source of a rule: stated by the contract, or inferred from names, prose and traffic. */
export type Origin = 'core' | 'conventions';

export interface Check {
  readonly id: string;
  readonly title: string;
  /** Part of the checker that defines the check; default: `core`. */
  readonly origin?: Origin;
  /** If this check fails, the following ones are skipped. */
  readonly first?: true;
  judge(exchange: Exchange): readonly Complaint[];
}

/** No complaint. */
export const none: readonly Complaint[] = [];
/** A single complaint. */
export const one = (message: string, rest: Omit<Complaint, 'message'> = {}): readonly Complaint[] => [
  { message, ...rest },
];
