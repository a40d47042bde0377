import type { Field } from '../filters/fields.ts';
import { useUrlQuery } from '../hooks/useUrlQuery.ts';
import { nextSort, sortInput, withSort } from './sort.ts';

// The head that was pressed stays under the pointer.
const inPlace = { preventScrollReset: true };

/** The order of a list, kept in the URL (docs/design/look.md). */
export function useSort<Sort extends string>(field: Field<Sort | ''>) {
  const [query, edit] = useUrlQuery();
  const input = sortInput(field, query);
  return {
    /** Goes into the question, and into that of the export. */
    input,
    value: input.sort ?? '',
    onChange: (sort: string) => edit((now) => withSort(now, sort), inPlace),
    // From the order that the list is getting, not from the one that is still drawn: two presses are two steps.
    onPress: (name: string) =>
      edit((now) => withSort(now, nextSort(sortInput(field, now).sort ?? '', name)), inPlace),
  };
}
