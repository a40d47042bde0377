import type { Contract } from '#tools/contract/document.ts';
import type { Operation } from '#tools/contract/document.ts';
import { answersData, innerSchema } from '#tools/contract/operations.ts';
import { banner } from './banner.ts';
import { namedRows, type NamedRow } from './documented.ts';

/**
 * Writes generated/<service>/operations/<operationId>.ts, one documented function each, typed by the contract through openapi-fetch,
 * and client.ts with all of them. Code with a size limit imports only the functions that it calls.
 */
export async function emitClient(contract: Contract): Promise<Record<string, string>> {
  const operations = contract.operations.filter(answersData);
  const rows = await namedRows(contract);
  const all = operations.map(({ operationId: id }) => `export * from './operations/${id}.ts';\n`);
  return {
    'client.ts': banner + all.join(''),
    'operation.ts': emitMakers(contract),
    ...Object.fromEntries(
      operations.map((operation) => {
        const { operationId: id } = operation;
        return [`operations/${id}.ts`, emitOperation(operation, rows.get(id) ?? [])];
      }),
    ),
  };
}

/** Writes generated/<service>/operation.ts: the functions that make this service's operations. */
function emitMakers({ document, operations }: Contract): string {
  const makers = new Map(
    operations.map((operation) => [makerOf(operation).name, makerOf(operation).factory]),
  );
  const added = document['x-client-adds']?.map((member) => `'${member}'`).join(' | ') ?? 'never';
  return `${banner}import { ${[...makers.values()].join(', ')} } from '../runtime/operation.ts';
import type { documented } from './documented.ts';
import type { errors } from './errors.ts';
import type { Answers, Inputs, Outputs } from './io.ts';
import { service } from './service.ts';
import type { paths } from './types.ts';

interface Contract {
  readonly paths: paths;
  readonly service: Omit<typeof service, 'codes'> & { readonly codes: typeof errors };
  readonly inputs: Inputs;
  readonly outputs: Outputs;
  readonly answers: Answers;
  readonly documented: typeof documented;
  readonly added: ${added};
}

const load = () => import('./documented.ts');
${[...makers].map(([name, factory]) => `export const ${name} = /* @__PURE__ */ ${factory}<Contract>(service, load);`).join('\n')}
`;
}

function emitOperation(operation: Operation, rows: readonly NamedRow[]): string {
  const asForm = isUpload(operation) ? `import { asForm } from '../../runtime/operation.ts';\n` : '';
  return `${banner}${asForm}import { ${makerOf(operation).name} } from '../operation.ts';

${functionOf(operation, rows)}
`;
}

/** Names the function that makes an operation. At the gateway it packs the input into `reqData`. */
const makerOf = (operation: Operation) =>
  innerSchema(operation)
    ? { name: 'packedOperation', factory: 'packedOperationsOf' }
    : { name: 'operation', factory: 'operationsOf' };

const isUpload = (operation: Operation): boolean =>
  operation.requestBody?.content['multipart/form-data'] !== undefined;

function functionOf(operation: Operation, rows: readonly NamedRow[]): string {
  const { operationId: id, method, path } = operation;
  const system = innerSchema(operation) ? `, '${operation['x-system'] ?? 'default'}'` : '';
  const { name, init } = placeOf(operation);
  const states = statesOf(rows);
  return `${docOf(operation, rows)}
export const ${id} = /* @__PURE__ */ ${makerOf(operation).name}('${id}'${system}, (api, ${name}, init) =>
  api.${method.toUpperCase()}('${path}', ${init}),${states && `\n  ${states},`}
);`;
}

/** Returns the names of the operation's states that the service's table lacks, by code. */
function statesOf(rows: readonly NamedRow[]): string {
  const states = new Map(
    rows.filter(({ isOperationCode }) => isOperationCode).map(({ code, name }) => [code, name]),
  );
  if (states.size === 0) return '';
  const lines = [...states].map(([code, name]) => `    ${code}: '${name}',\n`);
  return `{\n${lines.join('')}  }`;
}

/** Returns the name of an operation's input and openapi-fetch's options with it, as source. */
function placeOf(operation: Operation): { name: string; init: string } {
  if (isUpload(operation)) return { name: 'body', init: '{ ...init, body, bodySerializer: asForm }' };
  if (operation.requestBody) return { name: 'body', init: '{ ...init, body }' };
  const hasQuery = operation.parameters.some((parameter) => parameter.in === 'query');
  return hasQuery
    ? { name: 'query', init: '{ ...init, params: { query } }' }
    : { name: '_none', init: '{ ...init }' };
}

function docOf(operation: Operation, rows: readonly NamedRow[]): string {
  const { summary, 'x-spec': spec, 'x-provenance': provenance, 'x-why': why = 'not shown' } = operation;
  const lines = [
    summary,
    '',
    ...rows.map(
      ({ code, layer, name, condition, meaning }) =>
        `- ${layer ? `${layer} ` : ''}${code} ${name}: ${condition ?? meaning}`,
    ),
    ...(spec ? [`@see spec ${spec}`] : []),
    ...(provenance ? [`@see assumed: ${why}`] : []),
  ];
  return `/**\n${lines.map((line) => ` * ${line.replaceAll('*/', '* /')}`.trimEnd()).join('\n')}\n */`;
}
