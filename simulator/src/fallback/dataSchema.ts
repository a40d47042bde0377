/** Schema of an operation's success data in a form that Prism's generator understands. */
import { services } from '#generated/services.ts';
import type { ServiceName } from '#generated/services.ts';
import type { Schema } from '#tools/contract/document.ts';
import { operationOf } from '#tools/contract/generated.ts';
import { responseSchema } from '#tools/contract/operations.ts';
import { successData } from '#tools/contract/success.ts';
import { isObject } from '#tools/object.ts';

export interface FallbackOperation {
  readonly service: ServiceName;
  readonly id: string;
  readonly system?: string;
}

/** @returns undefined if a success carries no data */
export function dataSchema({ service, id, system }: FallbackOperation): Schema | undefined {
  const answer = responseSchema(operationOf(service, id));
  const data = successData(answer, services[service].envelope, system);
  return data && (forGenerator(data.schema) as Schema);
}

/** Returns a copy of a value in which all schemas are adapted to the generator. */
function forGenerator(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forGenerator);
  if (!isObject(value)) return value;
  const parts = Object.entries(adapted(value)).map(([name, part]) => [name, forGenerator(part)] as const);
  return Object.fromEntries(parts);
}

/** Maximum of generated amounts. */
const HIGHEST = 100_000;

/** Chinese words for texts without further constraints; `x-faker` in the contract gives better ones. */
const WORDS = { 'helpers.fake': ['{{word.adjective}}{{word.noun}}{{word.verb}}{{word.noun}}'] };
const TEXT_RULES = ['x-faker', 'enum', 'const', 'pattern', 'format'];

/** Without limits the generator makes integers of tens of millions: pages, periods and days are fewer. */
const COUNT = { minimum: 0, maximum: 1000 };
const INTEGER_RULES = [
  'x-faker',
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
];

/** Values for patterns of digits: the generator would make a 23rd month and a 31st hour. */
const CALENDAR = { moment: '2026-11-12 10:00:00', month: '2026-11' } as const;
export type CalendarFormat = keyof typeof CALENDAR;

/**
 * Returns the calendar format that a pattern demands, found by its example text; undefined if the pattern also accepts
 * other texts, with letters for digits or digits for separators.
 */
function calendarFormat(pattern: string): string | undefined {
  const matches = (text: string): boolean => new RegExp(pattern, 'u').test(text);
  const found = Object.entries(CALENDAR).find(
    ([, text]) =>
      matches(text) && !matches(text.replaceAll(/\d/g, 'x')) && !matches(text.replaceAll(/\D/g, '0')),
  );
  return found?.[0];
}

/**
 * Adapts one schema to the generator. The generator ignores `format: money` and would make fractions of a cent, so money
 * becomes whole yuan. It ignores exclusive bounds, which become inclusive ones. It adds members to open objects, which
 * become closed. It makes Latin texts, so texts get Chinese words.
 */
function adapted(schema: Schema): Schema {
  const free = (rules: readonly string[]): boolean => !rules.some((rule) => rule in schema);
  if (schema['type'] === 'string' && free(TEXT_RULES)) return { ...schema, 'x-faker': WORDS };
  if (schema['type'] === 'integer' && free(INTEGER_RULES)) return { ...schema, ...COUNT };
  const { pattern, ...unpatterned } = schema;
  const kind = typeof pattern === 'string' ? calendarFormat(pattern) : undefined;
  // Without the pattern, which has precedence over the format.
  if (kind !== undefined) return { ...unpatterned, format: kind };
  const { exclusiveMinimum: above, exclusiveMaximum: below, format, ...rest } = schema;
  const low = typeof above === 'number' ? { minimum: inclusiveBound(above, rest['maximum'], 1) } : {};
  const high = typeof below === 'number' ? { maximum: inclusiveBound(below, rest['minimum'], -1) } : {};
  if (format === 'money') return { minimum: 0, maximum: HIGHEST, ...rest, ...low, ...high, type: 'integer' };
  const closed = rest['type'] === 'object' ? { additionalProperties: false } : {};
  return { ...(format !== undefined && { format }), ...closed, ...rest, ...low, ...high };
}

/** Returns an inclusive bound for an exclusive one: halfway to the other bound, or one step further if there is none. */
const inclusiveBound = (bound: number, other: unknown, step: number): number =>
  typeof other === 'number' ? (bound + other) / 2 : bound + step;
