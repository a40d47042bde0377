/** Lists in responses. */
import { isObject, memberOf } from '../base/object.ts';
import type { Verdict } from '../contract/envelope.ts';
import { BESIDE } from '../contract/openapi/paging.ts';
import { plainValue } from '../contract/resource.ts';
import type { Operation, Payload } from '../contract/types.ts';
import { resourceOf } from './resource.ts';

/** Returns the items of the list in a response. @returns undefined if the response failed or has no list */
export function itemsOf(operation: Operation, { success, data }: Verdict): Payload[] | undefined {
  if (!success) return undefined;
  const held = resourceOf(operation, data);
  // A list may be an object with the ids as names (`keys`).
  const map = operation.roles?.find(({ resource, does }) => resource.keys && does === 'list');
  if (map && isObject(held)) return Object.keys(held).map((name) => ({ [map.resource.member]: name }));
  const list = listOf(held, operation.paging?.show.list ?? '') ?? onlyList(held);
  return list?.map(plainValue).filter(isObject);
}

/** Returns the list of a page: the member of that name, or the whole data. */
export function listOf(data: unknown, name: string): readonly unknown[] | undefined {
  const list = Array.isArray(data) || name === '' ? data : memberOf(data, name);
  return Array.isArray(list) ? list : undefined;
}

/** Returns the only list among the members. */
function onlyList(data: unknown): readonly unknown[] | undefined {
  // `included`, `errors` and `warnings` stand beside the list of the data.
  const members = isObject(data) ? Object.entries(data).filter(([name]) => !BESIDE.test(name)) : [];
  const lists: unknown[] = members.map(([, value]) => value).filter((each) => Array.isArray(each));
  return lists.length === 1 && Array.isArray(lists[0]) ? lists[0] : undefined;
}
