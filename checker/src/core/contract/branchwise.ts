/** Rewrites the schemas of envelopes so that errors concern one branch. */
import { grouped } from '../base/grouped.ts';
import { resolve } from './resolve.ts';
import type { Schema } from './types.ts';

/**
 * Converts a choice between branches with a distinguishing code into a chain of if/then, so that errors concern
 * only the intended branch.
 */
export function branchwise(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  const inside = (part: Schema): Schema => branchwise(part, schemas);
  const { oneOf, ...rest } = schema;
  const deeper: Schema = {
    ...rest,
    ...(rest.allOf && { allOf: rest.allOf.map(inside) }),
    ...(rest.properties && {
      properties: Object.fromEntries(
        Object.entries(rest.properties).map(([name, part]) => [
          name,
          part.oneOf || part.allOf ? inside(part) : part,
        ]),
      ),
    }),
  };
  if (!oneOf) return deeper;
  const branches = oneOf
    .map((branch) => ({ when: markOf(branch, schemas), then: inside(branch) }))
    // A response may contain a word (legacy's `{error}`) and a code. The word decides first.
    .sort((one, other) => Number(isWord(other.when)) - Number(isWord(one.when)));
  const hasUnmarked = branches.some(({ when }) => when === undefined);
  if (hasUnmarked) return { ...deeper, oneOf: branches.map(({ then }) => then) };
  const codes = branches.flatMap(({ when }) => when ?? []);
  // The document selects no branch: the error says which codes would. Only a code is missed, not the word.
  const { name = '' } = codes.find((mark) => !isWord([mark])) ?? codes[0] ?? {};
  const none: Schema = { required: [name], properties: marksByName(codes) };
  const chain = branches.reduceRight<Schema>(
    (otherwise, { when, then }) => ({ if: conditionOf(when ?? []), then, else: otherwise }),
    none,
  );
  return { ...deeper, ...chain };
}

const isWord = (marks: readonly Mark[] | undefined): boolean =>
  marks?.some(({ name }) => name === 'error') ?? false;

interface Mark {
  readonly name: string;
  readonly values: readonly unknown[];
}

/** Returns the required enum members of a branch: the codes that select it. */
function markOf(branch: Schema, schemas: Readonly<Record<string, Schema>>): readonly Mark[] | undefined {
  const parts = [branch, ...(branch.allOf ?? [])].map((part) => resolve(part, schemas));
  const marks = parts.flatMap((part) =>
    (part.required ?? []).flatMap((name) => {
      const values = part.properties?.[name]?.enum;
      return values && /code|error/i.test(name) ? [{ name, values }] : [];
    }),
  );
  return marks.length > 0 ? marks : undefined;
}

const conditionOf = (marks: readonly Mark[]): Schema => ({
  type: 'object',
  required: marks.map(({ name }) => name),
  properties: Object.fromEntries(marks.map(({ name, values }) => [name, { enum: values }])),
});

function marksByName(marks: readonly Mark[]): Record<string, Schema> {
  const byName = grouped(marks, ({ name }) => name);
  return Object.fromEntries(
    [...byName].map(([name, all]) => [name, { enum: all.flatMap(({ values }) => values) }]),
  );
}
