/** Parameters of a list that ask for a day, or for what lies before or after one. */
import { flattened } from '../contract/flattened.ts';
import type { Operation, Payload } from '../contract/types.ts';
import { isAsked } from './asked.ts';

export interface SpanFilter {
  readonly name: string;
  /** The first that is shown, the last, or the only one. */
  readonly as: 'first' | 'last' | 'only';
  /** What stands beside the word: `created` of `createdFrom`. */
  readonly of: string;
}

/** A word of a name, however its words are put together. */
const word = (words: string): RegExp => {
  const capitals = words.replaceAll(/(^|\|)[a-z]/g, (start) => start.toUpperCase());
  return new RegExp(`(?:(?:^|[_-])(?:${words})|(?:${capitals}))(?=$|[_A-Z-])`);
};
const WORDS = [
  ['first', word('from|since|after|start|begin')],
  ['last', word('to|until|before|end')],
] as const;

/** Such parameters of an operation. */
export function spanFilters(operation: Operation): SpanFilter[] {
  const { request, schemas } = operation;
  const { properties = {} } = flattened(request, schemas);
  return Object.entries(properties).flatMap(([name, part]): SpanFilter[] => {
    const { format = '' } = flattened(part, schemas);
    if (!isAsked(operation, name) || !/^date(-time)?$/.test(format)) return [];
    if (/^(date|day)$/.test(name)) return format === 'date' ? [{ name, as: 'only', of: name }] : [];
    const [as, found] = WORDS.find(([, each]) => each.test(name)) ?? [];
    return as && found ? [{ name, as, of: stem(name.replace(found, '')) }] : [];
  });
}

const stem = (rest: string): string => rest.replace(/^[_-]|[_-]$/, '').toLowerCase();

const FAR = { first: '2099-01-01', last: '1971-01-01', only: '2099-01-01' } as const;

/** @returns the payload asking for a time in which nothing is, by each parameter once; others that are not needed left out */
export function asksForNothing(operation: Operation, base: Payload): Payload[] {
  const { properties = {}, required = [] } = flattened(operation.request, operation.schemas);
  const filters = spanFilters(operation);
  return filters.map(({ name, as }) => {
    const others = filters.filter((other) => other.name === name || required.includes(other.name));
    const far = (key: string): string =>
      flattened(properties[key] ?? {}, operation.schemas).format === 'date'
        ? FAR[as]
        : `${FAR[as]}T00:00:00Z`;
    return { ...base, ...Object.fromEntries(others.map((other) => [other.name, far(other.name)])) };
  });
}
