import type { Outputs } from '#generated/provisional/io.ts';
import { readFilters, writeFilters } from '#portal/ui/filters/fields.ts';
import type { ViewedList } from '#portal/ui/list/viewedList.ts';
import { optionalColumns } from '#portal/ui/table/columnChoice.ts';
import { withSort } from '#portal/ui/table/sort.ts';
import { SORT_PARAM } from '#portal/ui/table/urlParams.ts';

export type SavedView = Outputs['querySavedViews']['views'][number];
export type ViewContent = SavedView['content'];

/** The current state of a list: its address, and the columns whose visibility differs from the default. */
interface ListState {
  readonly query: URLSearchParams;
  readonly toggled: ReadonlySet<string>;
}

/** Entries beside the filters. No filter has these names. */
export const SORT = 'sort';
export const COLUMNS = 'columns';

const sortOf = ({ sort }: ViewedList, query: URLSearchParams): string =>
  sort?.parse(query.get(SORT_PARAM) ?? '') ?? '';

/** Returns the filters, order and columns that differ from the list's defaults, always in the same order. */
export function contentOf(list: ViewedList, { query, toggled }: ListState): ViewContent {
  const values = readFilters(list.fields, query);
  const filters = Object.entries(list.fields)
    .map(([name, { initial }]) => ({ name, text: values[name] ?? '', initial }))
    .filter(({ text, initial }) => text !== initial)
    .map(({ name, text }) => ({ name, text }));
  const known = optionalColumns(list.columns ?? [])
    .map(({ key }) => key)
    .filter((key) => toggled.has(key));
  const rest = [
    { name: SORT, text: sortOf(list, query) },
    { name: COLUMNS, text: known.join(',') },
  ];
  return [...filters, ...rest.filter(({ text }) => text !== '')];
}

export const isSameContent = (one: ViewContent, other: ViewContent): boolean =>
  JSON.stringify(one.map(({ name, text }) => [name, text])) ===
  JSON.stringify(other.map(({ name, text }) => [name, text]));

/** A view as this list understands it. */
interface ViewState {
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: string;
  readonly toggled: ReadonlySet<string>;
  /** Number of entries that this list does not know any more. */
  readonly dropped: number;
}

/** Reads a view for a list as it is today: unknown filters, values, orders and columns are left out and counted. */
export function readView({ fields, sort, columns = [] }: ViewedList, content: ViewContent): ViewState {
  const filters = Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, initial]));
  const offered = new Set(optionalColumns(columns).map(({ key }) => key));
  const toggled = new Set<string>();
  let order = '';
  let dropped = 0;
  for (const { name, text } of content) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field?.parse(text) === text) filters[name] = text;
    else if (name === SORT && sort?.parse(text) === text) order = text;
    else if (name === COLUMNS)
      for (const key of text.split(',').filter(Boolean)) {
        if (offered.has(key)) toggled.add(key);
        else dropped += 1;
      }
    else dropped += 1;
  }
  return { filters, sort: order, toggled, dropped };
}

/** The address of a list with a view: its filters and order, from the first page. */
export const withView = (
  { fields }: ViewedList,
  { filters, sort }: Pick<ViewState, 'filters' | 'sort'>,
  query: URLSearchParams,
): URLSearchParams => withSort(writeFilters(fields, filters, query), sort);

/** Returns whether an address has filters or an order: after a link, a reload, or an earlier choice. */
export const hasOwnState = ({ fields }: ViewedList, query: URLSearchParams): boolean =>
  query.has(SORT_PARAM) || Object.keys(fields).some((name) => query.has(name));

/** Returns a view's content without entries that the list no longer has. */
export function asToday(list: ViewedList, content: ViewContent): ViewContent {
  const read = readView(list, content);
  return contentOf(list, { query: withView(list, read, new URLSearchParams()), toggled: read.toggled });
}
