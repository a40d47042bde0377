/** Records which combinations of operation, code and trigger occurred, which did not and why, and which codes are undeclared. */
import { answerOf, successOf } from '../contract/answers.ts';
import type { ErrorRow, Operation } from '../contract/types.ts';
import type { Exchange } from '../judging/check.ts';
import { expectedRow, rowsOfReceivedCode } from '../judging/refusalClass.ts';
import type { Sent } from '../judging/sent.ts';
import type { CoverageRow, Undeclared } from '../report/report.ts';

export class Coverage {
  readonly #seen = new Set<string>();
  readonly #why = new Map<string, string>();
  readonly #undeclared = new Map<string, Undeclared>();

  /** Records an exchange. A code counts only for the trigger that caused it. */
  saw({ case: { operation, trigger, scenario, expect }, exchange }: Sent): void {
    const { verdict } = exchange;
    // In our own contracts every code comes with HTTP 200. Another status is a failure that the checks report.
    if (!operation.answers && exchange.got.status !== 200) return;
    // The text of a missing login may come without a code, so it counts for the row that the request expects.
    if (verdict.loggedOutText !== undefined) return void this.#sawRow(operation, expectedRow({ expect }));
    if (verdict.success || isRedirect(exchange)) return void this.#seen.add(`${operation.address} success`);
    const rows = rowsOfReceivedCode(exchange);
    for (const row of rows) if (explains(row, trigger, scenario)) this.#sawRow(operation, row);
    if (rows.length === 0 && verdict.code !== undefined && !operation.envelope.byStatus) {
      const { code } = verdict;
      this.#undeclared.set(`${operation.address} ${code}`, { operation: operation.address, code, trigger });
    }
  }

  #sawRow(operation: Operation, row: ErrorRow | undefined): void {
    if (row) this.#seen.add(keyOf(operation, row));
  }

  /** Counts a row as covered if a request for it gets its code. */
  met({ case: { operation }, exchange: { verdict } }: Sent, row: ErrorRow): void {
    if (verdict.code === row.code) this.#sawRow(operation, row);
  }

  /** Records the reason that a row could not be caused. */
  missed(operation: Operation, row: ErrorRow, why: string): void {
    this.#why.set(keyOf(operation, row), why);
  }

  hasSeen(operation: Operation, row: ErrorRow): boolean {
    return this.#seen.has(keyOf(operation, row));
  }

  get undeclared(): readonly Undeclared[] {
    return [...this.#undeclared.values()];
  }

  /** Returns a row for the success of each operation, and one for each row of its error table. @param leftOut writes that were not sent */
  rows(operations: readonly Operation[], leftOut: readonly Operation[]): CoverageRow[] {
    const sent = operations.flatMap((operation) => this.#rowsOf(operation));
    const unsent = leftOut.flatMap((operation) =>
      [successRow(operation), ...ownErrors(operation).map((row) => plainRow(operation, row))].map((row) => ({
        ...row,
        state: 'not-reached' as const,
        why: 'it changes the target: give --writes',
      })),
    );
    return [...sent, ...unsent];
  }

  #rowsOf(operation: Operation): CoverageRow[] {
    const success = this.#seen.has(`${operation.address} success`);
    const first: CoverageRow = success
      ? { ...successRow(operation), state: 'covered' }
      : { ...successRow(operation), state: 'not-reached', why: 'no request was answered with success' };
    return [
      first,
      ...ownErrors(operation).map((row): CoverageRow => {
        const plain = plainRow(operation, row);
        if (this.hasSeen(operation, row)) return { ...plain, state: 'covered' };
        return {
          ...plain,
          state: isBeyondClients(row) ? 'beyond' : 'not-reached',
          why: this.#why.get(keyOf(operation, row)) ?? usualReason(operation, row),
        };
      }),
    ];
  }
}

/** Returns the rows that the contract has. Those that it only implies do not count. */
const ownErrors = ({ errors }: Operation): ErrorRow[] => errors.filter(({ implied }) => !implied);

/** Only a failure of the target causes the row, and no scenario makes the target fail. */
const isBeyondClients = ({ when, scenario }: ErrorRow): boolean => when === 'fault' && scenario === undefined;

/** `GET /r/{code}` documents 302 and no 2xx: the redirect is its success. */
const isRedirect = ({ operation, got, expect }: Exchange): boolean =>
  expect.kind !== 'refused' &&
  got.status >= 300 &&
  got.status < 400 &&
  successOf(operation) === undefined &&
  answerOf(operation, got.status)?.key.startsWith('3') === true;

/** Returns the key of a row. One code may have two rows, which count separately. */
const keyOf = ({ address }: Operation, { code, layer, when, condition }: ErrorRow): string =>
  `${address} ${layer} ${code} ${when} ${condition}`;

const successRow = ({ address }: Operation) => ({ operation: address, code: 'success', trigger: 'valid' });

const plainRow = ({ address }: Operation, { code, layer, when, condition }: ErrorRow) => ({
  operation: address,
  code,
  ...(layer && { layer }),
  trigger: condition === undefined ? when : `${when}: ${condition}`,
});

/**
 * Returns whether the trigger of a request explains the row's code. A request with two faults explains none: either may be the reason.
 * A row with a condition, a state or a failure may refuse any request.
 */
function explains(row: ErrorRow, trigger: string, scenario: string | undefined): boolean {
  if (trigger === 'precedence') return false;
  if (row.scenario !== undefined && scenario !== undefined) return row.scenario === scenario;
  if (row.when === 'request-invalid') return trigger === 'request-invalid' || trigger === 'unreadable';
  if (row.when === 'unauthenticated' || row.when === 'wrong-role')
    return trigger === row.when || row.condition !== undefined;
  return true;
}

function usualReason({ id, answers }: Operation, { code, when, condition, scenario }: ErrorRow): string {
  if (when === 'fault') return 'the target did not fail';
  if (when === 'wrong-product') return 'no product code was refused';
  const state = condition ?? scenario;
  if (state === undefined) return `no request met it (${when})`;
  const needed = `needs state: ${state}`;
  // Our own contracts name the scenario; the run reaches it once for all rows.
  return answers
    ? `${needed}: add to check.yaml 'states: { ${id} ${code}: { reach: …, with: …, rows: ${id} ${code} } }'`
    : needed;
}
