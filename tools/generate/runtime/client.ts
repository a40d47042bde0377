import type { Middleware } from 'openapi-fetch';
import type { ServiceFacts } from './facts.ts';
import type { ApiError } from './failure.ts';

/** One call, as whoever completes its input sees it. */
export interface Call {
  readonly service: ServiceFacts;
  readonly operation: string;
}

/** What a caller may say about one call. Whoever uses the client may add members of his own, for his `onFailure`. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Another client than the default one. */
  readonly client?: Client;
}

/** All that a call needs beside the contract: everything here is passed in, nothing is built in. */
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
  /** The message of a failure that came without one. */
  readonly defaultMessage?: (service: ServiceFacts, layer: string) => string;
  /**
   * What else a failure does before a plain call throws it. `retry`: the call is sent once more; `attempt` counts from 1,
   * for who will not retry without end.
   */
  readonly onFailure?: (error: ApiError, options: CallOptions, attempt: number) => Promise<'retry' | 'done'>;
}

let defaultClient: Client | undefined;

/** The client of every call that names none. */
export function setDefaultClient(client: Client): void {
  defaultClient = client;
}

export function clientOf({ client = defaultClient }: CallOptions): Client {
  if (client === undefined)
    throw new Error('no client: call setDefaultClient(…) first or pass { client } with the call');
  return client;
}
