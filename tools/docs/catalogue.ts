import type { ErrorRow, Operation, Scenario, Service, ServiceError, Site } from './model.ts';
import { seenBy } from './words/seen.ts';

/** One code of one service (and layer) with everything that is known of it: a row of the error catalogue. */
export interface CatalogueEntry {
  readonly service: Service;
  readonly error: ServiceError;
  /** What the user sees. */
  readonly seen: string;
  readonly uses: readonly { readonly operation: Operation; readonly row: ErrorRow }[];
  readonly scenarios: readonly string[];
}

export function catalogueOf({ services, scenarios }: Site): CatalogueEntry[] {
  return services.flatMap((service) =>
    service.errors.map((error) => {
      const uses = service.operations.flatMap((operation) =>
        operation.errors
          .filter((row) => errorOf(service, operation, row) === error)
          .map((row) => ({ operation, row })),
      );
      const reached = uses.flatMap(({ operation, row }) => scenariosOf(service, operation, row, scenarios));
      return { service, error, seen: seenBy(service.name, error), uses, scenarios: [...new Set(reached)] };
    }),
  );
}

/** The code that a row means: at the gateway an inner row speaks in the layer of the operation's system. */
export function errorOf(service: Service, operation: Operation, row: ErrorRow): ServiceError | undefined {
  const layer = row.layer === 'inner' ? (operation.system ?? 'default') : row.layer;
  return service.errors.find((error) => error.code === row.code && error.layer === layer);
}

/** The scenario that a row names, then those that make the operation answer its code as a fault. */
export function scenariosOf(
  service: Service,
  { id }: Operation,
  { code, layer, scenario }: ErrorRow,
  all: Site['scenarios'],
): string[] {
  const causes = ({ faults }: Scenario) =>
    faults.some(
      (fault) =>
        fault.on === `${service.name}.${id}` && fault.code === code && (fault.layer ?? layer) === layer,
    );
  const byFault = [...all.values()].filter(causes).map(({ name }) => name);
  return [...new Set([...(scenario ? [scenario] : []), ...byFault])];
}
