/** Source of a field's value. docs/design/look.md rule 15 */
export type Origin =
  | { readonly kind: 'typed' }
  | { readonly kind: 'read' }
  /** Recognised from the licence, then changed. */
  | { readonly kind: 'edited'; readonly read: string };

/**
 * Returns the source of a field's value.
 * @param read the field's value on the licence
 * @param value the current value
 */
export function originOf(read: string | undefined, value: unknown): Origin {
  if (read === undefined) return { kind: 'typed' };
  return read === value ? { kind: 'read' } : { kind: 'edited', read };
}

/**
 * The fields that a new licence fills in: empty ones, and those that still have the previous licence's value.
 * @param read values of the new licence
 * @param before values of the previous licence
 * @param values current values of the form
 */
export function toFill<Field extends string>(
  read: Partial<Readonly<Record<Field, string>>>,
  before: Partial<Readonly<Record<Field, string>>>,
  values: Partial<Readonly<Record<Field, unknown>>>,
): Field[] {
  const fields = Object.keys(read).filter((name): name is Field => Object.hasOwn(read, name));
  return fields.filter((field) => {
    const value = values[field];
    return value === undefined || value === '' || value === before[field];
  });
}
