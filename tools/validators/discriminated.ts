import type { Document, Schema } from '../generate/document.ts';

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
    (rest, other) => ({ if: { required: resolve(other, document).required ?? [] }, then: other, else: rest }),
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
function withCode(branch: Schema, document: Document): { code?: string; schema: Schema } {
  const parts = [branch, ...(branch.allOf ?? [])].map((part) => resolve(part, document));
  for (const part of parts) {
    const code = CODES.find((name) => part.required?.includes(name) && part.properties?.[name]?.enum);
    if (code) {
      const { $ref, ...rest } = branch;
      const hoisted = { ...rest, ...($ref && { allOf: [{ $ref }] }) };
      return {
        code,
        schema: {
          ...hoisted,
          required: [...(hoisted.required ?? []), code],
          properties: { ...hoisted.properties, [code]: { enum: part.properties?.[code]?.enum } },
        },
      };
    }
  }
  return { schema: branch };
}

function resolve(schema: Schema, document: Document): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  return (name && document.components?.schemas?.[name]) || schema;
}
