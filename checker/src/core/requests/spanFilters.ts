/** Finds list parameters that filter by a day, or by the time before or after one. */
import { isNamedIn } from '../base/words.ts';
import { flattened } from '../contract/flattened.ts';
import { dataOf } from '../contract/openapi/dataOf.ts';
import { listIn } from '../contract/openapi/paging.ts';
import { typeOf } from '../contract/typeOf.ts';
import type { Operation, Payload, Schema } from '../contract/types.ts';
import { valueOf } from '../contract/valueOf.ts';
import { isReadParameter } from './asked.ts';
import { limitSaid, type LimitSaid } from './limitSaid.ts';

/** A parameter that limits the days or times of a list's items. */
export interface SpanFilter {
  readonly name: string;
  /** The limit that the parameter sets: the start, the end, or a single day. */
  readonly as: 'first' | 'last' | 'only';
  /** Word beside the limit: `created` of `createdFrom`. */
  readonly of: string;
  /** Member that the filter applies to, if the contract names it or there is only one. */
  readonly member?: string;
  /** Inclusion of the day itself, as the contract states it. */
  readonly said?: LimitSaid;
}

/** Matches a word in a camelCase, snake_case or kebab-case name: `to` in `to_date` and `dateTo`, not in `photo` or `tonnage`. */
const word = (words: string): RegExp => {
  const capitals = words.replaceAll(/(^|\|)[a-z]/g, (start) => start.toUpperCase());
  return new RegExp(`(?:(?:^|[_-])(?:${words})|(?:${capitals}))(?=$|[_A-Z-])`);
};
/** The words in names of parameters for a start and for an end. */
const WORDS = [
  ['first', word('from|since|after|start|begin')],
  ['last', word('to|until|before|end')],
] as const;

/** Returns the date filters of an operation. */
export function spanFilters(operation: Operation): SpanFilter[] {
  const { request, schemas } = operation;
  const { properties = {} } = flattened(request, schemas);
  return Object.entries(properties).flatMap(([name, part]): SpanFilter[] => {
    const { format = '', description = '' } = valueOf(part, schemas);
    if (!isReadParameter(operation, name) || !/^date(-time)?$/.test(format)) return [];
    if (/^(date|day)$/.test(name)) return format === 'date' ? [{ name, as: 'only', of: name }] : [];
    const [as, found] = WORDS.find(([, each]) => each.test(name)) ?? [];
    if (!as || !found) return [];
    const of = stem(name.replace(found, ''));
    const member = memberOf(operation, of, description);
    return [{ name, as, of, ...(member !== undefined && { member }), said: limitSaid(description) }];
  });
}

/** `created` of `created_`. */
const stem = (rest: string): string => rest.replace(/^[_-]|[_-]$/, '').toLowerCase();

/** Returns whether a member is a day or timestamp, by its format, name, pattern or example. */
const isTime = (name: string, { format = '', pattern = '', example, ...schema }: Schema): boolean =>
  /^date(-time)?$/.test(format) ||
  (/(Time|_time)$/.test(name) && typeOf(schema) === 'string' && !schema.enum) ||
  /^\^?\\d\{4\}-/.test(pattern) ||
  (typeof example === 'string' && /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/.test(example));

/** Words for availability: a date range there does not filter by creation date. */
const FREE = /avail|vacan|\bfree\b|空闲|可用|可订|可预[订约]/i;

/** Default date members of a resource: its creation, or its only day. */
const DEFAULT_DATE = /^(creat|date|day|time|at|on|timestamp)/i;

/** Names of later dates and birthdays, which a filter must name itself. */
const LATER =
  /birth|^(pay|paid|ship|sent|deliver|finish|complet|cancel|updat|modif|chang|clos|expir|sign|confirm|receiv|refund|delet|last|publish|approv)/i;

/** Returns the member that a filter compares: the one that its description names, else the only usual one. */
function memberOf(operation: Operation, of: string, description: string): string | undefined {
  const { schemas } = operation;
  const shown = listIn(dataOf(operation), schemas)?.item.properties ?? {};
  const times = Object.keys(shown).filter((name) => isTime(name, valueOf(shown[name] ?? {}, schemas)));
  // In a sentence, `day` may mean any day.
  const described = times.filter((name) =>
    /^[a-z]+$/.test(name) ? description.includes(`\`${name}\``) : isNamedIn(description, name),
  );
  const only = (names: readonly string[]): string | undefined => (names.length === 1 ? names[0] : undefined);
  const named = only(described);
  if (named !== undefined) return named;
  const namesNoMember = /^(date|day|time)?$/.test(of);
  const isAboutAvailability = FREE.test(`${operation.id} ${operation.summary} ${description}`);
  if (!namesNoMember || isAboutAvailability) return undefined;
  const own = only(times.filter((name) => !LATER.test(name)));
  return own !== undefined && DEFAULT_DATE.test(own) ? own : undefined;
}

/** Dates that no item has. */
const FAR = { first: '2099-01-01', last: '1971-01-01', only: '2099-01-01' } as const;

/**
 * Returns one request per filter, with a date that matches no item. Required filters get it too.
 *
 * @param base request with required members only
 */
export function matchingNothing(operation: Operation, base: Payload): Payload[] {
  const { properties = {}, required = [] } = flattened(operation.request, operation.schemas);
  const filters = spanFilters(operation);
  return filters.map(({ name, as }) => {
    const sent = filters.filter((other) => other.name === name || required.includes(other.name));
    const far = (key: string): string =>
      valueOf(properties[key] ?? {}, operation.schemas).format === 'date' ? FAR[as] : `${FAR[as]}T00:00:00Z`;
    return { ...base, ...Object.fromEntries(sent.map((each) => [each.name, far(each.name)])) };
  });
}
