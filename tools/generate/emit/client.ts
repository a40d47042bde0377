import type { Contract } from '#tools/contract/document.ts';
import type { Operation } from '#tools/contract/document.ts';
import { innerSchema } from '#tools/contract/operations.ts';
import { banner } from './banner.ts';
import { namedRows, type NamedRow } from './documented.ts';

/** generated/<service>/client.ts: one documented function per operation, typed by the contract through openapi-fetch. */
export async function emitClient(contract: Contract): Promise<string> {
  const { document, operations } = contract;
  const rows = await namedRows(contract);
  const makers = new Set(operations.map((operation) => makerOf(operation).factory));
  const imported = [...(operations.some(isUpload) ? ['asForm'] : []), ...makers];
  const added = document['x-client-adds']?.map((member) => `'${member}'`).join(' | ') ?? 'never';
  const made = new Map(operations.map((operation) => [makerOf(operation).name, makerOf(operation).factory]));
  return `${banner}import { ${imported.join(', ')} } from '../runtime/operation.ts';
import type { documented } from './documented.ts';
import type { Answers, Inputs, Outputs } from './io.ts';
import { service } from './service.ts';
import type { paths } from './types.ts';

interface Contract {
  readonly paths: paths;
  readonly service: typeof service;
  readonly inputs: Inputs;
  readonly outputs: Outputs;
  readonly answers: Answers;
  readonly documented: typeof documented;
  readonly added: ${added};
}

const load = () => import('./documented.ts');
${[...made].map(([name, factory]) => `const ${name} = /* @__PURE__ */ ${factory}<Contract>(service, load);`).join('\n')}

${operations.map((operation) => functionOf(operation, rows.get(operation.operationId) ?? [])).join('\n\n')}
`;
}

/** What writes an operation: at the gateway its input is packed. */
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
  return `${docOf(operation, rows)}
export const ${id} = /* @__PURE__ */ ${makerOf(operation).name}('${id}'${system}, (api, ${name}, init) =>
  api.${method.toUpperCase()}('${path}', ${init}),
);`;
}

/** Where an operation's input travels, as openapi-fetch wants it. */
function placeOf(operation: Operation): { name: string; init: string } {
  if (isUpload(operation)) return { name: 'body', init: '{ ...init, body, bodySerializer: asForm }' };
  if (operation.requestBody) return { name: 'body', init: '{ ...init, body }' };
  const asked = operation.parameters.some((parameter) => parameter.in === 'query');
  return asked
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
