/** In which order a list is asked for. */
import type { Payload } from '../contract/types.ts';

export const SORT = /^(sort|sort_?by|order_?by|sort_?field|ordering)$/i;
/** Where the way is asked for beside the member. */
export const DIRECTION =
  /^(order|direction|dir|(sort|order)_?(dir|direction|order)|(is_?)?(asc|desc)(ending)?)$/i;

const WAY = /^(asc|desc|true|false|up|down|-?1)/i;

export interface Sorting {
  readonly member: string;
  readonly way?: 'up' | 'down';
}

/** @returns undefined for a request that asks for no order */
export function sortingOf(payload: Payload): Sorting | undefined {
  const name =
    Object.keys(payload).find((each) => SORT.test(each)) ??
    // `order=-amount` names what it goes by, `order=desc` the way alone.
    Object.keys(payload).find((each) => /^order$/i.test(each) && !WAY.test(String(payload[each])));
  if (name === undefined) return undefined;
  const [, sign = '', member = '', , said] =
    /^([-+]?)(\w+?)([ ,:]|_(?=(?:asc|desc)$)|$)(asc|desc)?/i.exec(String(payload[name])) ?? [];
  const beside = Object.keys(payload).find((each) => DIRECTION.test(each) && each !== name);
  const way = wayOf(said ?? (beside === undefined ? sign : sayingOf(beside, payload[beside])));
  return { member, ...(way && { way }) };
}

/** `asc=false` means downwards. */
function sayingOf(name: string, value: unknown): string {
  if (!/^(true|false)$/.test(String(value))) return String(value);
  return /asc/i.test(name) === (String(value) === 'true') ? 'asc' : 'desc';
}

function wayOf(text: string): 'up' | 'down' | undefined {
  if (/^(-|desc(ending)?)$/i.test(text)) return 'down';
  return /^(\+|asc(ending)?)$/i.test(text) ? 'up' : undefined;
}
