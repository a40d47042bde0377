/** The items of an answer that is a list, or holds just one. */
import type { Verdict } from '../contract/envelope.ts';
import type { Operation, Payload } from '../contract/types.ts';
import { isObject } from '../object.ts';
import { listOf } from './paging.ts';

/** @returns undefined for an answer that is no list */
export function itemsOf({ paging }: Operation, { success, data }: Verdict): Payload[] | undefined {
  if (!success) return undefined;
  const list = listOf(data, paging?.show.list ?? '') ?? onlyList(data);
  return list?.filter(isObject);
}

function onlyList(data: unknown): readonly unknown[] | undefined {
  const lists: unknown[] = isObject(data) ? Object.values(data).filter((each) => Array.isArray(each)) : [];
  return lists.length === 1 && Array.isArray(lists[0]) ? lists[0] : undefined;
}
