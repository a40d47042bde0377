import type { ErrorRow } from '#generated/runtime/facts.ts';
import type { Operation } from './read/operation.ts';
import type { Scenario } from './read/scenarios.ts';
import type { Service, ServiceError, Site } from './read/site.ts';

/** One code of one service (and layer) with all known details: a row of the error catalogue. */
export interface CatalogueEntry {
  readonly service: Service;
  readonly error: ServiceError;
  readonly uses: readonly { readonly operation: Operation; readonly row: ErrorRow }[];
  readonly scenarios: readonly string[];
}

export const catalogueOf = ({ services, scenarios }: Site): CatalogueEntry[] =>
  services.flatMap((service) =>
    service.errors.map((error) => {
      const uses = service.operations.flatMap((operation) =>
        operation.errors
          .filter((row) => errorOf(service, operation, row) === error)
          .map((row) => ({ operation, row })),
      );
      const reached = uses.flatMap(({ operation, row }) => scenariosOf(service, operation, row, scenarios));
      return { service, error, uses, scenarios: [...new Set(reached)] };
    }),
  );

/** Returns the error that an operation's row names. At the gateway, an inner row belongs to the layer of the operation's system. */
export function errorOf(service: Service, operation: Operation, row: ErrorRow): ServiceError | undefined {
  const layer = row.layer === 'inner' ? (operation['x-system'] ?? 'default') : row.layer;
  return service.errors.find((error) => error.code === row.code && error.layer === layer);
}

/** Returns the scenario that a row names, then the scenarios with a fault that makes the operation return its code. */
export function scenariosOf(
  service: Pick<Service, 'name'>,
  { id }: Pick<Operation, 'id'>,
  { code, layer, scenario }: ErrorRow,
  all: ReadonlyMap<string, Scenario>,
): string[] {
  const causes = ({ faults }: Scenario) =>
    faults.some(
      (fault) =>
        fault.on === `${service.name}.${id}` && fault.code === code && (fault.layer ?? layer) === layer,
    );
  const byFault = [...all.values()].filter(causes).map(({ name }) => name);
  return [...new Set([...(scenario ? [scenario] : []), ...byFault])];
}
