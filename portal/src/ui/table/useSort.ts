import type { Field } from '../filters/fields.ts';
import { useUrlQuery } from '../hooks/useUrlQuery.ts';
import { nextSort, sortInput, withSort } from './sort.ts';

// Keeps the pressed head under the pointer.
const inPlace = { preventScrollReset: true };

/** The order of a list, kept in the URL (docs/design/look.md). */
export function useSort<Sort extends string>(field: Field<Sort | ''>) {
  const [query, edit] = useUrlQuery();
  const input = sortInput(field, query);
  return {
    field,
    /** The part of the list's request, and of the export's, that names the order. */
    input,
    value: input.sort ?? '',
    onChange: (sort: string) => edit((now) => withSort(now, sort), inPlace),
    // Starts from the order in the URL, not from the rendered one: two quick presses are two steps.
    onPress: (name: string) =>
      edit((now) => withSort(now, nextSort(sortInput(field, now).sort ?? '', name)), inPlace),
  };
}
