import type { Middleware } from 'openapi-fetch';
import type { ServiceFacts } from './facts.ts';

/** Aborts a call after the time limit of its service's contract. The caller's own signal still works. docs/decisions/0202 */
export const timeLimit = ({ timeLimit: limit }: ServiceFacts): Middleware => ({
  onRequest: ({ request }) =>
    limit === undefined
      ? undefined
      : new Request(request, { signal: firstOf(request.signal, AbortSignal.timeout(limit)) }),
});

/** Aborts with the first of the signals and its reason: `AbortSignal.any` is newer than the oldest supported browsers. */
function firstOf(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const abort = () => first.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: first.signal });
  }
  return first.signal;
}
