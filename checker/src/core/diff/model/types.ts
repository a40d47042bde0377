/** The types that a schema accepts. */

/** The keywords of a schema. */
export type Members = Readonly<Record<string, unknown>>;

export type TypeName = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';
const TYPES: readonly TypeName[] = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/** Returns whether `nullable` stands beside no own type, as in `{nullable: true, allOf: [{$ref: …}]}`. */
export const impliesNull = (members: readonly Members[]): boolean =>
  members.some(({ nullable, type }) => nullable === true && type === undefined);

/** Returns the types that all parts accept; undefined for any type. @param nullable whether null is accepted too */
export function typesOf(members: readonly Members[], nullable: boolean): Set<TypeName> | undefined {
  let types: Set<TypeName> | undefined;
  for (const part of members) {
    const own = typesIn(part);
    if (!own) continue;
    types = types === undefined ? own : intersection(types, own);
  }
  if (types && nullable) types.add('null');
  return types;
}

function typesIn(part: Members): Set<TypeName> | undefined {
  const { type, nullable } = part;
  const named = [type].flat().filter((each): each is TypeName => TYPES.includes(each as TypeName));
  if (named.length === 0) return undefined;
  const types = new Set(named);
  if (types.has('number')) types.delete('integer');
  if (nullable === true || part['x-nullable'] === true) types.add('null');
  return types;
}

function intersection(one: ReadonlySet<TypeName>, other: ReadonlySet<TypeName>): Set<TypeName> {
  const both = new Set([...one].filter((type) => other.has(type)));
  if ((one.has('number') && other.has('integer')) || (one.has('integer') && other.has('number')))
    both.add('integer');
  return both;
}

/** Returns whether a schema accepts only that type, or null. */
export const isOnly = (types: ReadonlySet<TypeName>, type: TypeName): boolean =>
  [...types].every((each) => each === type || each === 'null');
