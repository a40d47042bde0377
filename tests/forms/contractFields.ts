import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Format } from 'ajv';
import { formats } from '../../openapi/shared/formats.js';
import {
  innerSchema,
  listOperations,
  requestSchema,
  type Document,
  type Schema,
} from '#tools/generate/document.ts';
import type { FieldSchema } from './boundaryValues.ts';

/** One field of a request, as the contract has it. */
export interface ContractField {
  readonly schema: FieldSchema;
  /** Whether the contract takes the value; undefined stands for a field that is not sent. */
  readonly accepts: (value: unknown) => boolean;
}

const ajv = new Ajv2020({ strict: false, formats: formats as Record<string, Format> });

/** Every field of every writing operation of a service, compiled from its bundled contract. */
export function contractFields(service: string): ReadonlyMap<string, ReadonlyMap<string, ContractField>> {
  const document = JSON.parse(readFileSync(`generated/${service}/openapi.json`, 'utf8')) as Document;
  const resolve = (schema: Schema): Schema => {
    const found = document.components?.schemas?.[schema.$ref?.split('/').at(-1) ?? ''];
    const { $ref, ...own } = schema;
    const plain = $ref !== undefined && found ? { ...resolve(found), ...own } : schema;
    const items = plain['items'] as Schema | undefined;
    const parts = plain['allOf'] as readonly Schema[] | undefined;
    return {
      ...plain,
      ...(items ? { items: resolve(items) } : {}),
      ...(parts ? { allOf: parts.map(resolve) } : {}),
      ...(plain.properties
        ? {
            properties: Object.fromEntries(
              Object.entries(plain.properties).map(([name, member]) => [name, resolve(member)]),
            ),
          }
        : {}),
    };
  };
  const fieldsOf = ({ properties = {}, required = [] }: Schema) =>
    Object.entries(properties).map(([name, given]): [string, ContractField] => {
      const schema = resolve(given);
      const validate = ajv.compile(schema);
      const accepts = (value: unknown) => (value === undefined ? !required.includes(name) : validate(value));
      return [name, { schema: schema as FieldSchema, accepts }];
    });
  return new Map(
    listOperations(document)
      .filter((operation) => operation['x-effect'] === 'write')
      .map((operation) => [
        operation.operationId,
        new Map(fieldsOf(innerSchema(operation) ?? requestSchema(operation))),
      ]),
  );
}
