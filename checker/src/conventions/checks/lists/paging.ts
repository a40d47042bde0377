import { isObject } from '../../../core/base/object.ts';
import type { Cursor, Operation, Paging, Payload } from '../../../core/contract/types.ts';
import type { Check, Complaint, Exchange } from '../../../core/judging/check.ts';
import { itemsOf, listOf } from '../../../core/judging/items.ts';
import { resourceOf } from '../../../core/judging/resource.ts';
import { isReadParameter } from '../../../core/requests/asked.ts';
import { askedPage, numberIn, partOf } from '../../../core/requests/paging.ts';
import { withDefaults } from '../../../core/requests/wholeList.ts';

/**
 * A page has the requested number and is not too long. Its total counts all pages, and what it says about itself and about more pages
 * fits the total: `total_pages`, `has_more`, `last`, `next`, a `Link` header.
 */
export const paging: Check = {
  id: 'paging',
  title: 'a page is the requested one, and its total counts all pages',
  judge: ({ operation, payload: given, verdict, got, rules }) => {
    // A backend may replace a page number out of range.
    if (operation.answers && rules.validators.request(operation, given).length > 0) return [];
    const payload = operation.answers ? withDefaults(operation, given) : given;
    const { show, fromZero } = operation.paging ?? {};
    // A list without page numbers: a whole list, or one with a cursor.
    if (!operation.paging) {
      const items = itemsOf(operation, verdict);
      return [
        ...tooLong(items, numberIn(payload, operation.cursor?.size ?? '')),
        ...(items ? byHeaders(operation, payload, got, items.length) : []),
        ...(items ? totalOf(operation, payload, resourceOf(operation, verdict.data), items.length) : []),
      ];
    }
    const asked = askedPage(operation, payload);
    const data = resourceOf(operation, verdict.data);
    if (!show || !asked || !verdict.success || !(isObject(data) || Array.isArray(data))) return [];
    const list = listOf(data, show.list);
    const total = numberIn(data, show.total) ?? headerTotal(operation, got);
    const said = numberIn(data, show.size);
    return [
      ...wrong(numberIn(data, show.page), fromZero ? asked.page - 1 : asked.page, 'page'),
      // Some backends return the actual length as the page size.
      ...(Array.isArray(data) || said === list?.length ? [] : wrong(said, asked.size, 'page size')),
      ...tooLong(list, asked.size),
      ...(total === undefined ? [] : besideTotal({ operation, got, data, asked, list, total })),
      ...(list ? ofThisPage(data, show, asked.page, list.length) : []),
    ];
  },
};

/** A page with a total. */
interface TotalPage {
  readonly operation: Operation;
  readonly got: Exchange['got'];
  readonly data: unknown;
  readonly asked: { readonly page: number; readonly size: number };
  /** The items of the page, if the response has a list. */
  readonly list: readonly unknown[] | undefined;
  readonly total: number;
}

/**
 * Compares the total with the page itself, with the number of pages, and with each sign that more pages follow. `moreFollow` is what
 * the total says; `goesOn` is what such a sign says.
 */
function besideTotal({ operation, got, data, asked, list, total }: TotalPage): Complaint[] {
  const { show } = operation.paging ?? {};
  if (!show) return [];
  const pages = pagesIn(numberIn(data, show.pages ?? ''), total, asked.size);
  if (!list) return pages;
  const { length } = list;
  const before = (asked.page - 1) * asked.size;
  const moreFollow = before + length < total;
  const message = `total is ${total} with ${length} items on page ${asked.page} of size ${asked.size}`;
  return [
    ...(fits(total, before, length, asked.size) ? [] : [{ message, pointer: show.total }]),
    ...pages,
    ...moreIn(data, show, moreFollow, total),
    ...nextIn(data, moreFollow, total, length),
    ...linkIn(operation, got, moreFollow, total, length),
  ];
}

/** A bare list with a cursor has its total in one header and its next link in another (RFC 8288). */
function byHeaders(
  operation: Operation,
  payload: Payload,
  got: Exchange['got'],
  length: number,
): Complaint[] {
  const { cursor, answers = {} } = operation;
  const total = headerTotal(operation, got);
  const isLinked = answers[got.status]?.headers.some(({ name }) => /^link$/i.test(name));
  const isFirst = cursor?.ask !== undefined && payload[cursor.ask] === undefined;
  if (total === undefined || !isLinked || !isFirst) return [];
  const goesOn = /\brel="?next\b/.test(got.headers?.['link'] ?? '');
  if (goesOn ? total > length : total === length) return [];
  return [
    {
      message: `the total in the header is ${total} with ${length} items and ${goesOn ? 'a' : 'no'} next link`,
      pointer: 'total',
    },
  ];
}

/** The total is at least the number of listed items: larger if the response says that more follow, equal if the list is whole. */
function totalOf(operation: Operation, payload: Payload, data: unknown, length: number): Complaint[] {
  const { total: place = '', cursor } = operation;
  const total = numberIn(data, place);
  if (total === undefined) return [];
  const goesOn = cursor && goesOnIn(cursor, data);
  // The request has a filter or a cursor.
  const isPart = Object.keys(payload).some(
    (name) => name !== cursor?.size && isReadParameter(operation, name) && payload[name] !== undefined,
  );
  const isCount = !cursor && /count$/i.test(place);
  // Whole: the request has no filter or cursor; and either the list has no cursor and its total is named a count, or the response
  // says that nothing follows.
  const isWholeList = !isPart && (isCount || goesOn === false);
  const fitsPart = goesOn ? total > length : total >= length;
  if (isWholeList ? total === length : fitsPart) return [];
  return [{ message: `total is ${total} with ${length} items${moreInWords(goesOn)}`, pointer: place }];
}

const moreInWords = (goesOn: boolean | undefined): string => {
  if (goesOn === undefined) return '';
  return goesOn ? ', and more to come' : ', and no more to come';
};

/** Returns undefined if the response does not say whether more items follow. */
function goesOnIn({ next, more }: Cursor, data: unknown): boolean | undefined {
  const said = partOf(data, more ?? '');
  if (typeof said === 'boolean') return said;
  const held = partOf(data, next ?? '');
  if (next === undefined) return undefined;
  return held !== undefined && held !== null && held !== '';
}

const tooLong = (list: readonly unknown[] | undefined, size: number | undefined): Complaint[] =>
  // Page size 0 stands for the default size (AIP-158).
  list && size !== undefined && size > 0 && list.length > size
    ? [{ message: `${list.length} items on a page of ${size}`, pointer: 'length' }]
    : [];

/** Reads the total of a bare list from a header, if the contract has one. */
function headerTotal(
  { answers = {} }: Operation,
  { headers = {}, status }: Exchange['got'],
): number | undefined {
  const named = answers[status]?.headers.find(({ name }) => /^(x-)?(total|total-count)$/i.test(name));
  return named && numberIn(headers, named.name.toLowerCase());
}

/** A page that is not full is the last one, and an empty page lies beyond it. */
const fits = (total: number, before: number, length: number, size: number): boolean => {
  if (length === 0) return total <= before;
  return length < size ? total === before + length : total >= before + length;
};

/** An empty list may have 0 pages or 1. */
function pagesIn(pages: number | undefined, total: number, size: number): Complaint[] {
  const wanted = Math.ceil(total / size);
  return pages === undefined || pages === wanted || pages === Math.max(1, wanted)
    ? []
    : [
        {
          message: `${pages} pages of ${size} for a total of ${total}, they are ${wanted}`,
          pointer: 'pages',
        },
      ];
}

/** Compares the `more` flag, the `last` flag, or both with the total. */
function moreIn(
  data: unknown,
  { more = '', last = '' }: ShownMembers,
  moreFollow: boolean,
  total: number,
): Complaint[] {
  const [goesOn, ends] = [partOf(data, more), partOf(data, last)];
  const isContradiction = goesOn === !moreFollow || ends === moreFollow;
  if (!isContradiction) return [];
  return [
    {
      message: `there is ${moreFollow ? 'not ' : ''}said to be more, of a total of ${total}`,
      pointer: 'more',
    },
  ];
}

/** Checks the address of the next page, which is null on the last one (Django, Laravel, JSON:API). */
function nextIn(data: unknown, moreFollow: boolean, total: number, length: number): Complaint[] {
  const place = ['next', 'links/next'].find((each) => partOf(data, each) !== undefined);
  const next = place === undefined ? undefined : partOf(data, place);
  // The contract does not say what follows a page beyond the last one.
  if (place === undefined || (next !== null && typeof next !== 'string') || length === 0) return [];
  if ((next !== null) === moreFollow) return [];
  const message = `${place} is ${moreFollow ? 'null' : JSON.stringify(next)}, of a total of ${total}, ${moreFollow ? 'of which more comes' : 'of which no more comes'}`;
  return [{ message, pointer: place }];
}

/** Checks the documented `Link` header (RFC 8288), which has no `next` on the last page. */
function linkIn(
  { answers = {} }: Operation,
  { headers = {}, status }: Exchange['got'],
  moreFollow: boolean,
  total: number,
  length: number,
): Complaint[] {
  const link = headers['link'];
  const isDocumented = answers[status]?.headers.some(({ name }) => /^link$/i.test(name));
  if (!isDocumented || link === undefined || length === 0 || /\brel="?next\b/.test(link) === moreFollow)
    return [];
  return [{ message: `Link has ${moreFollow ? 'no' : 'a'} next, of a total of ${total}`, pointer: 'link' }];
}

/** Checks the members in which a page describes itself. */
function ofThisPage(
  data: unknown,
  { first = '', previous = '', empty = '', length = '' }: ShownMembers,
  page: number,
  items: number,
): Complaint[] {
  const expected = [
    [first, page === 1],
    [previous, page > 1],
    [empty, items === 0],
    [length, items],
  ] as const;
  return expected.flatMap(([place, wanted]) => {
    const said = partOf(data, place);
    return place === '' || typeof said !== typeof wanted || said === wanted
      ? []
      : [{ message: `${place} is ${String(said)} on page ${page} with ${items} items`, pointer: place }];
  });
}

type ShownMembers = Paging['show'];

const wrong = (said: number | undefined, asked: number, what: string): Complaint[] =>
  said === undefined || said === asked
    ? []
    : [{ message: `${what} ${said} came, ${asked} was asked for`, pointer: what }];
