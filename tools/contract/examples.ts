import type { ServiceName } from '#generated/services.ts';
import { services } from '#generated/services.ts';
import { bundled } from './generated.ts';
import { examplesOf, listOperations } from './operations.ts';

interface Examples {
  readonly request: Readonly<Record<string, unknown>>;
  readonly response: Readonly<Record<string, unknown>>;
}

/** Named example values by service and operationId. */
export const examples = Object.fromEntries(
  Object.keys(services).map((service) => [
    service,
    Object.fromEntries(
      listOperations(bundled(service)).map((operation) => [operation.operationId, examplesOf(operation)]),
    ),
  ]),
) as Readonly<Record<ServiceName, Readonly<Record<string, Examples>>>>;
