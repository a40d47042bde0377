import type { Schema } from '../model.ts';

export type Schemas = Readonly<Record<string, Schema>>;

/** The name that a reference ends in: `#/components/schemas/Money` → `Money`. */
export const nameOf = (schema: Schema): string | undefined => schema.$ref?.split('/').at(-1);

/**
 * A schema with its references followed; what stands beside a `$ref` (a description mostly) wins over what it leads to.
 * A reference that leads nowhere is a fault of the bundle and stops the site.
 */
function resolve(schema: Schema, schemas: Schemas): Schema {
  const name = nameOf(schema);
  if (name === undefined) return schema;
  const target = schemas[name];
  if (!target) throw new Error(`no schema ${schema.$ref} in the bundled contract`);
  const { $ref: _reference, ...beside } = schema;
  return { ...resolve(target, schemas), ...beside };
}

/** An object with the members of all its `allOf` parts. */
export function merge(schema: Schema, schemas: Schemas): Schema {
  const whole = resolve(schema, schemas);
  if (!whole.allOf) return whole;
  const { allOf, ...own }: Schema = whole;
  return [own, ...allOf.map((part) => merge(part, schemas))].reduce((all, part) => ({
    ...part,
    ...all,
    required: [...(all.required ?? []), ...(part.required ?? [])],
    properties: { ...part.properties, ...all.properties },
  }));
}

/** The branches of an envelope (`oneOf`), each as one object; of any other schema, itself. */
export function branches(schema: Schema, schemas: Schemas): readonly Schema[] {
  const whole = merge(schema, schemas);
  return whole.oneOf ? whole.oneOf.flatMap((branch) => branches(branch, schemas)) : [whole];
}
