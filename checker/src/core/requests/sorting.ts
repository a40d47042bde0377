/** Finds the members that sort a list. */
import { flattened } from '../contract/flattened.ts';
import type { Operation, Payload } from '../contract/types.ts';
import { SEARCH } from './searching.ts';

/** Names of members that give the sorted member: `sort`, `orderBy`, `sort_field`. */
export const SORT = /^\$?(sort|sort_?by|order_?by(_?column)?|sort_?(field|column|key)|ordering)$/i;
/** Names of members that give the direction of sorting beside the member. */
export const DIRECTION =
  /^(order|direction|dir|(sort|order)_?(dir|direction|order)|(is_?)?(asc|desc)(ending)?)$/i;

/** Returns whether a parameter sorts a list. */
export const isSort = (name: string): boolean => SORT.test(name) || DIRECTION.test(name);

/** Returns whether a request chooses the order of its list: it sorts, or it searches, which may order by relevance. */
export const choosesOrder = (payload: Payload): boolean =>
  Object.keys(payload).some((name) => isSort(name) || SEARCH.test(name));

/** Values of `order` that are a direction: `desc`, `-1`; not `description`, a member. Only asc and desc tell which one, see `upOrDown`. */
const IS_DIRECTION = /^(asc(ending)?|desc(ending)?)(?![a-z])|^(true|false|up|down|-?1)$/i;

/** A requested sort order. */
export interface Sorting {
  readonly member: string;
  readonly direction?: 'up' | 'down';
}

/** Returns the requested sort order; undefined for a request without one. */
export function sortingOf(payload: Payload): Sorting | undefined {
  const name =
    Object.keys(payload).find((each) => SORT.test(each)) ??
    // `order=-amount` names the sorted member, `order=desc` only the direction.
    Object.keys(payload).find((each) => /^order$/i.test(each) && !IS_DIRECTION.test(String(payload[each])));
  if (name === undefined) return undefined;
  // `-amount`, `amount`, `amount desc`, `amount,desc`, `amount:desc` and `amount_desc`.
  const [, sign = '', member = '', , direction] =
    /^([-+]?)(\w+?)([ ,:]|_(?=(?:asc|desc)$)|$)(asc|desc)?/i.exec(String(payload[name])) ?? [];
  const beside = Object.keys(payload).find((each) => DIRECTION.test(each) && each !== name);
  const directionBeside = beside === undefined ? sign : directionOf(beside, payload[beside]);
  const found = upOrDown(direction ?? directionBeside);
  return { member, ...(found && { direction: found }) };
}

/** Returns the direction in a separate parameter. `asc=false` means descending. */
function directionOf(name: string, value: unknown): string {
  if (!/^(true|false)$/.test(String(value))) return String(value);
  return /asc/i.test(name) === (String(value) === 'true') ? 'asc' : 'desc';
}

/** Returns the direction of a sign or word; undefined for any other, such as `up` or `1`. */
function upOrDown(text: string): 'up' | 'down' | undefined {
  if (/^(-|desc(ending)?)$/i.test(text)) return 'down';
  return /^(\+|asc(ending)?)$/i.test(text) ? 'up' : undefined;
}

/** Maximum number of members to sort by, to spare the backend. */
const MOST_MEMBERS = 3;

/**
 * Returns pairs of requests that sort a list by a shown member, ascending and descending. Only for contracts that give the notation but
 * not the members: `price,desc`, as in Spring.
 */
export function ordersBy(
  operation: Operation,
  base: Payload,
  items: readonly Payload[],
): [Payload, Payload][] {
  const { request, schemas, paging } = operation;
  const { properties = {} } = flattened(request, schemas);
  const name = Object.keys(properties).find((each) => /^sort$/i.test(each));
  if (name === undefined) return [];
  const schema = flattened(properties[name] ?? {}, schemas);
  const value = flattened(schema.items ?? schema, schemas);
  const namesMembers = value.enum !== undefined || value.pattern !== undefined;
  if (namesMembers) return [];
  const notations = [schema, value].flatMap(({ description = '', example, default: usual }) => [
    description,
    example,
    usual,
  ]);
  // `price,desc`, `name,(asc|desc)`
  const isNotationKnown = notations.flat().some((text) => /\w,\(?(asc|desc)\b/i.test(String(text)));
  // Spring's `Pageable`: a list of sort keys beside pages from 0.
  const isOfSpring = schema.items !== undefined && paging?.fromZero === true;
  if (!isNotationKnown && !isOfSpring) return [];
  // Numbers first: texts have several right orders, so their order proves less.
  const rank = (member: string): number =>
    typeof items[0]?.[member] === 'number' && !/id$/i.test(member) ? 0 : 1;
  const members = Object.keys(items[0] ?? {})
    .filter((each) => areComparable(items.map((item) => item[each])))
    .toSorted((one, other) => rank(one) - rank(other));
  const asked = (member: string, direction: 'asc' | 'desc'): Payload => ({
    ...base,
    [name]: schema.items ? [`${member},${direction}`] : `${member},${direction}`,
  });
  return members.slice(0, MOST_MEMBERS).map((member) => [asked(member, 'asc'), asked(member, 'desc')]);
}

/** Returns whether numbers or texts differ at all, so that their order can be judged. */
const areComparable = (values: readonly unknown[]): boolean =>
  new Set(values).size > 1 &&
  (values.every((value) => typeof value === 'number') || values.every((value) => typeof value === 'string'));
