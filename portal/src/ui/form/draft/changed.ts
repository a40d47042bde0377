type Values = Readonly<Record<string, unknown>>;

/** Returns the values that differ from the defaults, without those that are never kept. */
export const changedValues = (defaults: Values, values: Values, except: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        !except.includes(name) && isKept(value) && JSON.stringify(value) !== JSON.stringify(defaults[name]),
    ),
  );

/** Returns the values of a draft; skips those whose type differs from the form's. */
export const restoredValues = (defaults: Values, draft: string | null, except: readonly string[]): Values =>
  changedValues(
    defaults,
    Object.fromEntries(
      Object.entries(objectIn(draft)).filter(([name, value]) => {
        const initial = defaults[name];
        return (
          initial === undefined || initial === null || value === null || kindOf(initial) === kindOf(value)
        );
      }),
    ),
    except,
  );

/** Returns whether a value can be kept. A file cannot: JSON turns it into an empty object. */
function isKept(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isKept);
  if (typeof value !== 'object' || value === null) return value !== undefined;
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isKept);
}

export const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** Parses a JSON object; anything else gives an empty one. */
export function objectIn(text: string | null | undefined): Values {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {};
  } catch {
    return {};
  }
}
