import { PAGE_PARAM, SELECTED_PARAM } from '../table/urlParams.ts';

/** One filter in the URL: what it starts as, and what a text in the URL means. */
export interface Field<Value extends string = string> {
  readonly initial: Value;
  /** A text that means nothing gives `initial`. */
  readonly parse: (text: string) => Value;
}

export type FieldSet = Readonly<Record<string, Field>>;
export type NameOf<Fields extends FieldSet> = Extract<keyof Fields, string>;
export type ValuesOf<Fields extends FieldSet> = {
  readonly [Name in NameOf<Fields>]: ReturnType<Fields[Name]['parse']>;
};

/** One of a closed list; `''` stands for "all". */
export function oneOf<const Value extends string>(
  values: readonly Value[],
  initial: NoInfer<Value> | '' = '',
): Field<Value | ''> {
  return { initial, parse: (text) => values.find((value) => value === text) ?? initial };
}

/** Whatever somebody types, without the blanks around it. */
export const freeText = (maxLength = 64): Field => ({
  initial: '',
  parse: (text) => text.trim().slice(0, maxLength),
});

/** 1 §9: the date filters, in days; nothing chosen means no limit. */
export const RECENT_DAYS = ['30', '90', '365'] as const;
export type RecentDays = (typeof RECENT_DAYS)[number];
export const recentDays = (initial: RecentDays | '' = ''): Field<RecentDays | ''> =>
  oneOf(RECENT_DAYS, initial);

/** A month, YYYY-MM. */
export const month = (): Field => ({
  initial: '',
  parse: (text) => (/^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : ''),
});

export function readFilters<Fields extends FieldSet>(
  fields: Fields,
  query: URLSearchParams,
): ValuesOf<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const text = query.get(name);
      return [name, text === null ? field.initial : field.parse(text)];
    }),
  ) as ValuesOf<Fields>;
}

/** The query with these filters: defaults left out, page and selection back at the start, the rest kept. */
export function writeFilters<Fields extends FieldSet>(
  fields: Fields,
  values: Partial<ValuesOf<Fields>>,
  query: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of [PAGE_PARAM, SELECTED_PARAM]) next.delete(name);
  for (const [name, field] of Object.entries(fields)) {
    const given = values[name];
    if (given === undefined) continue;
    const value = field.parse(given);
    if (value === field.initial) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
