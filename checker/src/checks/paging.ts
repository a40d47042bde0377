import { askedPage, numberIn } from '../requests/paging.ts';
import type { Check, Complaint } from './check.ts';
import { isObject, memberOf } from '../object.ts';

/** A page is the one that was asked for, not longer, and the total counts all pages. */
export const paging: Check = {
  id: 'paging',
  title: 'a page is the one that was asked for, and its total counts every page',
  judge: ({ operation, payload, verdict }) => {
    const { paging: { show } = {} } = operation;
    const asked = askedPage(operation, payload);
    const { data } = verdict;
    if (!show || !asked || !verdict.success || !(isObject(data) || Array.isArray(data))) return [];
    const list = listOf(data, show.list);
    const total = numberIn(data, show.total);
    const before = (asked.page - 1) * asked.size;
    return [
      ...wrong(numberIn(data, show.page), asked.page, 'page'),
      ...(Array.isArray(data) ? [] : wrong(numberIn(data, show.size), asked.size, 'page size')),
      ...(list && list.length > asked.size
        ? [{ message: `${list.length} items on a page of ${asked.size}`, pointer: 'length' }]
        : []),
      ...(list && total !== undefined && list.length > 0 && !fits(total, before, list.length, asked.size)
        ? [
            {
              message: `total is ${total} with ${list.length} items on page ${asked.page} of size ${asked.size}`,
              pointer: show.total,
            },
          ]
        : []),
    ];
  },
};

/** The items of a page: of the member that holds them, or the whole data. */
export function listOf(data: unknown, name: string): readonly unknown[] | undefined {
  const list = Array.isArray(data) || name === '' ? data : memberOf(data, name);
  return Array.isArray(list) ? list : undefined;
}

/** A page that is not full is the last one. */
const fits = (total: number, before: number, length: number, size: number): boolean =>
  length < size ? total === before + length : total >= before + length;

const wrong = (said: number | undefined, asked: number, what: string): Complaint[] =>
  said === undefined || said === asked
    ? []
    : [{ message: `${what} ${said} came, ${asked} was asked for`, pointer: what }];
