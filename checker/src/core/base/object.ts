/** JSON values of unknown type. */

export type Raw = Readonly<Record<string, unknown>>;

/** Returns whether a value has members. */
export const isObject = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value if it has members, otherwise an empty object. */
export const asRaw = (value: unknown): Raw => (isObject(value) ? value : {});

/** Returns a member of an object, or an item of a list by its index; otherwise undefined. */
export function memberOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)];
  return isObject(value) ? value[name] : undefined;
}
