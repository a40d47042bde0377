/** An invalid field: its name in the form, and its label on the page. */
export interface WrongField {
  readonly name: string;
  readonly label: string;
}

const isError = (value: object): boolean => 'type' in value && typeof value.type === 'string';

function pathsIn(errors: unknown, above: readonly string[] = []): string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if (isError(errors)) return [above.filter((part) => part !== 'root').join('.')];
  return Object.entries(errors).flatMap(([name, inner]) =>
    name === 'ref' ? [] : pathsIn(inner, [...above, name]),
  );
}

/** All invalid fields, in the order of the page's labels. */
export function errorsIn(errors: unknown, labels: Readonly<Record<string, string>>): WrongField[] {
  const order = Object.keys(labels);
  const last = (path: string): string => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
  const row = (path: string): number => Number(path.split('.').find((part) => /^\d+$/.test(part)) ?? 0);
  return pathsIn(errors)
    .map((name) => ({ name, label: labels[last(name)] ?? '' }))
    .sort(
      (one, other) =>
        row(one.name) - row(other.name) || order.indexOf(last(one.name)) - order.indexOf(last(other.name)),
    );
}
