type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON merge patch (RFC 7396): null removes a member, arrays are replaced whole. Unchanged parts stay shared. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    // A member named __proto__ must become a plain member, not a prototype.
    else
      Object.defineProperty(result, name, {
        value: mergePatch(result[name], value),
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  return result;
}
