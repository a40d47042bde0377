import { services } from '#generated/services.ts';
import type { ServiceName } from '#generated/services.ts';
/** The schema of an operation's success data, in the terms that Prism's generator understands. */
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

/** @returns undefined where a success carries no data */
export function dataSchema({ service, id, system }: Answered): Schema | undefined {
  const answer = responseSchema(operationOf(service, id));
  const data = successData(answer, services[service].envelope, system);
  return data && (generable(data.schema) as Schema);
}

/** A copy in which every schema is one that the generator can fill. */
function generable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(generable);
  if (!isObject(value)) return value;
  const parts = Object.entries(adapted(value)).map(([name, part]) => [name, generable(part)] as const);
  return Object.fromEntries(parts);
}

const HIGHEST = 100_000;

/** Chinese words for a text of which the contract says no more; `x-faker` in the contract names something better. */
const WORDS = { 'helpers.fake': ['{{word.adjective}}{{word.noun}}{{word.verb}}{{word.noun}}'] };
const TEXT_RULES = ['x-faker', 'enum', 'const', 'pattern', 'format'];

/** Of an integer without limits it would make tens of millions: pages, periods and days are fewer. */
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

/** What the contract writes as a pattern of digits alone, of which the generator would make a 23rd month and a 31st hour. */
const CALENDAR = { moment: '2026-11-12 10:00:00', month: '2026-11' } as const;
export type CalendarFormat = keyof typeof CALENDAR;

/** @returns the one whose text a pattern takes, but neither letters for its digits nor digits for what stands between them */
function calendarFormat(pattern: string): string | undefined {
  const takes = (text: string): boolean => new RegExp(pattern, 'u').test(text);
  const found = Object.entries(CALENDAR).find(
    ([, text]) => takes(text) && !takes(text.replaceAll(/\d/g, 'x')) && !takes(text.replaceAll(/\D/g, '0')),
  );
  return found?.[0];
}

/**
 * The generator knows no `format: money` and would invent fractions of a cent, so money becomes whole yuan; it knows
 * no numeric exclusive bounds; it would add members of its own to open objects; and its texts are Latin.
 */
function adapted(schema: Schema): Schema {
  const free = (rules: readonly string[]): boolean => !rules.some((rule) => rule in schema);
  if (schema['type'] === 'string' && free(TEXT_RULES)) return { ...schema, 'x-faker': WORDS };
  if (schema['type'] === 'integer' && free(INTEGER_RULES)) return { ...schema, ...COUNT };
  const { pattern, ...unpatterned } = schema;
  const kind = typeof pattern === 'string' ? calendarFormat(pattern) : undefined;
  // Without the pattern, which would come before the format.
  if (kind !== undefined) return { ...unpatterned, format: kind };
  const { exclusiveMinimum: above, exclusiveMaximum: below, format, ...rest } = schema;
  const low = typeof above === 'number' ? { minimum: inside(above, rest['maximum'], 1) } : {};
  const high = typeof below === 'number' ? { maximum: inside(below, rest['minimum'], -1) } : {};
  if (format === 'money') return { minimum: 0, maximum: HIGHEST, ...rest, ...low, ...high, type: 'integer' };
  const closed = rest['type'] === 'object' ? { additionalProperties: false } : {};
  return { ...(format !== undefined && { format }), ...closed, ...rest, ...low, ...high };
}

/** A bound that is itself allowed: halfway to the other bound, or one step on. */
const inside = (bound: number, other: unknown, step: number): number =>
  typeof other === 'number' ? (bound + other) / 2 : bound + step;
