import { oneOf, type Field } from '../filters/fields.ts';
import { PAGE_PARAM, SORT_PARAM } from './urlParams.ts';

/** A field of the list, as the provider names it; `-` before it means downwards. `''` is the list's usual order. */
type SortOf<Name extends string> = Name | `-${Name}`;

/** The orders that a list may be put in, by the fields it is sorted by. */
export const sortedBy = <const Name extends string>(names: readonly Name[]): Field<SortOf<Name> | ''> =>
  oneOf<SortOf<Name>>(names.flatMap((name): SortOf<Name>[] => [name, `-${name}`]));

/** What the URL says of it, as a part of the question to the provider. */
export function sortInput<Sort extends string>(
  field: Field<Sort | ''>,
  query: URLSearchParams,
): { readonly sort?: Sort } {
  const sort = field.parse(query.get(SORT_PARAM) ?? '');
  return sort === '' ? {} : { sort };
}

/** The query in this order, from its first page; what is chosen stays chosen. */
export function withSort(query: URLSearchParams, sort: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(PAGE_PARAM);
  if (sort === '') next.delete(SORT_PARAM);
  else next.set(SORT_PARAM, sort);
  return next;
}

type Direction = 'ascending' | 'descending' | 'none';

/** How a column stands in the order of the list, as `aria-sort` says it. */
export function directionOf(sort: string, name: string): Direction {
  if (sort === name) return 'ascending';
  return sort === `-${name}` ? 'descending' : 'none';
}

/** What the head of a column does when pressed: upwards, downwards, the usual order again. */
export function nextSort(sort: string, name: string): string {
  const next = { none: name, ascending: `-${name}`, descending: '' } as const;
  return next[directionOf(sort, name)];
}
