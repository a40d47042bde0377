/** Shared parts of the backends in this folder: a route table, and the validation of fields. */
import {
  serve,
  type BackendResponse,
  type BackendRequest,
  type RunningServer,
} from '../checkedBackends/http.ts';

export type { BackendResponse, BackendRequest, RunningServer };

/** A request with the parameters of its path. */
export interface Call extends BackendRequest {
  readonly params: Readonly<Record<string, string>>;
}
export type Handler = (call: Call) => BackendResponse;
/** Handlers by method and path template: `GET /books/{id}`. */
export type Routes = Readonly<Record<string, Handler>>;

/** Thrown by a handler to end with a response. */
export class Refusal extends Error {
  readonly answer: BackendResponse;
  constructor(answer: BackendResponse) {
    super('refused');
    this.answer = answer;
  }
}

/** The responses in which frameworks differ. */
export interface Style {
  readonly notFound: (asked: BackendRequest) => BackendResponse;
  readonly wrongMethod: (asked: BackendRequest, allowed: readonly string[]) => BackendResponse;
  /** Headers of every response. */
  readonly headers?: () => Record<string, string>;
}

/** Starts a backend on a free port. */
export function start(routes: Routes, style: Style): Promise<RunningServer> {
  const table = Object.entries(routes).map(([key, handler]) => {
    const [method = '', template = ''] = key.split(' ');
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const pattern = template.replace(/[.$]/g, String.raw`\$&`).replace(/\{\w+\}/g, '([^/]+?)');
    return { method, names, pattern: new RegExp(`^${pattern}$`), handler };
  });
  const answer = (asked: BackendRequest): BackendResponse => {
    const paths = table.filter(({ pattern }) => pattern.test(asked.path));
    const route = paths.find(({ method }) => method === asked.method);
    if (paths.length === 0) return style.notFound(asked);
    if (route === undefined)
      return style.wrongMethod(
        asked,
        paths.map(({ method }) => method),
      );
    try {
      const values = route.pattern.exec(asked.path)?.slice(1) ?? [];
      const params = Object.fromEntries(route.names.map((name, at) => [name, decoded(values[at] ?? '')]));
      return route.handler({ ...asked, params });
    } catch (error) {
      if (error instanceof Refusal) return error.answer;
      throw error;
    }
  };
  return serve((asked) => {
    const { headers, ...rest } = answer(asked);
    const { 'content-type': type, ...usual } = style.headers?.() ?? {};
    // A response without a body has no content type.
    const typed: Record<string, string> =
      type === undefined || rest.body === undefined ? {} : { 'content-type': type };
    return { ...rest, headers: { ...usual, ...typed, ...headers } };
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

type Kind = 'missing' | 'null' | 'type' | 'min' | 'max' | 'pattern' | 'enum' | 'unknown';

/** A mistake in a value. */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly kind: Kind;
  readonly field: Field;
  readonly value: unknown;
}

/** Rules for one value. */
export interface Field {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  readonly required?: boolean;
  readonly nullable?: boolean;
  /** Minimum: the value of a number, the length of a text or array. `max` is the maximum of the same. */
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: RegExp;
  readonly format?: keyof typeof FORMATS;
  readonly enum?: readonly unknown[];
  readonly items?: Field;
  readonly fields?: Fields;
}
export type Fields = Readonly<Record<string, Field>>;

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);
/** Tests of texts by format. */
export const FORMATS = {
  date: isDay,
  'date-time': (text: string) =>
    /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d(\.\d+)?)?([Zz]|[+-]\d\d:?\d\d)$/.test(text) &&
    isDay(text.slice(0, 10)) &&
    // `Date.parse` does not know leap seconds.
    !Number.isNaN(Date.parse(text.toUpperCase().replace(/:60/, ':59'))),
  email: (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text),
  uuid: (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text),
} as const;

const typeOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

/** Returns the mistakes in an object. @param closed true if unknown members are mistakes @param path place of the object in the body */
export function problemsIn(
  value: unknown,
  fields: Fields,
  closed = false,
  path: readonly (string | number)[] = [],
): readonly Problem[] {
  const given = value as Record<string, unknown>;
  const unknown = closed ? Object.keys(given).filter((name) => !Object.hasOwn(fields, name)) : [];
  return [
    ...Object.entries(fields).flatMap(([name, field]): readonly Problem[] => {
      if (given[name] !== undefined) return problemsOf(given[name], field, [...path, name], closed);
      if (field.required !== true) return [];
      return [{ path: [...path, name], kind: 'missing', field, value: undefined }];
    }),
    ...unknown.map((name) => ({
      path: [...path, name],
      kind: 'unknown' as const,
      field: { type: 'object' as const },
      value: given[name],
    })),
  ];
}

/** Returns the length of a text or an array, otherwise the number. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return [...value].length;
  return Array.isArray(value) ? value.length : Number(value);
}

/** Returns the mistakes in one value. */
export function problemsOf(
  value: unknown,
  field: Field,
  path: readonly (string | number)[],
  closed = false,
): readonly Problem[] {
  const found = (kind: Kind): readonly Problem[] => [{ path, kind, field, value }];
  if (value === null) return field.nullable === true ? [] : found('null');
  const type = typeOf(value);
  if (type !== field.type && !(type === 'integer' && field.type === 'number')) return found('type');
  if (type === 'object') return problemsIn(value, field.fields ?? {}, closed, path);
  if (field.enum && !field.enum.includes(value)) return found('enum');
  const size = sizeOf(value);
  if (type !== 'boolean' && field.min !== undefined && size < field.min) return found('min');
  if (type !== 'boolean' && field.max !== undefined && size > field.max) return found('max');
  if (typeof value === 'string' && field.pattern && !field.pattern.test(value)) return found('pattern');
  if (typeof value === 'string' && field.format && !FORMATS[field.format](value)) return found('pattern');
  const { items } = field;
  return Array.isArray(value) && items
    ? value.flatMap((item, at) => problemsOf(item, items, [...path, at], closed))
    : [];
}

/** Reads a JSON object; returns undefined for anything else. */
export { jsonIn } from '../checkedBackends/http.ts';

/** Converts a text to a type. A text that does not have the form of the type stays a text. */
function converted(text: string, type: Field['type']): unknown {
  if (type === 'integer' && /^[+-]?\d+$/.test(text)) return Number(text);
  if (type === 'number' && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  if (type === 'boolean' && /^(true|false|1|0)$/i.test(text)) return /^(true|1)$/i.test(text);
  return text;
}

/** Converts the text fields of a query or a form to their types. */
export function typed(
  source: URLSearchParams,
  fields: Fields,
): { values: Record<string, unknown>; problems: readonly Problem[] } {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const texts = source.getAll(name);
    if (texts.length === 0) continue;
    values[name] =
      field.type === 'array'
        ? texts.map((text) => converted(text, field.items?.type ?? 'string'))
        : converted(texts.at(-1) ?? '', field.type);
  }
  return { values, problems: problemsIn(values, fields) };
}

/** Compares two values for an ascending order. */
export const ascending = <Value extends string | number>(one: Value, other: Value): number =>
  Number(one > other) - Number(one < other);

/** Returns a function that counts up. */
export const counter = (from: number) => () => from++;
