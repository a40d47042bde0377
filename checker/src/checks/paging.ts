import type { Payload } from '../contract/types.ts';
import { askedPage, first, PAGE, SIZE } from '../requests/paging.ts';
import type { Check, Complaint } from './check.ts';
import { isObject } from '../object.ts';

/** A page is the one that was asked for, not longer, and the total counts all pages. */
export const paging: Check = {
  id: 'paging',
  title: 'a page is the one that was asked for, and its total counts every page',
  judge: ({ payload, verdict }) => {
    const asked = askedPage(payload);
    if (!asked || !verdict.success || !isObject(verdict.data)) return [];
    const { data } = verdict;
    const list = listOf(data);
    const total = first(data, ['total']);
    const before = (asked.page - 1) * asked.size;
    return [
      ...wrong(first(data, PAGE), asked.page, 'page'),
      ...(Array.isArray(data) ? [] : wrong(first(data, SIZE), asked.size, 'page size')),
      ...(list && list.length > asked.size
        ? [{ message: `${list.length} items on a page of ${asked.size}`, pointer: 'length' }]
        : []),
      ...(list && total !== undefined && list.length > 0 && !fits(total, before, list.length, asked.size)
        ? [
            {
              message: `total is ${total} with ${list.length} items on page ${asked.page} of size ${asked.size}`,
              pointer: 'total',
            },
          ]
        : []),
    ];
  },
};

function listOf(data: Payload): readonly unknown[] | undefined {
  if (Array.isArray(data)) return data;
  return Array.isArray(data['list']) ? data['list'] : undefined;
}

/** A page that is not full is the last one. */
const fits = (total: number, before: number, length: number, size: number): boolean =>
  length < size ? total === before + length : total >= before + length;

const wrong = (said: number | undefined, asked: number, what: string): Complaint[] =>
  said === undefined || said === asked
    ? []
    : [{ message: `${what} ${said} came, ${asked} was asked for`, pointer: what }];
