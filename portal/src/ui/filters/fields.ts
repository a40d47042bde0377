import { foldWidth, MOST_NUMBERS, numbersTyped, visible, wordsTyped } from '../../format/typed.ts';
import { readDate, type DateUnit } from '../control/dateText.ts';
import { PAGE_PARAM, SELECTED_PARAM } from '../table/urlParams.ts';

/** One filter in the URL: its initial value, and how to read its text. */
export interface Field<Value extends string = string> {
  readonly initial: Value;
  /** Reads the text; returns `initial` for an unknown one. */
  readonly parse: (text: string) => Value;
}

export type FieldSet = Readonly<Record<string, Field>>;
type NameOf<Fields extends FieldSet> = Extract<keyof Fields, string>;
export type ValuesOf<Fields extends FieldSet> = {
  readonly [Name in NameOf<Fields>]: ReturnType<Fields[Name]['parse']>;
};

/** One of a closed list; `''` stands for "all", even when it is not the default. */
export function oneOf<const Value extends string>(
  values: readonly Value[],
  initial: NoInfer<Value> | '' = '',
): Field<Value | ''> {
  return {
    initial,
    parse: (text) => (text === '' ? '' : (values.find((value) => value === text) ?? initial)),
  };
}

/** Any text, trimmed and in half-width characters. */
export const freeText = (maxLength = 64): Field => ({
  initial: '',
  parse: (text) => visible(foldWidth(text)).slice(0, maxLength),
});

/** Longest number, and longest list of numbers, in characters (NumberSearch.yaml). */
const LONGEST_NUMBER = 64;
const LONGEST_LIST = 2000;

/** Numbers or parts of them, separated by commas, in the contract's format (NumberSearch.yaml). */
export const numbers = (): Field => ({
  initial: '',
  parse: (text) => cleanNumbers(text),
});

const cleanNumbers = (text: string): string =>
  numbersTyped(text)
    .map((number) => number.slice(0, LONGEST_NUMBER))
    .slice(0, MOST_NUMBERS)
    .join(',')
    .slice(0, LONGEST_LIST)
    // The cut may leave a comma at the end.
    .replace(/,$/, '');

/** A name or word; several when numbers or logins were pasted. */
export const keywords = (): Field => ({
  initial: '',
  parse: (text) => wordsTyped(text).slice(0, LONGEST_LIST),
});

const dateField = (unit: DateUnit): Field => ({
  initial: '',
  parse: (text) => readDate(text, unit) ?? '',
});

/** A month, YYYY-MM. */
export const month = (): Field => dateField('month');

/** A day, YYYY-MM-DD. */
export const day = (): Field => dateField('day');

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

/** Returns the query with these filters: drops defaults, resets page and selection, keeps the rest. */
export function writeFilters(
  fields: FieldSet,
  values: Readonly<Partial<Record<string, string>>>,
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
