/** Lists the services for tests: base path, operations and examples. */
import { operations } from '#generated/catalogue.ts';
import { services as facts, type ServiceName } from '#generated/services.ts';
import { examples } from '#tools/contract/examples.ts';

interface OperationRow {
  readonly method: string;
  readonly path: string;
  readonly upload?: boolean;
  readonly signed?: boolean;
}

interface Service {
  readonly name: ServiceName;
  readonly base: string;
  readonly operations: Readonly<Record<string, OperationRow>>;
  readonly examples: Readonly<Record<string, { readonly request: Readonly<Record<string, unknown>> }>>;
}

export const services: readonly Service[] = Object.values(facts).map(({ name, base }) => ({
  name,
  base,
  operations: operations[name],
  examples: examples[name],
}));
