/**
 * Compares lists of one operation. Every item of the whole list stands on one of its pages, in every sort order, and in each
 * matching filter. An item that changed meanwhile proves nothing, so the whole list must be read before the part and after it.
 */
import { isDeepStrictEqual } from 'node:util';
import { DAY_MS } from '../../core/base/timeUnits.ts';
import { flattened } from '../../core/contract/flattened.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { isReadParameter } from '../../core/requests/asked.ts';
import { limitOf } from '../../core/requests/limits.ts';
import { limitSaid } from '../../core/requests/limitSaid.ts';
import { askedPage } from '../../core/requests/paging.ts';
import { isSort } from '../../core/requests/sorting.ts';
import { spanFilters } from '../../core/requests/spanFilters.ts';
import { filtersIn } from '../checks/lists/filtered.ts';
import { memberFor } from '../checks/lists/in-span.ts';
import { isOfPart } from '../prose/partOfText.ts';

/** A response that lists resources. */
export interface Listed {
  readonly sent: Sent;
  readonly items: readonly Payload[];
  /** The ids of the items. */
  readonly names: readonly string[];
  /** False if the response is one page of several. */
  readonly whole: boolean;
}

/** An item of the whole list that a part of it should show, and does not. */
export interface Lack {
  readonly name: string;
  readonly item: Payload;
  /** The part that lacks the item: pages, sort order or filter. */
  readonly where: string;
  readonly by: Sent;
}

/** The response is the whole list: no page, and no parameter filters or sorts it. */
export const isCompleteList = ({ whole, sent: { case: one } }: Listed): boolean =>
  whole && filterMembers(one.operation, one.ask.payload).length === 0;

/** Parameters that filter or sort the list. */
export function filterMembers(operation: Operation, payload: Payload): string[] {
  const { paging, cursor, places = {} } = operation;
  const { required = [] } = flattened(operation.request, operation.schemas);
  const pages = [paging?.ask.page, paging?.ask.size, cursor?.ask, cursor?.size];
  // Without a path of its own, a list is located by a required member of the body: `shelfId` in `POST /listBooks`.
  const isWhere = (name: string): boolean => !places[name] && required.includes(name);
  return Object.keys(payload).filter(
    (name) => isReadParameter(operation, name) && !isWhere(name) && !pages.includes(name),
  );
}

/** Path without the query, with the required members of the body. Two requests with the same one ask for the same list. */
export const requestedPath = ({ case: { operation, ask }, wire }: Sent): string => {
  const { required = [] } = flattened(operation.request, operation.schemas);
  const named = required.filter((name) => !operation.places?.[name]).map((name) => ask.payload[name]);
  return `${wire.path.split('?', 1)[0]} ${JSON.stringify(named)}`;
};

/** Returns the first item that a sorted or filtered list lacks, if that list has no pages. No write came between them. */
export function missingItems(whole: Listed, { sent, names, whole: isWhole }: Listed): Lack[] {
  const { operation, ask } = sent.case;
  const asked = filterMembers(operation, ask.payload);
  if (!isWhole || asked.length === 0) return [];
  const missing = (wanted: (item: Payload) => boolean, where: string): Lack[] => {
    const index = whole.items.findIndex((item, at) => wanted(item) && !names.includes(whole.names[at] ?? ''));
    const [name, item] = [whole.names[index], whole.items[index]];
    return name === undefined || !item ? [] : [{ name, item, where, by: sent }];
  };
  if (asked.every(isSort))
    return missing(() => true, `in the order of ${asked.map((each) => String(ask.payload[each])).join(' ')}`);
  const wanted = asked.map((name) => wantedBy(operation, ask.payload, name));
  // A filter of uncertain meaning may exclude any item.
  if (!wanted.every((each) => each !== undefined)) return [];
  const where = asked.map((name) => `${name} ${String(ask.payload[name])}`).join(' and ');
  return missing((item) => wanted.every((each) => each(item)), `where ${where} is asked for`);
}

/** Returns the filter of a parameter; undefined if its meaning is uncertain. */
function wantedBy(
  operation: Operation,
  payload: Payload,
  name: string,
): ((item: Payload) => boolean) | undefined {
  if (isSort(name)) return () => true;
  const span = keptBySpan(operation, payload, name);
  if (span) return span;
  const filter = filtersIn(operation, payload).find((each) => each.name === name);
  if (!filter) return undefined;
  const { member, asked: value, keeps } = filter;
  // A parameter of another name than its member, such as `maxPrice` of `price`, may exclude its own value.
  const mayExcludeLimit = member !== name && !isIncluded(operation, name);
  const description = descriptionOf(operation, name);
  const isExact = EXACT.test(description);
  // `donor_id=d1` need not keep `d10`.
  const isWhole = typeof payload[name] === 'string' && !isOfPart(description);
  return (item) => {
    const shown = String(item[member]);
    const isOther = isExact ? shown !== value : shown.toLowerCase() !== value.toLowerCase();
    const isTextOnly = typeof item[member] === 'string' && isWhole;
    return (
      keeps(item[member]) === true &&
      !(mayExcludeLimit && shown === value) &&
      !((isExact || isTextOnly) && isOther)
    );
  };
}

/** The filter matches only the same text, letter by letter. */
const EXACT = /\bexact|case[- ]sensitive|upper and lower case|区分大小写|精确/i;

const descriptionOf = ({ request, schemas }: Operation, name: string): string =>
  flattened(flattened(request, schemas).properties?.[name] ?? {}, schemas).description ?? '';

/**
 * Returns the filter of a limit such as `created_from` or `before`; undefined if it is uncertain which items it keeps.
 *
 * A limit that is a time needs a contract that says whether the limit is included. So does a first day, unless its name has
 * `from`: `after=2026-01-31` may start on the day after.
 */
function keptBySpan(
  operation: Operation,
  payload: Payload,
  name: string,
): ((item: Payload) => boolean) | undefined {
  const filter = spanFilters(operation).find((each) => each.name === name);
  const asked = String(payload[name]);
  if (!filter || filter.as === 'only' || filter.said === 'unclear') return undefined;
  // The contract says whether the limit itself is included.
  const isSaid = filter.said !== undefined;
  const isDay = DAY.test(asked);
  const isFrom = filter.as === 'first';
  const isCertain = isDay ? isSaid || !isFrom || /^from|from$/i.test(name) : isSaid && MOMENT.test(asked);
  if (!isCertain) return undefined;
  return (item) => {
    const member = memberFor(item, filter);
    // `2026-01-31 10:00`, without a zone, counts as its date.
    const shown = member === undefined ? '' : String(item[member]).replace(/ \d\d:\d\d(:\d\d)?$/, '');
    if (!(isDay ? DAY : MOMENT).test(shown)) return false;
    const after = Date.parse(shown) - Date.parse(asked);
    if (after === 0) return filter.said === 'included' || (isFrom && !isSaid);
    // If the contract does not say whether a last day is included, only items at least two days before it are certainly wanted.
    return isFrom ? after > 0 : after <= (isSaid ? 0 : -2 * DAY_MS);
  };
}

/** A full timestamp with fractions. Without them, `10:00:00` may stand for a time after a limit of `10:00:00.5`. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+(Z|[+-]\d\d:\d\d)$/i;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** `minPrice` includes its own value, unless the description says `more than`. */
function isIncluded(operation: Operation, name: string): boolean {
  const text = descriptionOf(operation, name);
  const isStrict = /than|above|below|over|under|greater|超过|大于|小于/i.test(text);
  return limitOf(name) !== undefined && !isStrict && (limitSaid(text) ?? 'included') === 'included';
}

/**
 * Checks pages of one size that cover the whole list: together they hold every item. Returns the first missing item of each size.
 *
 * @param parts pages read while the list was unchanged
 */
export function lackOfPages(whole: Listed, parts: readonly Listed[]): Lack[] {
  const paged = parts.flatMap((part) => {
    const { operation, ask } = part.sent.case;
    const page = askedPage(operation, ask.payload);
    return page && filterMembers(operation, ask.payload).length === 0 ? [{ ...page, part }] : [];
  });
  const sizes = [...new Set(paged.map(({ size }) => size))];
  return sizes.flatMap((size) => {
    const sameSize = paged.filter((each) => each.size === size);
    const wanted = Array.from({ length: Math.ceil(whole.names.length / size) }, (_, index) => index + 1);
    const last = sameSize.at(-1);
    if (!last || !wanted.every((page) => sameSize.some((each) => each.page === page))) return [];
    const onPages = new Set(sameSize.flatMap(({ part }) => part.names));
    const index = whole.names.findIndex((each) => !onPages.has(each));
    const [name, item] = [whole.names[index], whole.items[index]];
    const where = `on any page of ${size}`;
    return name === undefined || !item ? [] : [{ name, item, where, by: last.part.sent }];
  });
}

/** Returns whether two whole lists show the same resources in the same state and order. */
export const isSame = (one: Listed, other: Listed): boolean => isDeepStrictEqual(one.items, other.items);
