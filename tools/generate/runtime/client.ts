import type { Middleware } from 'openapi-fetch';
import type { ServiceFacts } from './facts.ts';
import type { ApiError } from './failure.ts';

/** One call, as passed to the function that completes its input. */
export interface Call {
  readonly service: ServiceFacts;
  readonly operation: string;
}

/** Options of one call. Users of the client may add members for their `onFailure`. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Another client than the default one. */
  readonly client?: Client;
}

/** Everything that a call needs besides the contract; nothing is built in. */
export interface Client {
  /** Absolute address of a service; its own base path is `service.base`. */
  readonly baseUrl: (service: ServiceFacts) => string;
  readonly credentials?: RequestCredentials;
  /** openapi-fetch's middleware for a service: headers, signature, time limit, … */
  readonly middleware?: (service: ServiceFacts) => readonly Middleware[];
  /** Adds to an input what the caller may leave out, for instance the product code. */
  readonly complete?: (call: Call, input: object) => object | Promise<object>;
  /** The device fingerprint that travels beside `reqData` (spec 2 §7); without it an empty one. */
  readonly eid?: () => string | Promise<string>;
  /** Returns the message for a failure without one. */
  readonly defaultMessage?: (service: ServiceFacts, layer: string) => string;
  /**
   * Handles a failure before a plain call throws it. If it returns `retry`, the call is sent once more.
   * @param attempt number of the failed attempt, from 1, to limit the retries
   */
  readonly onFailure?: (error: ApiError, options: CallOptions, attempt: number) => Promise<'retry' | 'done'>;
}

let defaultClient: Client | undefined;

/** Sets the client of every call without its own. */
export function setDefaultClient(client: Client): void {
  defaultClient = client;
}

export function clientOf({ client = defaultClient }: CallOptions): Client {
  if (client === undefined)
    throw new Error('no client: call setDefaultClient(…) first or pass { client } with the call');
  return client;
}
