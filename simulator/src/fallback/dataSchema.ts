/** Schema of an operation's success data in a form that Prism's generator understands. */
import { services } from '#generated/services.ts';
import type { ServiceName } from '#generated/services.ts';
import type { Schema } from '#tools/contract/document.ts';
import { operationOf } from '#tools/contract/generated.ts';
import { responseSchema } from '#tools/contract/operations.ts';
import { successData } from '#tools/contract/success.ts';
import { isObject } from '#tools/object.ts';

export interface Answered {
  readonly service: ServiceName;
  readonly id: string;
  readonly system?: string;
}

/** @returns undefined if a success carries no data */
export function dataSchema({ service, id, system }: Answered): Schema | undefined {
  const answer = responseSchema(operationOf(service, id));
  const data = successData(answer, services[service].envelope, system);
  return data && (generable(data.schema) as Schema);
}

/** Returns a copy whose schemas the generator can all fill. */
function generable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(generable);
  if (!isObject(value)) return value;
  const parts = Object.entries(adapted(value)).map(([name, part]) => [name, generable(part)] as const);
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
 * @returns the format whose text matches the pattern, unless the pattern also accepts letters for digits or digits for
 * separators
 */
function calendarFormat(pattern: string): string | undefined {
  const takes = (text: string): boolean => new RegExp(pattern, 'u').test(text);
  const found = Object.entries(CALENDAR).find(
    ([, text]) => takes(text) && !takes(text.replaceAll(/\d/g, 'x')) && !takes(text.replaceAll(/\D/g, '0')),
  );
  return found?.[0];
}

/**
 * Adapts a schema to the generator. It ignores `format: money` and would make fractions of a cent, so money becomes
 * whole yuan. It ignores numeric exclusive bounds, adds members to open objects, and makes Latin texts.
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
  const low = typeof above === 'number' ? { minimum: inside(above, rest['maximum'], 1) } : {};
  const high = typeof below === 'number' ? { maximum: inside(below, rest['minimum'], -1) } : {};
  if (format === 'money') return { minimum: 0, maximum: HIGHEST, ...rest, ...low, ...high, type: 'integer' };
  const closed = rest['type'] === 'object' ? { additionalProperties: false } : {};
  return { ...(format !== undefined && { format }), ...closed, ...rest, ...low, ...high };
}

/** Returns an inclusive bound: halfway to the other bound, or one step further. */
const inside = (bound: number, other: unknown, step: number): number =>
  typeof other === 'number' ? (bound + other) / 2 : bound + step;
