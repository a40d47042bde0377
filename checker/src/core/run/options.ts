/** The options of a run. */
import type { Configuration } from '../config/configuration.ts';
import type { Members } from '../contract/envelope.ts';
import type { Contract } from '../contract/types.ts';
import type { Auth } from '../exchange/headers.ts';
import type { Connection } from '../exchange/route.ts';
import type { Report } from '../report/report.ts';

/** How responses are judged, sent by the checker or observed. */
export interface Judging {
  /** Assumed codes are demanded exactly. */
  readonly exact?: boolean;
  /** Enables checks of conventions, which a contract does not guarantee; default true. */
  readonly conventions?: boolean;
  /** Members that the contract does not name are findings. */
  readonly strict?: boolean;
  /** A file with the team's real codes for ours (check.codes.yaml). */
  readonly codes?: string;
  /** How long an answer may take, ms, instead of each service's own limit. */
  readonly timeLimitMs?: number;
  /** Fingerprints of known findings. */
  readonly baseline?: readonly string[];
  /** Any OpenAPI file, a folder of them, or a folder of bundled contracts, instead of the checker's own. */
  readonly contracts?: string;
  /** Contracts that were read before; a second run does not read and compile them again. */
  readonly read?: readonly Contract[];
  /** Further names of headers and members that authenticate. */
  readonly secretNames?: readonly string[];
  /** How answers are wrapped, of contracts that do not say it. */
  readonly envelope?: Members;
  /** File of the envelope, for the command that repeats a finding. */
  readonly envelopeFile?: string;
  /** Folders outside of the contracts' own into which their references may lead. */
  readonly allowed?: readonly string[];
  /** OpenAPI overlays on the contracts. */
  readonly overlays?: readonly string[];
}

export interface CheckOptions extends Judging {
  /** Contents of check.yaml for this backend. */
  readonly configuration?: Configuration;
  /** Origin of the backend, with a base path if it has one. */
  readonly target: string;
  /** Services to check; all but provisional without. */
  readonly services?: readonly string[];
  /** `queryCouponInfo` or `standard.queryCouponInfo`. */
  readonly operations?: readonly string[];
  readonly tags?: readonly string[];
  /** Only operations that one of these patterns means (`run/operationPattern.ts`). */
  readonly include?: readonly string[];
  /** No request is sent to operations that one of these patterns means. */
  readonly exclude?: readonly string[];
  /** Generated right requests per operation, beside the examples; default 10. */
  readonly cases?: number;
  readonly seed?: number;
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
  /** Stop sending after that many ms. */
  readonly budgetMs?: number;
  /** Stop sending at the first finding that the baseline does not know. */
  readonly failFast?: boolean;
  /** How the target is reached. */
  readonly connection?: Connection;
  /** ms from one request to the next, at least. */
  readonly intervalMs?: number;
  /** File for a HAR of every request. */
  readonly saveHar?: string;
  /** Requests under way at once; default 16. */
  readonly concurrency?: number;
  /** Only this case (a finding's caseId). */
  readonly replay?: string;
  /** Key of HMAC signatures; default `portal`. */
  readonly signingKey?: string;
  readonly progress?: (done: number, planned: number) => void;
  /** Returns whether no more requests are sent. */
  readonly isStopped?: () => boolean;
  /** Called before the first request, with a function that returns the report so far. */
  readonly onStart?: (reportSoFar: () => Report) => void;
}
