/**
 * Prism's proxy in front of a backend: an independent opinion on the contract. It forwards every exchange unchanged
 * and reports its complaints in a header.
 */
import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { bundleFile } from '../../tools/contract/bundles.ts';
import { freePort } from '../../tools/sim/freePort.ts';

/** Place where the request or the answer breaks the contract: `location[0]` is `request` or `response`. */
export interface PrismViolation {
  readonly location: readonly string[];
  readonly message: string;
}

export interface PrismProxy {
  /** Address that replaces the service's base path. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** @param upstream URL of the backend, with the base path of the service */
export async function startPrismProxy(service: string, upstream: string): Promise<PrismProxy> {
  const server = createServer(await getHttpOperationsFromSpec(bundleFile(service, 'openapi.json')), {
    cors: false,
    components: { logger: createLogger('prism', { level: 'silent' }) },
    config: {
      isProxy: true,
      upstream: new URL(upstream),
      upstreamProxy: undefined,
      validateRequest: true,
      validateResponse: true,
      checkSecurity: false,
      errors: false,
      mock: { dynamic: false },
    },
  });
  return { origin: await server.listen(await freePort(), '127.0.0.1'), close: () => server.close() };
}

/** @param header the value of `sl-violations`; null where Prism found nothing */
export const violationsIn = (header: string | null | undefined): PrismViolation[] =>
  JSON.parse(header ?? '[]');
