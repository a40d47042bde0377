import type { Document, Schema } from '#tools/contract/document.ts';
import { flattened } from '#tools/contract/resolve.ts';

/** Members that tell the branches of an envelope apart, at any layer. */
const CODES = ['resultCode', 'code', 'resCode'];

/**
 * The same envelope schema, but with Ajv's `discriminator`: the branch is chosen by its code, so that validation is fast and
 * its errors speak of one branch only. A branch without a code (legacy's `{error}`) is chosen by its required member.
 */
export function discriminated(schema: Schema, document: Document): Schema {
  const branches = schema.oneOf;
  if (!branches) return deepen(schema, document);
  const coded = branches.map((branch) => withCode(deepen(branch, document), document));
  const byCode = coded.filter((branch) => branch.code);
  const others = coded.filter((branch) => !branch.code).map((branch) => branch.schema);
  const name = byCode[0]?.code;
  if (!name) return schema;
  const choice: Schema = {
    type: 'object',
    discriminator: { propertyName: name },
    required: [name],
    oneOf: byCode.map((branch) => branch.schema),
  };
  return others.reduce<Schema>(
    (rest, other) => ({
      if: { required: flattened(other, document.components).required ?? [] },
      then: other,
      else: rest,
    }),
    choice,
  );
}

/** Applies itself to the envelopes that lie inside a branch (the gateway's inner one). */
function deepen(schema: Schema, document: Document): Schema {
  const parts = schema.allOf;
  if (parts) return { ...schema, allOf: parts.map((part) => deepen(part, document)) };
  if (!schema.properties) return schema;
  const properties = Object.entries(schema.properties).map(
    ([key, value]) => [key, value.oneOf ? discriminated(value, document) : value] as const,
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** Ajv wants the code's enum and its `required` on the branch itself, not inside its allOf. */
function withCode(branch: Schema, { components }: Document): { code?: string; schema: Schema } {
  const { required = [], properties = {} } = flattened(branch, components);
  const code = CODES.find((name) => required.includes(name) && properties[name]?.enum);
  if (code === undefined) return { schema: branch };
  const { $ref, ...rest } = branch;
  return {
    code,
    schema: {
      ...rest,
      ...($ref && { allOf: [{ $ref }] }),
      required: [...(rest.required ?? []), code],
      properties: { ...rest.properties, [code]: { enum: properties[code]?.enum } },
    },
  };
}
