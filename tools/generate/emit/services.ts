import type { Contract } from '#tools/contract/document.ts';
import { banner } from './banner.ts';

/** Returns the services of the provider; other contracts (the simulator's control API) have no envelope. */
const provided = (contracts: readonly Contract[]): string[] =>
  contracts.filter(({ document }) => document['x-envelope'] !== 'none').map(({ service }) => service);

/** Returns `import` lines and an object of the imports, by service. */
function table(names: readonly string[], member: string, file: string): { imports: string; object: string } {
  const local = (name: string) => `${name}${member[0]?.toUpperCase()}${member.slice(1)}`;
  return {
    imports: names
      .map((name) => `import { ${member} as ${local(name)} } from './${name}/${file}';`)
      .join('\n'),
    object: `{\n${names.map((name) => `  ${name}: ${local(name)},`).join('\n')}\n} as const`,
  };
}

/** generated/services.ts: every service of the provider with its facts. */
export function emitServices(contracts: readonly Contract[]): string {
  const names = provided(contracts);
  const { imports, object } = table(names, 'service', 'service.ts');
  const errors = names.map(
    (name) => `import type { ErrorName as ${name}Errors } from './${name}/errors.ts';`,
  );
  return `${banner}${errors.join('\n')}
${imports}

/** Every service of the provider: name, base path, time limit, envelope, codes, signed operations. */
export const services = ${object};

export type ServiceName = keyof typeof services;

/** The name of a code in the contract of a service. */
export type ErrorName<Service extends ServiceName> = {
${names.map((name) => `  ${name}: ${name}Errors;`).join('\n')}
}[Service];

/** Every contract: the services, and the simulator's own control API. */
export const contractNames: readonly string[] = [${contracts.map(({ service }) => `'${service}'`).join(', ')}];

export const isServiceName = (name: string): name is ServiceName => Object.hasOwn(services, name);
`;
}

/** generated/clients.ts: the client of every service under its name. */
export const emitClients = (contracts: readonly Contract[]): string =>
  banner +
  provided(contracts)
    .map((name) => `export * as ${name} from './${name}/client.ts';\n`)
    .join('');

/** generated/catalogue.ts: operations, error rows and types of every service, not for browsers. */
export function emitCatalogue(contracts: readonly Contract[]): string {
  const names = provided(contracts);
  const tables = (['operations', 'errors'] as const).map((member) => ({
    member,
    ...table(names, member, `${member}.ts`),
  }));
  const io = names.map((name) => `import type * as ${name} from './${name}/io.ts';`).join('\n');
  const types = (['Inputs', 'Outputs', 'Answers'] as const).map(
    (type) =>
      `export interface ${type} {\n${names.map((name) => `  readonly ${name}: ${name}.${type};`).join('\n')}\n}`,
  );
  return `${banner}${tables.map(({ imports }) => imports).join('\n')}
${io}

/** Every operation of every service: how it is called, its effect and its complete error table. */
${tables.map(({ member, object }) => `export const ${member} = ${object};`).join('\n')}

/** Types of every operation: input, data and whole answer. */
${types.join('\n')}
`;
}
