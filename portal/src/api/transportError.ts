import { ApiError } from './ApiError.ts';
import type { OperationFacts, ServiceDefinition } from './definitions.ts';

/** A call that got no answer: too late, cancelled by its caller, or the network failed. */
export function transportError(
  service: ServiceDefinition,
  operation: OperationFacts,
  thrown: unknown,
  signal: AbortSignal | undefined,
  requestId: string,
): ApiError {
  const name = thrown instanceof Error ? thrown.name : '';
  const kind = signal?.aborted ? 'cancelled' : name === 'TimeoutError' ? 'timeout' : 'network';
  return new ApiError({
    service: service.name,
    operation: operation.id,
    code: kind.toUpperCase(),
    name: undefined,
    kind,
    message: '',
    requestId,
  });
}
