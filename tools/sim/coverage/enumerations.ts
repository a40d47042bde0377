/** Finds the values of documented enumerations in a document, by walking it along its (resolved) schema. */
import type { Schema } from '#tools/contract/document.ts';
import { operationOf } from '#tools/contract/generated.ts';
import { innerSchema, requestSchema, responseSchema } from '#tools/contract/operations.ts';
import { isObject } from '#tools/object.ts';

interface Named {
  readonly service: string;
  readonly id: string;
}

export const answerSchema = ({ service, id }: Named): Schema => responseSchema(operationOf(service, id));

/** Returns the schema of the request; at the gateway, of the document inside reqData. */
export function inputSchema({ service, id }: Named): Schema {
  const operation = operationOf(service, id);
  return innerSchema(operation) ?? requestSchema(operation);
}

const branchesOf = ({ oneOf = [], anyOf = [] }: Schema): readonly Schema[] => [...oneOf, ...anyOf];

/** Calls `saw(enumeration, value)` for each value of a named enumeration. */
export function walk(
  schema: Schema,
  value: unknown,
  saw: (enumeration: string, value: unknown) => void,
): void {
  if (value === undefined || value === null) return;
  const { 'x-name': name, enum: values, items, properties = {} } = schema;
  if (name !== undefined && values?.some((each) => each === value)) saw(name, value);
  for (const branch of branchesOf(schema)) walk(branch, value, saw);
  if (Array.isArray(value)) {
    if (items) for (const item of value) walk(items, item, saw);
  } else if (isObject(value)) {
    for (const [member, part] of Object.entries(properties)) walk(part, value[member], saw);
  }
}

/** The names of all enumerations that a schema can hold values of. */
export function enumerationsIn(schema: Schema): string[] {
  const { 'x-name': name, enum: values, items, properties = {} } = schema;
  const parts = [...branchesOf(schema), ...(items ? [items] : []), ...Object.values(properties)];
  return [...(name !== undefined && values ? [name] : []), ...parts.flatMap(enumerationsIn)];
}
