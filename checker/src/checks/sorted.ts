import type { Check } from './check.ts';
import { none, one } from './check.ts';
import { itemsOf } from './items.ts';

const SORT = /^(sort|sort_?by|order_?by|sort_?field)$/i;

/** A list asked for in the order of a member is in that order: upwards or downwards, by whatever rule texts are compared. */
export const sorted: Check = {
  id: 'sorted',
  title: 'a list is in the order that was asked for',
  judge: ({ operation, payload, verdict }) => {
    const name = Object.keys(payload).find((each) => SORT.test(each));
    const items = operation.answers && name !== undefined ? itemsOf(operation, verdict) : undefined;
    if (!items || name === undefined || items.length < 3) return none;
    const by = /^[-+]?(\w+)/.exec(String(payload[name]))?.[1] ?? '';
    const values = items.map((item) => item[by]);
    const comparable =
      values.every((value) => typeof value === 'number') ||
      values.every((value) => typeof value === 'string');
    if (!comparable || ORDERS.some((order) => isInOrder(values as (string | number)[], order))) return none;
    return one(`the list is not in the order of ${by}: ${values.slice(0, 6).join(', ')}`, {
      pointer: `sort ${by}`,
    });
  },
};

type Order = (one: string | number, other: string | number) => number;

const plain: Order = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
const ORDERS: readonly Order[] = [
  plain,
  (one, other) => plain(String(one).toLowerCase(), String(other).toLowerCase()),
  (one, other) => String(one).localeCompare(String(other)),
  (one, other) => String(one).localeCompare(String(other), 'zh'),
  (one, other) => String(one).localeCompare(String(other), undefined, { numeric: true }),
];

function isInOrder(values: readonly (string | number)[], order: Order): boolean {
  const steps = values.slice(1).map((value, index) => order(values[index]!, value));
  return steps.every((step) => step <= 0) || steps.every((step) => step >= 0);
}
