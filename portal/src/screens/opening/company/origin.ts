/** Source of a field's value. docs/design/look.md rule 15 */
export type Origin =
  | { readonly kind: 'typed' }
  | { readonly kind: 'read' }
  /** Recognised from the licence, then changed. */
  | { readonly kind: 'edited'; readonly read: string };

/** @param read the field's value on the licence; @param value the current value */
export function originOf(read: string | undefined, value: unknown): Origin {
  if (read === undefined) return { kind: 'typed' };
  return read === value ? { kind: 'read' } : { kind: 'edited', read };
}

/**
 * The fields that a new licence fills in: empty ones, and those that still hold the previous licence's value. Changed
 * fields stay.
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
