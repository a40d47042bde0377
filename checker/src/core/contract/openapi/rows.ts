/** Builds rows of an error table: from the contract or an overlay (`x-errors`), from statuses, and implied ones. */
import { isObject } from '../../base/object.ts';
import type { ErrorRow, When } from '../types.ts';

/** Place of an operation in its contract, which its rows have too. */
export interface At {
  readonly file: string;
  readonly line: number;
}

/** The reasons of a refusal. */
const REASONS: readonly When[] = [
  'request-invalid',
  'unauthenticated',
  'wrong-role',
  'wrong-product',
  'state',
  'fault',
];

/** Reads the rows of `x-errors`. A code may be an integer. */
export function writtenRows(value: unknown, at: At): ErrorRow[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((row: unknown) => {
    if (!isObject(row) || row['code'] === undefined) return [];
    const when = REASONS.find((each) => each === row['when']) ?? 'state';
    return [{ ...row, code: String(row['code']), when, ...at }];
  });
}

/** Returns the meaning of an HTTP status. */
function meaningOf(status: number): When {
  if ([400, 405, 406, 411, 413, 414, 415, 422, 431].includes(status)) return 'request-invalid';
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'wrong-role';
  return status >= 500 ? 'fault' : 'state';
}

/**
 * Matches `(409)` and `gives 403`, not `404 items` and `1.409`: a refusal in the text, where the contract has one response (`default`)
 * for all of them.
 */
const SAID_CODE = /(?<![\d.,-])(4(?:0[0-9]|1[0-8]|2[2-9]))(?![\d.,-]|\s*(?:%|items|characters|bytes|days))/g;

/** The statuses for which `default`, `4XX` and `5XX` stand. */
const USUAL = [400, 401, 403, 404, 409, 422, 500];

/**
 * Returns a row for each documented refusal.
 * @param open true if visitors may call; then 401 is a refusal by state, such as a wrong password
 * @param texts sentences of the contract about the operation
 */
export function rowsOfStatuses(
  statuses: Readonly<Record<string, { readonly description?: string }>>,
  open: boolean,
  at: At,
  texts: readonly string[] = [],
): ErrorRow[] {
  const rowOf = (code: string, text: string): ErrorRow => {
    const meant = meaningOf(Number(code));
    // Without a login, 401 has another reason, such as a wrong password.
    const when = open && meant === 'unauthenticated' ? 'state' : meant;
    // The words of a state or a role say when the refusal comes; those of other statuses only explain it.
    const words = when === 'state' || when === 'wrong-role' ? { condition: text } : { text };
    return { code, when, provenance: 'assumed', ...words, ...at };
  };
  const rows = Object.entries(statuses)
    .filter(([key]) => /^[345]\d\d$/.test(key))
    .map(([key, { description = '' }]) => rowOf(key, description));
  const wild = Object.keys(statuses).filter((key) => key === 'default' || /^[45]XX$/i.test(key));
  /** The contract documents the status by `default` or `4XX` only. */
  const isWild = (code: string): boolean =>
    !rows.some((row) => row.code === code) && wild.some((key) => key === 'default' || key[0] === code[0]);
  for (const text of texts)
    for (const [, code = ''] of text.matchAll(SAID_CODE))
      if (isWild(code)) rows.push({ ...rowOf(code, text), inWords: true });
  const implied = USUAL.map(String)
    .filter(isWild)
    .map((code): ErrorRow => {
      // For a state or a role these words become the condition. Any other row needs no text.
      const { text: _, ...row } = rowOf(code, 'the contract documents it by default');
      return { ...row, implied: true };
    });
  return [...rows, ...implied];
}

/**
 * Returns implied rows: a call without a login must be refused even if the table has no row for it. With an envelope but without any
 * row, an invalid request must be refused too.
 *
 * @param secured true if the operation needs a login
 * @param byStatus true if the HTTP status is the code, without an envelope
 */
export function impliedRows(
  rows: readonly ErrorRow[],
  secured: boolean,
  byStatus: boolean,
  at: At,
): ErrorRow[] {
  const lacks = (when: When): boolean =>
    !rows.some((row) => row.when === when && row.condition === undefined);
  const implied = (when: When, code: string): ErrorRow => ({
    code,
    when,
    provenance: 'assumed',
    implied: true,
    ...at,
  });
  return [
    ...(secured && lacks('unauthenticated')
      ? [implied('unauthenticated', byStatus ? '401' : 'any refusal')]
      : []),
    // Plain HTTP does not require a backend to refuse invalid input.
    ...(!byStatus && rows.length === 0 ? [implied('request-invalid', 'any refusal')] : []),
  ];
}
