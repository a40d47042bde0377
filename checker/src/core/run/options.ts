/** Options of a run. */
import type { Configuration } from '../config/configuration.ts';
import type { Members } from '../contract/envelope.ts';
import type { Contract } from '../contract/types.ts';
import type { Auth } from '../exchange/headers.ts';
import type { Connection } from '../exchange/route.ts';
import type { Report } from '../report/report.ts';

/** Options for the judgement of responses, to the checker or to other clients. */
export interface Judging {
  /** Requires assumed codes exactly. */
  readonly exact?: boolean;
  /** Enables checks of conventions, which a contract does not guarantee; default true. */
  readonly conventions?: boolean;
  /** Reports undocumented members. */
  readonly strict?: boolean;
  /** File with the team's real codes for the assumed ones (check.codes.yaml). */
  readonly codes?: string;
  /** Time limit of a response in ms; default: the limit of each service. */
  readonly timeLimitMs?: number;
  /** Fingerprints of known findings. */
  readonly baseline?: readonly string[];
  /** Any OpenAPI file, a folder of them, or a folder of bundled contracts, instead of the checker's own. */
  readonly contracts?: string;
  /** Contracts read before, so that a second run does not compile them again. */
  readonly read?: readonly Contract[];
  /** Further names of headers and members that authenticate. */
  readonly secretNames?: readonly string[];
  /** Envelope of the responses, for contracts without `x-envelope`. */
  readonly envelope?: Members;
  /** File of the envelope, for the command that repeats a finding. */
  readonly envelopeFile?: string;
  /** Additional folders that references may name. */
  readonly allowed?: readonly string[];
  /** OpenAPI overlays on the contracts. */
  readonly overlays?: readonly string[];
}

/** Options of `check`. */
export interface CheckOptions extends Judging {
  /** Content of check.yaml. */
  readonly configuration?: Configuration;
  /** Origin of the backend, with a base path if it has one. */
  readonly target: string;
  /** Services to check; default: all but provisional. */
  readonly services?: readonly string[];
  /** Names such as `queryCouponInfo` or `standard.queryCouponInfo`. */
  readonly operations?: readonly string[];
  /** Tags of the operations to check. */
  readonly tags?: readonly string[];
  /** Patterns of the operations to check (`core/contract/operationPattern.ts`). */
  readonly include?: readonly string[];
  /** Patterns of operations to which no request is sent. */
  readonly exclude?: readonly string[];
  /** Number of generated valid requests per operation, besides the examples; default: 10. */
  readonly cases?: number;
  /** Seed of every generated value; default: random. */
  readonly seed?: number;
  /** Sends requests that change the target (`x-effect: write`). */
  readonly writes?: boolean;
  /** Runs the named conversations. */
  readonly journeys?: boolean;
  /** Runs only the conversations, without single requests. */
  readonly conversationsOnly?: boolean;
  /** Number of rounds of generated conversations; default: 0. */
  readonly sequences?: number;
  /** True if the target is our simulator: sessions and scenarios put it into any state. */
  readonly simulator?: boolean;
  /** Credentials of each account, from the command line. */
  readonly auth?: Auth;
  /** Time in ms after which no more requests are sent. */
  readonly budgetMs?: number;
  /** Stops sending at the first finding that is not in the baseline. */
  readonly failFast?: boolean;
  /** Connection to the target. */
  readonly connection?: Connection;
  /** Minimum interval between requests in ms. */
  readonly intervalMs?: number;
  /** File for a HAR of every request. */
  readonly saveHar?: string;
  /** Maximum number of parallel requests; default: 16, or fewer with `intervalMs`. */
  readonly concurrency?: number;
  /** Runs only this case (`caseId` of a finding). */
  readonly replay?: string;
  /** Key of HMAC signatures; default: `portal`. */
  readonly signingKey?: string;
  /** Called before each planned request, with its number and the number of all. */
  readonly progress?: (done: number, planned: number) => void;
  /** Returns whether no more requests are sent. */
  readonly isStopped?: () => boolean;
  /** Called before the first request, with a function that returns the report so far. */
  readonly onStart?: (reportSoFar: () => Report) => void;
}
