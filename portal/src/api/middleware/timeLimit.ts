import type { Middleware } from 'openapi-fetch';
import type { ServiceDefinition } from '../definitions.ts';

/** Every service has its own limit; the caller's own signal stays in force. decisions.md 2 */
export function timeLimit(service: ServiceDefinition): Middleware {
  return {
    onRequest({ request }) {
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(service.timeLimit)]);
      return new Request(request, { signal });
    },
  };
}
