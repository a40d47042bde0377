import type { Middleware } from 'openapi-fetch';
import type { ServiceFacts } from './facts.ts';

/** Holds a service to the time limit of its contract; the caller's own signal stays in force. decisions.md 2 */
export const timeLimit = ({ timeLimit: limit }: ServiceFacts): Middleware => ({
  onRequest: ({ request }) =>
    limit === undefined
      ? undefined
      : new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(limit)]) }),
});
