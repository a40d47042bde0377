/**
 * Reads limits of a filter from its name (`price_gte`) or its description: `Arrival on this day or later`, `at most so many
 * minutes`, `later than this instant`.
 */
import { numberOf } from '../../core/base/numberOf.ts';
import { isObject } from '../../core/base/object.ts';
import { timeOf } from '../../core/base/timeOf.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { typeOf } from '../../core/contract/typeOf.ts';
import type { Operation, Payload, Schema } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { isReadParameter } from '../../core/requests/asked.ts';
import { limitOf } from '../../core/requests/limits.ts';
import { limitSaid } from '../../core/requests/limitSaid.ts';
import { spanFilters } from '../../core/requests/spanFilters.ts';
import { perOperation } from './perOperation.ts';

/** Kind of the limited values: dates, dates with times, or numbers. */
type Form = 'day' | 'moment' | 'number';

export interface Bound {
  /** The parameter. */
  readonly name: string;
  /** `first`: the list shows values from the limit on; `last`: values up to it. */
  readonly end: 'first' | 'last';
  /** Whether the list shows values at the limit itself. */
  readonly inclusive: boolean;
  readonly form: Form;
  readonly description: string;
  /** The key of the limit in an object: `gte` of `created[gte]`. */
  readonly key?: string;
  /** The filtered member, if the filter has an operator: `price` of `price_gte`. */
  readonly member?: string;
}

/** The limit that a request asks for; undefined if it asks for none, or for another one too. */
export function askedBound({ name, key }: Bound, payload: Payload): unknown {
  const value = payload[name];
  if (key === undefined) return value;
  return isObject(value) && Object.keys(value).length === 1 ? value[key] : undefined;
}

/** The request with this limit. */
export const withBound = (payload: Payload, { name, key }: Bound, value: unknown): Payload => ({
  ...payload,
  [name]: key === undefined ? value : { [key]: value },
});

/** `On this day or later`, `not before this time` */
const AT_LEAST =
  /\bor (later|after(wards)?|more|greater|higher|newer|above|longer|larger)\b|\bat least\b|\bnot (before|earlier than|less than)\b|\bno (less|fewer|earlier) than\b|\bon or after\b|[≥⩾]/i;
/** `On or before this day`, `at most so many minutes` */
const AT_MOST =
  /\bor (earlier|before|less|fewer|lower|older|below|shorter|smaller)\b|\bat most\b|\bnot (after|later than|more than)\b|\bno (more|later|greater) than\b|\bon or before\b|\bup to and including\b|[≤⩽]/i;
/** `Later than this time`, `after this time`. Not `not later than this time`. */
const ABOVE =
  /(?<!\b(?:no|not) )\b(later|more|greater|higher|larger|longer) than\b|(?<!\b(?:or|not|on or) )\bafter (this|that|the given)\b/i;
/** `Earlier than this time`, `before this time`. Not `on or before this time`. */
const BELOW =
  /(?<!\b(?:no|not) )\b(earlier|less|fewer|lower|smaller|shorter) than\b|(?<!\b(?:or|not|on or) )\bbefore (this|that|the given)\b/i;

/** Limits by their usual names: `created[gte]`, `price_lt`, `age__lte` (Django). */
const OPERATORS = {
  gte: { end: 'first', inclusive: true },
  gt: { end: 'first', inclusive: false },
  lte: { end: 'last', inclusive: true },
  lt: { end: 'last', inclusive: false },
} as const;

const isOperator = (name: string): name is keyof typeof OPERATORS => name in OPERATORS;
/** `price_gte`, `filter[price][lt]`, `age__lte`: the groups are the member and the operator. */
const WITH_OPERATOR = /^(?:filter\[)?(\w+?)\]?(?:__|_|\.|\[)(gte|gt|lte|lt)\]?$/;

/** The limits of a list's filters: those with an operator in their name, and those that the contract describes. */
export const boundsOf = perOperation((operation): readonly Bound[] => {
  const { request, schemas, paging, cursor } = operation;
  const pages = [paging?.ask.page, paging?.ask.size, cursor?.ask, cursor?.size];
  return Object.entries(flattened(request, schemas).properties ?? {}).flatMap(([name, part]): Bound[] => {
    const schema = valueOf(part, schemas);
    const form = formOf(schema);
    const { description = '' } = schema;
    if (pages.includes(name) || !isReadParameter(operation, name)) return [];
    if (operation.places?.[name]?.deep) return operatorsIn(name, schema, operation);
    if (!form) return [];
    const [, member, operator = ''] = WITH_OPERATOR.exec(name) ?? [];
    if (member !== undefined && isOperator(operator))
      return [{ name, form, member, description: description || name, ...OPERATORS[operator] }];
    const found = boundIn(description, endByName(operation, name));
    return found ? [{ name, form, description, ...found }] : [];
  });
});

/** The limits of `created[gte]` and its like, which name their member. */
const operatorsIn = (name: string, schema: Schema, { schemas }: Operation): Bound[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, part]): Bound[] => {
    const form = formOf(valueOf(part, schemas));
    const description = `${name}[${key}]`;
    return form && isOperator(key) ? [{ name, key, form, member: name, description, ...OPERATORS[key] }] : [];
  });

/** The end that the name of a filter gives: `max_start` is the last start, `createdFrom` the first day. A single `date` is no end. */
function endByName(operation: Operation, name: string): Bound['end'] | undefined {
  const limit = limitOf(name)?.end;
  if (limit) return limit === 'min' ? 'first' : 'last';
  const span = spanFilters(operation).find((each) => each.name === name)?.as;
  return span === 'first' || span === 'last' ? span : endOf(name);
}

/** The end that a name such as `params[endTime]` gives. */
const endOf = (name: string): Bound['end'] | undefined => {
  if (/(^|\[|_)(begin|start|from|since)(_?(time|date|day|at))?\]?$/i.test(name)) return 'first';
  return /(^|\[|_)(end|to|until|till)(_?(time|date|day|at))?\]?$/i.test(name) ? 'last' : undefined;
};

/**
 * Reads the limit from its description: the end and whether the limit itself is shown. If the description names no end, the name of
 * the parameter does.
 *
 * @returns undefined if the end is unknown, or if the description does not say clearly whether the limit itself is shown
 */
function boundIn(
  text: string,
  byName: Bound['end'] | undefined,
): Pick<Bound, 'end' | 'inclusive'> | undefined {
  const [least, most, above, below] = [AT_LEAST, AT_MOST, ABOVE, BELOW].map((words) => words.test(text));
  const lower = least || above;
  const upper = most || below;
  const hasBothEnds = lower && upper;
  const byText = lower ? 'first' : 'last';
  const end = lower || upper ? byText : byName;
  const said = limitSaid(text);
  const includes = least || most || said === 'included';
  const excludes = above || below || said === 'excluded';
  const isUnclear = said === 'unclear' || includes === excludes;
  if (end === undefined || hasBothEnds || isUnclear) return undefined;
  return { end, inclusive: includes };
}

function formOf(schema: Schema): Form | undefined {
  if (schema.format === 'date') return 'day';
  if (schema.format === 'date-time') return 'moment';
  return /^(integer|number)$/.test(typeOf(schema)) && !schema.enum ? 'number' : undefined;
}

/** A day, or a moment of it: `2026-11-28`, `2026-11-28T08:00`. */
const DAY_OF = /^\d{4}-\d\d-\d\d($|[T ]\d\d:\d\d)/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/i;
/** A moment whose seconds are not cut off: with a fraction, or a full minute. */
const WHOLE = /T\d\d:\d\d(:\d\d\.\d+|:00(\.0+)?)(Z|[+-]\d\d:?\d\d)$/i;

/** Returns the order of a value among others of its form; NaN for a value of another form. */
export function rankOf(form: Form, value: unknown): number {
  if (form === 'number') return numberOf(value);
  if (typeof value !== 'string') return Number.NaN;
  if (form === 'day') return DAY_OF.test(value) ? timeOf(value.slice(0, 10)) : Number.NaN;
  return MOMENT.test(value) ? timeOf(value) : Number.NaN;
}

/** Returns whether a shown value is the one that the backend compares with. A moment may be shown without its fraction. */
export const isExact = (form: Form, value: unknown): boolean =>
  form !== 'moment' || WHOLE.test(String(value));

/** Returns the members that have a value of the form in several items. */
export const membersOfForm = (form: Form, items: readonly Payload[]): string[] =>
  Object.keys(items[0] ?? {}).filter(
    (name) => items.filter((item) => !Number.isNaN(rankOf(form, item[name]))).length > 1,
  );
