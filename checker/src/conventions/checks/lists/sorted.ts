import type { Payload } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { none, one } from '../../../core/judging/check.ts';
import { sortingOf } from '../../../core/requests/sorting.ts';
import { itemsOf } from '../../../core/judging/items.ts';

/** A list asked for in the order of a member is in that order, by whatever rule texts are compared: the way that is said, else any. */
export const sorted: Check = {
  id: 'sorted',
  title: 'a list is in the order that was asked for',
  judge: ({ operation, payload, verdict }) => {
    const asked = operation.answers ? sortingOf(payload) : undefined;
    const items = asked ? itemsOf(operation, verdict) : undefined;
    if (!asked || !items || items.length < (asked.way ? 2 : 3)) return none;
    const member = memberOf(items, asked.member);
    const values = items.map((item) => item[member]);
    const comparable =
      values.every((value) => typeof value === 'number') ||
      values.every((value) => typeof value === 'string');
    const orders = typeof values[0] === 'number' ? [plain] : values.every(isMoney) ? [numeric] : ORDERS;
    if (!comparable || orders.some((order) => isInOrder(values as (string | number)[], order, asked.way)))
      return none;
    const way = asked.way === undefined ? '' : ` (${asked.way})`;
    return one(`the list is not in the order of ${asked.member}${way}: ${values.slice(0, 6).join(', ')}`, {
      pointer: `sort ${asked.member}`,
    });
  },
};

/** `sort=created` goes by `createdAt`, `sort=price` by `priceCents`. */
function memberOf(items: readonly Payload[], name: string): string {
  const names = Object.keys(items[0] ?? {});
  const longer = names.filter((each) => each.startsWith(name) && UNITS.test(each.slice(name.length)));
  return names.includes(name) || longer.length !== 1 ? name : (longer[0] ?? name);
}

const UNITS = /^_?(at|on|date|time|cents|amount|value|eur|usd|cny|fen|minutes|kg|grams)$/i;

/** `12.50` is less than `9.00` for letters alone. */
const isMoney = (value: unknown): boolean => typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value);

type Order = (one: string | number, other: string | number) => number;

const plain: Order = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
const numeric: Order = (one, other) => Number(one) - Number(other);
const ORDERS: readonly Order[] = [
  plain,
  (one, other) => plain(String(one).toLowerCase(), String(other).toLowerCase()),
  (one, other) => String(one).localeCompare(String(other)),
  (one, other) => String(one).localeCompare(String(other), 'zh'),
  (one, other) => String(one).localeCompare(String(other), undefined, { numeric: true }),
];

function isInOrder(values: readonly (string | number)[], order: Order, way?: 'up' | 'down'): boolean {
  const steps = values.slice(1).map((value, index) => order(values[index]!, value));
  const falls = way !== 'up' && steps.every((step) => step >= 0);
  return falls || (way !== 'down' && steps.every((step) => step <= 0));
}
