/** Formats of OpenAPI and JSON Schema, for contracts other than our own. */
import type { Format } from 'ajv';

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** RFC 3339: the letters may be lower case, and a minute may have a leap second. */
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})t([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;

const isMoment = (text: string): boolean => isDate(MOMENT.exec(text)?.[1] ?? '');

const integerUpTo =
  (limit: number) =>
  (value: number): boolean =>
    Number.isInteger(value) && Math.abs(value) <= limit;

export const standardFormats: Readonly<Record<string, Format>> = {
  date: { type: 'string', validate: isDate },
  'date-time': { type: 'string', validate: isMoment },
  time: /^\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})?$/,
  uuid: /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i,
  email: /^[^\s@]+@[^\s@]+$/,
  uri: /^[a-z][a-z\d+.-]*:\S*$/i,
  url: /^[a-z][a-z\d+.-]*:\S*$/i,
  'uri-reference': /^\S*$/,
  hostname: /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i,
  ipv4: /^(\d{1,3}\.){3}\d{1,3}$/,
  ipv6: /^[\da-f:.]+$/i,
  byte: /^[\w+/=-]*$/,
  int32: { type: 'number', validate: integerUpTo(2 ** 31) },
  int64: { type: 'number', validate: integerUpTo(2 ** 63) },
  float: { type: 'number', validate: () => true },
  double: { type: 'number', validate: () => true },
  binary: true,
  password: true,
};
