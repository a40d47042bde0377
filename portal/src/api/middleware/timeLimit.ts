import type { ServiceDefinition } from '../definitions.ts';

/** Every service has its own limit; the caller's own signal stays in force. decisions.md 2 */
export function withinLimit(service: ServiceDefinition, signal: AbortSignal | undefined): AbortSignal {
  const limit = AbortSignal.timeout(service.timeLimit);
  return signal === undefined ? limit : AbortSignal.any([signal, limit]);
}
