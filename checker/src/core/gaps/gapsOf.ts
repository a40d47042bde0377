/** What a contract and the options of a run leave out of its checks, known before anything is sent. */
import { filterNames } from '../../conventions/checks/lists/filtered.ts';
import { isForAdmins } from '../contract/forAdmins.ts';
import { flattened } from '../contract/flattened.ts';
import { dataOf } from '../contract/openapi/resourceRoles.ts';
import { listIn } from '../contract/openapi/paging.ts';
import type { Operation } from '../contract/types.ts';
import { isAsked } from '../requests/asked.ts';
import { SEARCH } from '../requests/searching.ts';
import { DIRECTION, SORT } from '../requests/sorting.ts';
import { spanFilters } from '../requests/spanFilters.ts';
import { ifMatchOf } from '../../conventions/consistency/etags.ts';
import type { Gap } from './gaps.ts';

export interface Given {
  /** Everything that was chosen, writes that may not be sent included. */
  readonly operations: readonly Operation[];
  readonly writesLeftOut: readonly Operation[];
  /** Accounts that are known, in the words of the checker: parent, child, other. */
  readonly accounts: ReadonlySet<string>;
  /** How reports name these accounts. */
  readonly named: (account: string) => string;
  /** Whether check.yaml names conversations, and whether they are held. */
  readonly ownJourneys: boolean;
  readonly journeys: boolean;
}

export const gapsOf = (given: Given): Gap[] =>
  [readBack, pages, filters, logins, accounts, preconditions, journeys].flatMap((group) => group(given));

const named = (operations: readonly Operation[]): string[] => operations.map(({ id }) => id);

/** A gap about some operations; no gap where there are none. */
const about = (group: Gap['group'], why: string, operations: readonly Operation[]): Gap[] =>
  operations.length === 0 ? [] : [{ group, why, concerns: named(operations) }];

/** Contracts that came with the checker are held by journeys instead. */
const foreign = ({ operations }: Given): readonly Operation[] => operations.filter(({ answers }) => answers);

function readBack(given: Given): Gap[] {
  const operations = foreign(given);
  if (operations.length === 0) return [];
  const lonely = operations.filter(({ roles = [] }) => roles.length === 0);
  if (lonely.length === operations.length)
    return [
      {
        group: 'read back',
        why: 'no collection pairs with its item paths (like /items and /items/{id}), and no call asks for a thing by a member that it shows',
        concerns: [],
      },
    ];
  return [
    ...about('read back', 'no other operation shows the same things', lonely),
    ...about(
      'read back',
      'it writes, and --writes is not given',
      given.writesLeftOut.filter(({ answers }) => answers),
    ),
  ];
}

const lists = (given: Given): Operation[] =>
  foreign(given).filter((each) => each.effect === 'read' && listIn(dataOf(each), each.schemas) !== undefined);

const pages = (given: Given): Gap[] =>
  about(
    'pages',
    'the contract names no page, offset, cursor or limit that the checker knows',
    lists(given).filter(({ paging, cursor }) => !paging && !cursor),
  );

function filters(given: Given): Gap[] {
  const unknown = lists(given).flatMap((operation) =>
    unknownParameters(operation).map((name) => `${operation.id} ${name}`),
  );
  const why = 'these parameters are sent, and nothing says what they do to the list';
  return unknown.length === 0 ? [] : [{ group: 'filters and order', why, concerns: unknown }];
}

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
    (name) =>
      isAsked(operation, name) &&
      !known.has(name) &&
      !SORT.test(name) &&
      !DIRECTION.test(name) &&
      !SEARCH.test(name),
  );
}

function logins(given: Given): Gap[] {
  const operations = foreign(given);
  if (operations.length === 0) return [];
  const closed = operations.filter(({ open }) => !open);
  if (closed.length === 0)
    return [
      { group: 'logins', why: 'the contract names no security scheme for any operation', concerns: [] },
    ];
  if (given.accounts.has('parent')) return [];
  const why = `no account is given: --header, --cookie, --login, or '${given.named('parent')}' under accounts in check.yaml`;
  return about('logins', why, closed);
}

function accounts(given: Given): Gap[] {
  const operations = foreign(given);
  const closed = operations.filter(({ open }) => !open);
  if (closed.length === 0 || !given.accounts.has('parent')) return [];
  const of403 = closed.filter(({ errors }) =>
    errors.some(({ when, implied }) => when === 'wrong-role' && !implied),
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
      : about(
          'roles',
          `whether an account that may do less is refused needs one: --child-header, or 'child' under accounts in check.yaml, or 'admin' for what is kept for administrators`,
          of403.filter((operation) => !given.accounts.has('admin') || !isForAdmins(operation)),
        )),
  ];
}

const preconditions = (given: Given): Gap[] =>
  foreign(given).length > 0 &&
  foreign(given).some(({ method }) => method !== 'GET') &&
  !foreign(given).some((operation) => ifMatchOf(operation) !== undefined)
    ? [{ group: 'preconditions', why: 'no operation takes If-Match', concerns: [] }]
    : [];

function journeys(given: Given): Gap[] {
  const areOurs = foreign(given).length === 0;
  if (given.journeys && (areOurs || given.ownJourneys)) return [];
  const why =
    areOurs || given.ownJourneys
      ? 'the named conversations are held with --journeys'
      : 'no conversations of your own are named (journeys: in check.yaml)';
  return [{ group: 'journeys', why, concerns: [] }];
}
