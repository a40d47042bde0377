/** An invalid field: its name in the form, and its label on the page. */
export interface WrongField {
  readonly name: string;
  readonly label: string;
}

const isError = (value: object): boolean => 'type' in value && typeof value.type === 'string';

/** Paths of all invalid fields. @param errors errors of react-hook-form, nested as the values are */
function pathsIn(errors: unknown, above: readonly string[] = []): string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if (isError(errors)) return [above.filter((part) => part !== 'root').join('.')];
  return Object.entries(errors).flatMap(([name, inner]) =>
    name === 'ref' ? [] : pathsIn(inner, [...above, name]),
  );
}

/** All invalid fields in the order of the page: by row of a list, then in the order of the labels. */
export function errorsIn(errors: unknown, labels: Readonly<Record<string, string>>): WrongField[] {
  const order = Object.keys(labels);
  const fieldOf = (path: string): string => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
  const rowOf = (path: string): number => Number(path.split('.').find((part) => /^\d+$/.test(part)) ?? 0);
  return pathsIn(errors)
    .map((name) => ({ name, label: labels[fieldOf(name)] ?? '' }))
    .sort(
      (one, other) =>
        rowOf(one.name) - rowOf(other.name) ||
        order.indexOf(fieldOf(one.name)) - order.indexOf(fieldOf(other.name)),
    );
}
