/** Filters a list by two parameters at once. A backend may keep each filter alone, and lose it beside another one. */
import { flattened } from '../../core/contract/flattened.ts';
import { isFreeText } from '../../core/contract/freeText.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import { listIn } from '../../core/contract/openapi/paging.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload, Schema } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { isReadParameter } from '../../core/requests/asked.ts';
import { narrowed } from '../../core/requests/narrowed.ts';
import { Pool } from '../../core/requests/pool.ts';
import { SEARCH } from '../../core/requests/searching.ts';
import { isSort } from '../../core/requests/sorting.ts';
import { spanFilters } from '../../core/requests/spanFilters.ts';
import { filtersIn, type Filter } from '../checks/lists/filtered.ts';
import { filterMembers } from '../consistency/complete.ts';
import { searchedMembers } from '../consistency/watchers/searches.ts';
import { ask, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

/** Maximum number of pairs per list. */
const PAIRS = 6;
/** Maximum number of values of one parameter. */
const VALUES = 3;

/** Sends each filter alone. Then sends pairs, in which the check of filtered lists judges both. */
export async function combineFilters(probe: Probe, operation: Operation): Promise<void> {
  if (mayNotCombine(operation)) return;
  const whole = probe.requests.widest(operation);
  const list = await ask(probe, operation, whole, 'parent', TRIED);
  const items = (list && itemsOf(operation, list.exchange.verdict)) ?? [];
  if (items.length < 2) return;
  const asked = [...filtersBy(operation, whole, items), ...searchesFor(operation, whole, items)];
  // One parameter has nothing to be combined with.
  if (new Set(asked.map(({ name }) => name)).size < 2) return;
  const singles: Single[] = [];
  for (const { name, payload } of asked) {
    const sent = probe.requests.isSound(operation, payload)
      ? await ask(probe, operation, payload, 'parent', TRIED)
      : undefined;
    const shown = sent && itemsOf(operation, sent.exchange.verdict);
    if (shown) singles.push({ name, payload, items: shown, ...keptFilter(operation, payload, shown) });
  }
  for (const [one, other] of pairsOf(singles)) {
    const payload = { ...one.payload, ...other.payload };
    if (probe.requests.isSound(operation, payload)) await ask(probe, operation, payload, 'parent', TRIED);
  }
}

/** A list that was narrowed or sorted by one parameter. */
export interface Single {
  /** The parameter. */
  readonly name: string;
  readonly payload: Payload;
  readonly items: readonly Payload[];
  /** The filter, if every item keeps it. Undefined for a search, a span and a sort order. */
  readonly filter?: Filter;
}

/** Returns pairs in which a lost filter shows: the other parameter alone lists an item that the filter excludes. */
export function pairsOf(singles: readonly Single[]): (readonly [Single, Single])[] {
  const pairs = singles.flatMap((one, at) =>
    singles
      .slice(at + 1)
      .filter((other) => other.name !== one.name)
      .map((other) => ({
        pair: [one, other] as const,
        shows: [...lossOf(one, other), ...lossOf(other, one)],
      })),
  );
  const chosen: (readonly [Single, Single])[] = [];
  const seen = new Set<string>();
  const countOf = ({ shows }: { readonly shows: readonly string[] }): number =>
    shows.filter((each) => !seen.has(each)).length;
  // Each step takes the pair with the most losses that no chosen pair shows yet.
  while (chosen.length < PAIRS) {
    const [best] = pairs.toSorted((one, other) => countOf(other) - countOf(one));
    if (!best || countOf(best) === 0) break;
    chosen.push(best.pair);
    for (const each of best.shows) seen.add(each);
  }
  return chosen;
}

/** The loss of a filter beside another parameter, if an item would show it. */
const lossOf = ({ name, filter }: Single, other: Single): string[] =>
  filter && other.items.some((item) => filter.keeps(item[filter.member]) === false)
    ? [`${name} beside ${other.name}`]
    : [];

/** The filter of a request, if every item of the response keeps it. */
function keptFilter(
  operation: Operation,
  payload: Payload,
  items: readonly Payload[],
): { readonly filter?: Filter } {
  const names = filterMembers(operation, payload);
  const filters = filtersIn(operation, payload).filter(({ name }) => names.includes(name));
  const [filter] = filters;
  const keeps = filter && items.every((item) => filter.keeps(item[filter.member]) !== false);
  return filters.length === 1 && keeps ? { filter } : {};
}

interface Asked {
  readonly name: string;
  readonly payload: Payload;
}

/** Requests by one filter, span or sort order each. Leaves out other parameters, which may change what a filter means. */
function filtersBy(operation: Operation, whole: Payload, items: readonly Payload[]): Asked[] {
  const pool = new Pool();
  pool.learnFrom(operation, items);
  const spans = new Set(spanFilters(operation).map(({ name }) => name));
  const counts = new Map<string, number>();
  return narrowed(operation, whole, pool).flatMap((payload): Asked[] => {
    const [name = '', ...more] = filterMembers(operation, payload).filter((each) => !(each in whole));
    const count = (counts.get(name) ?? 0) + 1;
    const isKnown = isSort(name) || spans.has(name) || filtersIn(operation, payload).length > 0;
    if (more.length > 0 || count > VALUES || !isKnown) return [];
    counts.set(name, count);
    return [{ name, payload }];
  });
}

/** Searches for texts of the items: in the members that the contract names, else in any text. */
function searchesFor(operation: Operation, whole: Payload, items: readonly Payload[]): Asked[] {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const name = Object.keys(properties).find((each) => SEARCH.test(each) && isReadParameter(operation, each));
  if (name === undefined || name in whole) return [];
  const part = properties[name] ?? {};
  const { description = '', maxLength = Infinity } = valueOf(part, operation.schemas);
  const searched = searchedMembers(operation, `${part.description ?? ''}\n${description}`);
  const members = searched.length > 0 ? searched : textMembers(operation);
  const texts = items
    .flatMap((item) => members.map((member) => item[member]))
    .filter((value) => typeof value === 'string');
  const words = texts.map(wordOf).filter((word) => word !== '' && word.length <= maxLength);
  return [...new Set(words)].slice(0, VALUES).map((word) => ({ name, payload: { ...whole, [name]: word } }));
}

/** The longest word of a text, or the whole text if its words are short. */
function wordOf(value: string): string {
  const words = value.match(/[\p{L}\d]{3,}/gu) ?? [];
  return words.toSorted((one, other) => other.length - one.length)[0] ?? value.trim();
}

/** The members of an item with a text that a person writes. */
function textMembers({ schemas, ...operation }: Operation): string[] {
  const { properties = {} } = listIn(dataOf({ schemas, ...operation }), schemas)?.item ?? {};
  const isText = ({ format, pattern, ...schema }: Schema): boolean =>
    isFreeText(schema) && format === undefined && pattern === undefined;
  return Object.keys(properties).filter(
    (name) => !/(^|_)id$|Id$/.test(name) && isText(valueOf(properties[name] ?? {}, schemas)),
  );
}

/** `is ignored if q is given`, `takes precedence`, `only one of the filters`, `a ticket matches any of them` */
const APART =
  /\b(ignored|ignores|overrid\w*|precedence|mutually|either)\b|\b(only|at most|exactly) one\b|\b(cannot|not|never) be combined\b|\bmatch\w* (any|at least one)\b|\bcombined (with|by) or\b|\bnot (both|together)\b|忽略|优先|互斥|不能同时|任一|任意一个/i;
/** Parameters that say how filters are combined: `match=any`. */
const HOW = /^(match|mode|operator|op|logic\w*|combine\w*|conjunction|filter_?(mode|type|operator))$/i;

/** The contract may say that filters exclude each other, or that an item need not match all. */
function mayNotCombine(operation: Operation): boolean {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const texts = Object.values(properties).flatMap((part) => [
    part.description ?? '',
    valueOf(part, operation.schemas).description ?? '',
  ]);
  return (
    Object.keys(properties).some((name) => HOW.test(name)) ||
    [...sentencesOf(operation), ...texts].some((text) => APART.test(text))
  );
}
