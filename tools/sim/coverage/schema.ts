/** Finds the values of documented enumerations in a document, by walking it along its schema. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../simulatorProcess.ts';
import { isObject } from '#tools/object.ts';

export interface Schema {
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly contentSchema?: Schema;
  readonly type?: unknown;
}

export interface Contract {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
}

interface RawOperation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

const contracts = new Map<string, Contract>();

export function contractOf(service: string): Contract {
  const known = contracts.get(service);
  if (known) return known;
  const contract: Contract = JSON.parse(
    readFileSync(join(root, 'generated', service, 'openapi.json'), 'utf8'),
  );
  contracts.set(service, contract);
  return contract;
}

interface Named {
  readonly service: string;
  readonly method: string;
  readonly path: string;
}

const rawOf = ({ service, method, path }: Named): RawOperation => contractOf(service).paths[path]![method]!;

export const answerSchema = (operation: Named): Schema =>
  rawOf(operation).responses['200']!.content['application/json']!.schema;

/** The schema of what a caller says: at the gateway, of the document inside reqData. */
export function requestSchema(operation: Named): Schema {
  const { requestBody, parameters = [] } = rawOf(operation);
  const [content] = Object.values(requestBody?.content ?? {});
  if (content) return content.schema.properties?.['reqData']?.contentSchema ?? content.schema;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return { properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])) };
}

const nameOf = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1);

/** A schema with its reference followed. */
export function resolved(schema: Schema, contract: Contract): Schema {
  const name = nameOf(schema);
  return name === undefined ? schema : resolved(contract.components.schemas[name] ?? {}, contract);
}

/** Calls `saw(enumeration, value)` for each value that the schema says is one of a named enumeration. */
export function walk(
  schema: Schema,
  value: unknown,
  contract: Contract,
  saw: (enumeration: string, value: unknown) => void,
): void {
  if (value === undefined || value === null) return;
  const whole = resolved(schema, contract);
  const name = nameOf(schema);
  if (name !== undefined && whole.enum?.includes(value)) saw(name, value);
  for (const part of [...(whole.allOf ?? []), ...(whole.oneOf ?? []), ...(whole.anyOf ?? [])])
    walk(part, value, contract, saw);
  if (Array.isArray(value)) {
    if (whole.items) for (const item of value) walk(whole.items, item, contract, saw);
  } else if (isObject(value) && whole.properties) {
    for (const [member, part] of Object.entries(whole.properties)) walk(part, value[member], contract, saw);
  }
}

/** The names of all enumerations that a schema can hold values of. */
export function enumerationsIn(schema: Schema, contract: Contract, seen = new Set<Schema>()): Set<string> {
  const whole = resolved(schema, contract);
  const name = nameOf(schema);
  const found = new Set<string>(name !== undefined && whole.enum ? [name] : []);
  if (seen.has(whole)) return found;
  seen.add(whole);
  const parts = [
    ...(whole.allOf ?? []),
    ...(whole.oneOf ?? []),
    ...(whole.anyOf ?? []),
    ...(whole.items ? [whole.items] : []),
    ...Object.values(whole.properties ?? {}),
  ];
  return new Set([...found, ...parts.flatMap((part) => [...enumerationsIn(part, contract, seen)])]);
}
