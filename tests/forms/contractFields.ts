import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Schema } from '#tools/contract/document.ts';
import { contractOf } from '#tools/contract/generated.ts';
import { innerSchema, requestSchema } from '#tools/contract/operations.ts';
import { formats } from '../../openapi/shared/formats.js';
import type { FieldSchema } from './boundaryValues.ts';

/** One request field of the contract. */
export interface ContractField {
  readonly schema: FieldSchema;
  /** Returns whether the contract accepts the value; undefined means an absent field. */
  readonly accepts: (value: unknown) => boolean;
}

const ajv = new Ajv2020({ strict: false, formats });

/** Returns the fields of each writing operation of a service by name, compiled from its contract. */
export function contractFields(service: string): ReadonlyMap<string, ReadonlyMap<string, ContractField>> {
  const fieldsOf = ({ properties = {}, required = [] }: Schema) =>
    Object.entries(properties).map(([name, schema]): [string, ContractField] => {
      const validate = ajv.compile(schema);
      const accepts = (value: unknown) => (value === undefined ? !required.includes(name) : validate(value));
      return [name, { schema: schema as FieldSchema, accepts }];
    });
  return new Map(
    contractOf(service)
      .operations.filter((operation) => operation['x-effect'] === 'write')
      .map((operation) => [
        operation.operationId,
        new Map(fieldsOf(innerSchema(operation) ?? requestSchema(operation))),
      ]),
  );
}
