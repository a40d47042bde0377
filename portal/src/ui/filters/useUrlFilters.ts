import { useUrlQuery } from '../hooks/useUrlQuery.ts';
import type { FilterTexts } from './controls.ts';
import { readFilters, writeFilters, type FieldSet, type ValuesOf } from './fields.ts';

/** What a filter bar knows of the URL: texts by name. */
export interface UrlTexts {
  readonly values: Readonly<FilterTexts>;
  readonly initial: Readonly<FilterTexts>;
  /** Changes these, keeps the others, and goes to the first page. */
  readonly send: (texts: Readonly<FilterTexts>) => void;
  readonly reset: () => void;
  /** The texts as the URL has them. */
  readonly clean: (texts: Readonly<FilterTexts>) => FilterTexts;
}

export interface UrlFilters<Fields extends FieldSet> extends UrlTexts {
  readonly values: ValuesOf<Fields>;
  readonly initial: ValuesOf<Fields>;
  /** Nothing is filtered beyond the defaults. */
  readonly isInitial: boolean;
  /** As `send`, by name and type. */
  readonly apply: (values: Partial<ValuesOf<Fields>>) => void;
}

/**
 * A list's filters, kept in the URL: reload, a shared link and the way back find them again (docs/design/look.md).
 * `fields` is a constant of the module. Every change is an entry of the history.
 */
export function useUrlFilters<Fields extends FieldSet>(fields: Fields): UrlFilters<Fields> {
  const [query, edit] = useUrlQuery();
  const values = readFilters(fields, query);
  const initial = readFilters(fields, new URLSearchParams());
  return {
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
