import { useUrlQuery } from '../hooks/useUrlQuery.ts';
import type { FilterTexts } from './controls.ts';
import { readFilters, writeFilters, type FieldSet, type ValuesOf } from './fields.ts';

/** The filter bar's view of the URL: texts by name. */
export interface UrlTexts {
  readonly values: Readonly<FilterTexts>;
  readonly initial: Readonly<FilterTexts>;
  /** Changes these filters, keeps the others, and opens the first page. */
  readonly send: (texts: Readonly<FilterTexts>) => void;
  readonly reset: () => void;
  /** Normalises the texts to the URL's form. */
  readonly clean: (texts: Readonly<FilterTexts>) => FilterTexts;
}

export interface UrlFilters<Fields extends FieldSet> extends UrlTexts {
  readonly fields: Fields;
  readonly values: ValuesOf<Fields>;
  readonly initial: ValuesOf<Fields>;
  /** No filter differs from its default. */
  readonly isInitial: boolean;
  /** Same as `send`, by name and type. */
  readonly apply: (values: Partial<ValuesOf<Fields>>) => void;
}

/**
 * A list's filters, kept in the URL: reload, a shared link and back restore them (docs/design/look.md). `fields` is a
 * module constant. Every change is a history entry.
 */
export function useUrlFilters<Fields extends FieldSet>(fields: Fields): UrlFilters<Fields> {
  const [query, edit] = useUrlQuery();
  const values = readFilters(fields, query);
  const initial = readFilters(fields, new URLSearchParams());
  return {
    fields,
    values,
    initial,
    isInitial: Object.keys(fields).every((name) => values[name] === initial[name]),
    send: (texts) => edit((now) => writeFilters(fields, texts, now)),
    apply: (changed) => edit((now) => writeFilters(fields, changed, now)),
    clean: (texts) =>
      Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [name, fields[name]?.parse(text) ?? text]),
      ),
    reset: () => edit((now) => writeFilters(fields, initial, now)),
  };
}
