/** Gaps that a contract and the run options leave in the conventions. Of the responses, only the refusals that the run has met count. */
import { flattened } from '../core/contract/flattened.ts';
import { isForAdmins } from '../core/contract/forAdmins.ts';
import { dataOf } from '../core/contract/openapi/dataOf.ts';
import { listIn } from '../core/contract/openapi/paging.ts';
import type { Operation } from '../core/contract/types.ts';
import { gapAbout, foreign } from '../core/gaps/aboutOperations.ts';
import type { Gap, GapsContext } from '../core/gaps/gaps.ts';
import { isReadParameter } from '../core/requests/asked.ts';
import { SEARCH } from '../core/requests/searching.ts';
import { isSort } from '../core/requests/sorting.ts';
import { spanFilters } from '../core/requests/spanFilters.ts';
import { filterNames } from './checks/lists/filtered.ts';
import { ifMatchOf } from './consistency/etags.ts';

/** Returns what no check of the conventions can test, with the reason. */
export const gapsOf = (given: GapsContext): Gap[] =>
  [readBack, pages, filters, accounts, preconditions].flatMap((group) => group(given));

function readBack(given: GapsContext): Gap[] {
  const operations = foreign(given);
  if (operations.length === 0) return [];
  const withoutResource = operations.filter(({ roles = [] }) => roles.length === 0);
  if (withoutResource.length === operations.length)
    return [
      {
        group: 'read back',
        why: 'no collection pairs with its item paths (like /items and /items/{id}), and no call asks for a thing by a member that it shows',
        concerns: [],
      },
    ];
  return [
    ...gapAbout('read back', 'no other operation shows the same things', withoutResource),
    ...gapAbout(
      'read back',
      'it writes, and --writes is not given',
      given.writesLeftOut.filter(({ answers }) => answers),
    ),
  ];
}

/** The reads that show a list. */
const lists = (given: GapsContext): Operation[] =>
  foreign(given).filter((each) => each.effect === 'read' && listIn(dataOf(each), each.schemas) !== undefined);

const pages = (given: GapsContext): Gap[] =>
  gapAbout(
    'pages',
    'the contract names no page, offset, cursor or limit that the checker knows',
    lists(given).filter(({ paging, cursor }) => !paging && !cursor),
  );

function filters(given: GapsContext): Gap[] {
  const unknown = lists(given).flatMap((operation) =>
    unknownParameters(operation).map((name) => `${operation.id} ${name}`),
  );
  const why = 'these parameters are sent, and nothing says what they do to the list';
  return unknown.length === 0 ? [] : [{ group: 'filters and order', why, concerns: unknown }];
}

/** Parameters that are neither a filter or a limit of a shown member, nor a page, a sort key or a search. */
function unknownParameters(operation: Operation): string[] {
  const { request, schemas, paging, cursor } = operation;
  const known = new Set<string | undefined>([
    ...filterNames(operation),
    ...spanFilters(operation).map(({ name }) => name),
    paging?.ask.page,
    paging?.ask.size,
    cursor?.ask,
    cursor?.size,
  ]);
  return Object.keys(flattened(request, schemas).properties ?? {}).filter(
    (name) => isReadParameter(operation, name) && !known.has(name) && !isSort(name) && !SEARCH.test(name),
  );
}

function accounts(given: GapsContext): Gap[] {
  const operations = foreign(given);
  const closed = operations.filter(({ open }) => !open);
  // The core reports a run without any account.
  if (closed.length === 0 || !given.accounts.has('parent')) return [];
  // A refusal that the run has met needs no further account: the user or the other user has got it.
  const of403 = closed.filter((operation) =>
    operation.errors.some(
      (row) => row.when === 'wrong-role' && !row.implied && !given.hasMet(operation, row),
    ),
  );
  return [
    ...(given.accounts.has('other')
      ? []
      : [
          {
            group: 'other accounts' as const,
            why: `whether others see or change what is not theirs needs a second account: --other-header, or '${given.named('other')}' under accounts in check.yaml`,
            concerns: [],
          },
        ]),
    ...(given.accounts.has('child')
      ? []
      : gapAbout(
          'roles',
          `whether an account that may do less is refused needs one: --child-header, or 'child' under accounts in check.yaml, or 'admin' for what is kept for administrators`,
          of403.filter((operation) => !given.accounts.has('admin') || !isForAdmins(operation)),
        )),
  ];
}

function preconditions(given: GapsContext): Gap[] {
  const operations = foreign(given);
  const hasWrites = operations.some(({ method }) => method !== 'GET');
  const takesIfMatch = operations.some((operation) => ifMatchOf(operation) !== undefined);
  return hasWrites && !takesIfMatch
    ? [{ group: 'preconditions', why: 'no operation takes If-Match', concerns: [] }]
    : [];
}
