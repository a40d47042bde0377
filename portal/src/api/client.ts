import createFetchClient from 'openapi-fetch';
import { currentConfig } from './config.ts';
import { ApiError, isApiError } from './ApiError.ts';
import type { ServiceDefinition } from './definitions.ts';
import { identifyInput, identifyRequest, REQUEST_ID_HEADER } from './middleware/identify.ts';
import { noteServerTime } from './middleware/serverTime.ts';
import { sign } from './middleware/sign.ts';
import { withinLimit } from './middleware/timeLimit.ts';
import { NOT_LOGIN, type CallOptions, type NotLogin } from './options.ts';
import { pack } from './pack.ts';
import { perform } from './performer.ts';
import { transportError } from './transportError.ts';
import { unwrap } from './unwrap.ts';
import { wait } from './wait.ts';

/** After a passed verification the call is sent again this much later, in ms. 1 §9 */
export const AUTH_RETRY_DELAY = 1100;

/** The input as a caller gives it: the product code may be left to the client, the signature is the client's (pack.ts). */
type Given<Input> = Omit<Input, 'productCode' | 'signature'> &
  ('productCode' extends keyof Input ? { productCode?: Input['productCode'] | undefined } : unknown);

export interface Client<Inputs, Outputs> {
  call<Id extends keyof Inputs & keyof Outputs & string>(
    id: Id,
    input: Given<Inputs[Id]>,
    options: CallOptions & { login: 'optional' },
  ): Promise<Outputs[Id] | NotLogin>;
  call<Id extends keyof Inputs & keyof Outputs & string>(
    id: Id,
    input: Given<Inputs[Id]>,
    options?: CallOptions,
  ): Promise<Outputs[Id]>;
}

/** A typed facade over openapi-fetch: the chain of concerns is in `middleware/`, one file each. */
export function makeClient<Inputs, Outputs>(service: ServiceDefinition): Client<Inputs, Outputs> {
  const fetchClient = onceFor((baseUrl) => {
    const client = createFetchClient<Record<string, never>>({
      baseUrl,
      credentials: 'include',
      // Looked up with each call: a page, or a test, may put another one in its place.
      fetch: (request) => globalThis.fetch(request),
    });
    client.use(identifyRequest(service), sign(service), noteServerTime);
    return client;
  });

  async function exchange(id: string, input: object, options: CallOptions): Promise<unknown> {
    const facts = service.operations[id];
    if (facts === undefined) throw new Error(`no operation ${id} in the ${service.name} contract`);
    const operation = { id, ...facts };
    // Known before the call: one that gets no answer has an id to ask about too.
    const requestId = crypto.randomUUID();
    try {
      const packed = await pack(service, operation, identifyInput(service, input));
      const request = fetchClient(baseOf(service)).request as unknown as LooseRequest;
      const { data, error, response } = await request(operation.method, operation.path, {
        ...(operation.method === 'get' ? { params: { query: packed } } : { body: packed }),
        headers: { [REQUEST_ID_HEADER]: requestId },
        parseAs: 'text',
        signal: withinLimit(service, options.signal),
      });
      return unwrap(service, operation, response, data ?? error);
    } catch (thrown) {
      throw isApiError(thrown)
        ? thrown
        : transportError(service, operation, thrown, options.signal, requestId);
    }
  }

  async function call(id: string, input: object, options: CallOptions = {}): Promise<unknown> {
    try {
      return await exchange(id, input, options);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      if (options.login === 'optional' && thrown.kind === 'not-logged-in') return NOT_LOGIN;
      if ((await perform(thrown, options)) !== 'retry') throw thrown;
    }
    await wait(AUTH_RETRY_DELAY);
    return exchange(id, input, options);
  }

  // openapi-fetch's own types do not follow the unwrapping (facts.md); the contract's do.
  return { call } as unknown as Client<Inputs, Outputs>;
}

/** Made for an address and kept while it stays the same: it does in a page's life. */
function onceFor<Made>(make: (address: string) => Made): (address: string) => Made {
  let last: { readonly address: string; readonly made: Made } | undefined;
  return (address) => {
    if (last?.address !== address) last = { address, made: make(address) };
    return last.made;
  };
}

/** Absolute, because `''` means the portal's own origin and not the page's folder. */
function baseOf(service: ServiceDefinition): string {
  return new URL(currentConfig().services[service.name] || '/', globalThis.location.origin).href.replace(
    /\/$/,
    '',
  );
}

type LooseRequest = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;
