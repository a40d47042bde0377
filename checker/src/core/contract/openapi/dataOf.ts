import { successOf } from '../answers.ts';
import { plainSchema } from '../resource.ts';
import type { Operation, Schema } from '../types.ts';
import { objectOf } from './paging.ts';
import { valueSchemaAt } from './valueSchemaAt.ts';

/** Results by operation: each operation is compared with every kind. */
const known = new WeakMap<Operation, Schema>();

/** Returns the schema of a successful response without its envelope and its wrapper. */
export function dataOf(operation: Operation): Schema {
  const found = known.get(operation) ?? dataSchemaOf(operation);
  known.set(operation, found);
  return found;
}

const dataSchemaOf = (operation: Operation): Schema => {
  const { envelope, schemas, wrapper } = operation;
  const data = objectOf(valueSchemaAt(successOf(operation)?.schema ?? {}, envelope.data, schemas), schemas);
  return plainSchema(
    wrapper === undefined ? data : objectOf(data.properties?.[wrapper] ?? {}, schemas),
    schemas,
  );
};
