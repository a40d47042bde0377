/** What a run can be told. */
import type { CodeMap } from './contract/codes.ts';

export type Headers = Readonly<Record<string, string>>;

/** How the target knows its callers; without any, login and role rules cannot be checked. */
export interface Auth {
  /** Headers of a logged-in parent account. */
  readonly parent?: Headers;
  /** Headers of a logged-in child account. */
  readonly child?: Headers;
}

export interface CheckOptions {
  /** Origin of the backend, with a base path if it has one. */
  readonly target: string;
  /** Services to check; all but provisional without. */
  readonly services?: readonly string[];
  /** `queryCouponInfo` or `standard.queryCouponInfo`. */
  readonly operations?: readonly string[];
  readonly tags?: readonly string[];
  /** Generated right requests per operation, beside the examples; default 10. */
  readonly cases?: number;
  readonly seed?: number;
  /** Assumed codes are demanded exactly. */
  readonly exact?: boolean;
  /** Members that the contract does not name are findings. */
  readonly strict?: boolean;
  /** Send what changes the target (`x-effect: write`). */
  readonly writes?: boolean;
  /** Run the named conversations. */
  readonly journeys?: boolean;
  /** Only the conversations: no single requests. */
  readonly conversationsOnly?: boolean;
  /** Rounds of generated conversations; 0 without. */
  readonly sequences?: number;
  /** The target is our simulator: sessions and scenarios put it in any state. */
  readonly simulator?: boolean;
  readonly auth?: Auth;
  /** The team's real codes for ours (check.codes.yaml). */
  readonly codes?: CodeMap;
  /** Fingerprints of known findings. */
  readonly baseline?: readonly string[];
  /** Stop sending after that many ms. */
  readonly budgetMs?: number;
  /** How long to wait for an answer, ms, instead of each service's own limit. */
  readonly timeLimitMs?: number;
  /** Requests under way at once; default 16. */
  readonly concurrency?: number;
  /** Only this case (a finding's caseId). */
  readonly replay?: string;
  /** A folder of bundled contracts instead of the checker's own. */
  readonly contracts?: string;
  /** Key of HMAC signatures; default `portal`. */
  readonly signingKey?: string;
  readonly progress?: (done: number, planned: number) => void;
}
