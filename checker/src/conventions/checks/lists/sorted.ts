import { indexOfName, isNamedIn } from '../../../core/base/words.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import { listIn } from '../../../core/contract/openapi/paging.ts';
import type { Operation, Payload } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { none, one } from '../../../core/judging/check.ts';
import { itemsOf } from '../../../core/judging/items.ts';
import { choosesOrder, isSort, SORT, sortingOf } from '../../../core/requests/sorting.ts';
import { isInWay, plain, type Order } from './inWay.ts';

/**
 * A list sorted by a member is in that order. Texts may have any usual order (ORDERS) that the contract does not exclude. Without a
 * requested direction, both directions are right.
 */
export const sorted: Check = {
  id: 'sorted',
  title: 'a list has the requested order',
  judge: ({ operation, payload, verdict }) => {
    const asked = operation.answers ? sortingOf(withSort(operation, payload)) : undefined;
    const items = asked ? itemsOf(operation, verdict) : undefined;
    // Two items are always in one of the two directions.
    if (!asked || !items || items.length < (asked.direction ? 2 : 3)) return none;
    const member = memberOf(items, asked.member);
    const values = items.map((item) => item[member]);
    const areNumbers = values.every((value) => typeof value === 'number');
    const areTexts = values.every((value) => typeof value === 'string');
    if (!areNumbers && !areTexts) return none;
    const textOrders = values.every(isMoney) ? [numeric] : ordersOf(operation, member);
    const orders = areNumbers ? [plain] : textOrders;
    if (orders.some((order) => isInWay(values, asked.direction, order))) return none;
    const way = asked.direction === undefined ? '' : ` (${asked.direction})`;
    return one(`the list is not in the order of ${asked.member}${way}: ${values.slice(0, 6).join(', ')}`, {
      pointer: `sort ${asked.member}`,
    });
  },
};

/** A list that is not sorted by the request has the order of the contract's default. */
function withSort(operation: Operation, payload: Payload): Payload {
  const { effect, request, schemas } = operation;
  if (effect !== 'read' || choosesOrder(payload)) return payload;
  const usual = Object.entries(flattened(request, schemas).properties ?? {}).flatMap(([name, part]) => {
    const { default: value } = flattened(part, schemas);
    return isSort(name) && typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { ...payload, ...Object.fromEntries(usual) };
}

/** The member for a sort key: `sort=created` uses `createdAt`, `sort=price` uses `priceCents`. */
function memberOf(items: readonly Payload[], name: string): string {
  const names = Object.keys(items[0] ?? {});
  const longer = names.filter((each) => each.startsWith(name) && UNITS.test(each.slice(name.length)));
  return names.includes(name) || longer.length !== 1 ? name : (longer[0] ?? name);
}

/** Ends of a member's name after the sort key. */
const UNITS = /^_?(at|on|date|time|cents|amount|value|eur|usd|cny|fen|minutes|kg|grams)$/i;

/** An amount as text: `12.50` sorts before `9.00` only as text. Not `1.9`, which may be a version. */
const isMoney = (value: unknown): boolean => typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value);

const numeric: Order = (one, other) => Number(one) - Number(other);
/** The usual orders of texts: by character code, without case, in a language, in Chinese, and with numbers by value. */
const ORDERS: readonly Order[] = [
  plain,
  (one, other) => plain(String(one).toLowerCase(), String(other).toLowerCase()),
  (one, other) => String(one).localeCompare(String(other)),
  (one, other) => String(one).localeCompare(String(other), 'zh'),
  (one, other) => String(one).localeCompare(String(other), undefined, { numeric: true }),
];

/** Returns the possible orders of a member's texts, from the description of the parameter. */
function ordersOf(operation: Operation, member: string): readonly Order[] {
  const { request, schemas } = operation;
  const said = Object.entries(flattened(request, schemas).properties ?? {})
    .filter(([name]) => SORT.test(name))
    .map(([, part]) => `${part.description ?? ''} ${flattened(part, schemas).description ?? ''}`)
    .join(' ');
  const own = ranks(valuesOf(operation, member), said);
  // A stated rank, such as `low, normal, high`, makes the alphabet wrong.
  if (own.length > 1) return own;
  return [...(IS_WITHOUT_CASE.test(said) ? ORDERS.slice(1) : ORDERS), ...own];
}

const IS_WITHOUT_CASE =
  /\b(without|regardless of|irrespective of|ignor\w+|whatever)( the)?( letter)? case\b|\bcase[- ]?insensitiv|\bnot case[- ]?sensitiv|\bcase (does not matter|is ignored)\b|\bupper[- ]?(case)?,? (and|or) lower[- ]?case\b|不区分大小写|忽略大小写|大小写(不敏感|无关)/i;

/** The enum values of a member, in the order of the contract. */
function valuesOf(operation: Operation, member: string): string[] {
  const { schemas } = operation;
  const item = listIn(dataOf(operation), schemas)?.item;
  return (flattened(item?.properties?.[member] ?? {}, schemas).enum ?? []).map(String);
}

/** Orders for an enum such as `low, normal, high`: that of the contract's values, and that of a sentence which names them all. */
function ranks(values: readonly string[], said: string): Order[] {
  if (values.length === 0) return [];
  const by =
    (all: readonly string[]): Order =>
    (one, other) =>
      all.indexOf(String(one)) - all.indexOf(String(other));
  const isSaid = values.length > 1 && values.every((value) => isNamedIn(said, value));
  const inWords = values.toSorted((one, other) => indexOfName(said, one) - indexOfName(said, other));
  return isSaid ? [by(values), by(inWords)] : [by(values)];
}
