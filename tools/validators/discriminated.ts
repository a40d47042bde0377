import type { Document, Schema } from '#tools/contract/document.ts';
import { flattened } from '#tools/contract/resolve.ts';

/** Members that distinguish the branches of an envelope, at any layer. */
const CODES = ['resultCode', 'code', 'resCode'];

/** A branch of an envelope with its code member and possible codes. */
interface Coded {
  readonly branch: Schema;
  readonly name: string;
  readonly codes: NonNullable<Schema['enum']>;
}

/**
 * Adds Ajv's `discriminator` to an envelope schema: the code chooses the branch, so that validation is fast and errors name one
 * branch only. A branch without a code (legacy's `{error}`) is chosen by its required member.
 *
 * Ajv repeats a branch for each of its codes. A service has about a hundred failure codes, shared by all operations. Later
 * branches that are only a reference are therefore chosen by `if` and called.
 */
export function discriminated(schema: Schema, document: Document): Schema {
  const branches = schema.oneOf?.map((branch) => deepen(branch, document));
  if (!branches) return deepen(schema, document);
  const byCode = branches.flatMap((branch) => codedFrom(branch, document) ?? []);
  const others = branches.filter((branch) => byCode.every((coded) => coded.branch !== branch));
  const [first, ...later] = byCode;
  if (!first) return schema;
  const called = later.filter(({ branch }) => isReference(branch));
  const written = [first, ...later.filter((coded) => !called.includes(coded))];
  const choice: Schema = {
    type: 'object',
    discriminator: { propertyName: first.name },
    required: [first.name],
    oneOf: written.map(withCode),
  };
  const chosen = [
    ...called.map(({ branch, name, codes }) => ({
      if: { required: [name], properties: { [name]: { enum: codes } } },
      then: branch,
    })),
    ...others.map((other) => ({
      if: { required: flattened(other, document.components).required ?? [] },
      then: other,
    })),
  ];
  return chosen.reduce<Schema>((rest, each) => ({ ...each, else: rest }), choice);
}

/** Applies `discriminated` to the envelopes inside a branch (the gateway's inner one). */
function deepen(schema: Schema, document: Document): Schema {
  const parts = schema.allOf;
  if (parts) return { ...schema, allOf: parts.map((part) => deepen(part, document)) };
  if (!schema.properties) return schema;
  const properties = Object.entries(schema.properties).map(
    ([key, value]) => [key, value.oneOf ? discriminated(value, document) : value] as const,
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}

function codedFrom(branch: Schema, { components }: Document): Coded | undefined {
  const { required = [], properties = {} } = flattened(branch, components);
  const name = CODES.find((each) => required.includes(each) && properties[each]?.enum);
  return name === undefined ? undefined : { branch, name, codes: properties[name]?.enum ?? [] };
}

const isReference = (branch: Schema): boolean => Object.keys(branch).join() === '$ref';

/** Puts the code's enum and its `required` on the branch itself, as Ajv demands. */
function withCode({ branch: { $ref, ...rest }, name, codes }: Coded): Schema {
  return {
    ...rest,
    ...($ref && { allOf: [{ $ref }] }),
    required: [...(rest.required ?? []), name],
    properties: { ...rest.properties, [name]: { enum: codes } },
  };
}
