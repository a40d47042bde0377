import { oneOf, type Field } from '../filters/fields.ts';
import { PAGE_PARAM, SORT_PARAM } from './urlParams.ts';

/** A field of the list by the provider's name; `-` before it means descending. `''` is the list's default order. */
type SortOf<Name extends string> = Name | `-${Name}`;

/** The orders of a list, by its sortable fields. */
export const sortedBy = <const Name extends string>(names: readonly Name[]): Field<SortOf<Name> | ''> =>
  oneOf<SortOf<Name>>(names.flatMap((name): SortOf<Name>[] => [name, `-${name}`]));

/** The URL's order as a part of the request. */
export function sortInput<Sort extends string>(
  field: Field<Sort | ''>,
  query: URLSearchParams,
): { readonly sort?: Sort } {
  const sort = field.parse(query.get(SORT_PARAM) ?? '');
  return sort === '' ? {} : { sort };
}

/** Returns the query in this order from its first page; the selection stays. */
export function withSort(query: URLSearchParams, sort: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(PAGE_PARAM);
  if (sort === '') next.delete(SORT_PARAM);
  else next.set(SORT_PARAM, sort);
  return next;
}

type Direction = 'ascending' | 'descending' | 'none';

/** A column's direction in the list's order, for `aria-sort`. */
export function directionOf(sort: string, name: string): Direction {
  if (sort === name) return 'ascending';
  return sort === `-${name}` ? 'descending' : 'none';
}

/** The next order after pressing a column's head: ascending, descending, default. */
export function nextSort(sort: string, name: string): string {
  const next = { none: name, ascending: `-${name}`, descending: '' } as const;
  return next[directionOf(sort, name)];
}
