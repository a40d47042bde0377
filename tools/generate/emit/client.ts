import type { Contract } from '../contract.ts';
import type { Envelope, ErrorRow, Operation } from '../document.ts';
import { innerSchema } from '../document.ts';
import { banner } from './banner.ts';
import { errorsByName, type NamedError } from './errors.ts';

/** generated/<service>/client.ts: one documented function per operation, typed by the contract through openapi-fetch. */
export async function emitClient(contract: Contract): Promise<string> {
  const { document, operations } = contract;
  const codes = (await errorsByName(contract)) ?? [];
  const lines = operations.map((operation) => functionOf(operation, document['x-envelope'], codes));
  const used = ['asForm', 'operationsOf', 'packedOperationsOf'].filter((name) =>
    name === 'asForm'
      ? operations.some(isUpload)
      : operations.some((operation) => makerOf(operation) === name),
  );
  const makers = used.filter((name) => name !== 'asForm');
  return `${banner}import { ${used.join(', ')} } from '../runtime/operation.ts';
import type { Answers, Inputs, Outputs } from './io.ts';
import { service } from './service.ts';
import type { paths } from './types.ts';

interface Contract {
  readonly paths: paths;
  readonly service: typeof service;
  readonly inputs: Inputs;
  readonly outputs: Outputs;
  readonly answers: Answers;
  readonly added: ${unionOf(document['x-client-adds'] ?? [])};
}

${makers.map((maker) => `const ${LOCAL[maker] ?? maker} = /* @__PURE__ */ ${maker}<Contract>(service);`).join('\n')}

${lines.join('\n\n')}
`;
}

const LOCAL: Readonly<Record<string, string>> = {
  operationsOf: 'operation',
  packedOperationsOf: 'packedOperation',
};

const makerOf = (operation: Operation): string =>
  innerSchema(operation) ? 'packedOperationsOf' : 'operationsOf';

const isUpload = (operation: Operation): boolean =>
  operation.requestBody?.content['multipart/form-data'] !== undefined;

const unionOf = (names: readonly string[]): string =>
  names.length === 0 ? 'never' : names.map((name) => `'${name}'`).join(' | ');

function functionOf(operation: Operation, envelope: Envelope | 'none', codes: readonly NamedError[]): string {
  const { operationId: id, method, path } = operation;
  const rows = envelope === 'none' ? [] : operation.errors.map((row) => namedRow(operation, row, codes));
  const packed = innerSchema(operation) !== undefined;
  const quoted = (text: string) => `'${text}'`;
  const facts = [
    quoted(id),
    ...(packed ? [quoted(operation['x-system'] ?? 'default')] : []),
    `[${rows.map(({ name }) => quoted(name)).join(', ')}]`,
  ];
  const { name: sent, init } = placeOf(operation);
  return `${docOf(operation, rows)}
export const ${id} = /* @__PURE__ */ ${packed ? 'packedOperation' : 'operation'}(
  ${facts.join(',\n  ')},
  (api, ${sent}, init) => api.${method.toUpperCase()}('${path}', ${init}),
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

interface NamedRow extends ErrorRow {
  readonly name: string;
  readonly meaning: string;
}

/** A row with the name of its code: at the gateway an inner row speaks in the layer of the operation's system. */
function namedRow(operation: Operation, row: ErrorRow, codes: readonly NamedError[]): NamedRow {
  const layer = row.layer === 'inner' ? (operation['x-system'] ?? 'default') : row.layer;
  const [name, error] = codes.find(([, known]) => known.code === row.code && known.layer === layer) ?? [];
  if (name === undefined || error === undefined)
    throw new Error(`${operation.operationId}: code ${row.code} has no row in errors.yaml`);
  return { ...row, name, meaning: error.meaning };
}

function docOf(operation: Operation, rows: readonly NamedRow[]): string {
  const origin = operation['x-spec'] ? [`spec ${operation['x-spec']}`] : [];
  const assumed = operation['x-provenance'] ? [`assumed: ${operation['x-why'] ?? 'not shown'}`] : [];
  const lines = [
    operation.summary,
    '',
    ...rows.map(
      ({ code, layer, name, condition, meaning }) =>
        `- ${layer ? `${layer} ` : ''}${code} ${name}: ${condition ?? meaning}`,
    ),
    ...[...origin, ...assumed].map((line) => `@see ${line}`),
  ];
  return `/**\n${lines.map((line) => ` * ${line.replaceAll('*/', '* /')}`.trimEnd()).join('\n')}\n */`;
}
