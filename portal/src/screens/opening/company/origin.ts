/** Where a field's value came from. docs/design/look.md rule 15 */
export type Origin =
  | { readonly kind: 'typed' }
  | { readonly kind: 'read' }
  /** Read off the licence, then changed. */
  | { readonly kind: 'edited'; readonly read: string };

/** @param read what the licence says of the field; @param value what stands in it */
export function originOf(read: string | undefined, value: unknown): Origin {
  if (read === undefined) return { kind: 'typed' };
  return read === value ? { kind: 'read' } : { kind: 'edited', read };
}

/**
 * Which fields a licence that was just read fills in: those that are empty or still as the licence before it said. What
 * somebody has changed stays.
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
