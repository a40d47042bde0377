import type { Field } from '../filters/fields.ts';
import { useUrlQuery } from '../hooks/useUrlQuery.ts';
import { sortInput, withSort } from './sort.ts';

/** The order of a list, kept in the URL (look.md). */
export function useSort<Sort extends string>(field: Field<Sort | ''>) {
  const [query, edit] = useUrlQuery();
  const input = sortInput(field, query);
  return {
    /** Goes into the question, and into that of the export. */
    input,
    value: input.sort ?? '',
    // The head that was pressed stays under the pointer.
    onChange: (sort: string) => edit((now) => withSort(now, sort), { preventScrollReset: true }),
  };
}
