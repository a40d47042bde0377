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
    /** Goes into the request and into that of the export. */
    input,
    value: input.sort ?? '',
    onChange: (sort: string) => edit((now) => withSort(now, sort), inPlace),
    // Starts from the requested order, not from the drawn one: two presses are two steps.
    onPress: (name: string) =>
      edit((now) => withSort(now, nextSort(sortInput(field, now).sort ?? '', name)), inPlace),
  };
}
