import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import type { Client } from './client.ts';
import type { ServiceFacts } from './facts.ts';

/** Returns a function that gives the openapi-fetch client of a service, made once for each `Client` with its middleware. */
export function fetchClients<Paths extends object>(
  service: ServiceFacts,
): (client: Client) => FetchClient<Paths> {
  const made = new WeakMap<Client, FetchClient<Paths>>();
  return (client) => {
    const known = made.get(client);
    if (known !== undefined) return known;
    const fresh = createFetchClient<Paths>({
      ...(client.credentials && { credentials: client.credentials }),
      // Looked up with each call, because a page or a test may replace it.
      fetch: (request) => globalThis.fetch(request),
    });
    fresh.use(...(client.middleware?.(service) ?? []));
    made.set(client, fresh);
    return fresh;
  };
}
