/** Decides how exactly an error code must match: the same code if the specification gives it, otherwise any code of its class. */
import type { ErrorRow, When } from '../contract/types.ts';
import type { Exchange } from './check.ts';

/** Returns the row that must refuse the request. */
export const expectedRow = ({ expect }: Pick<Exchange, 'expect'>): ErrorRow | undefined =>
  expect.kind === 'refused' || expect.kind === 'unreadable' || expect.kind === 'observed'
    ? expect.row
    : undefined;

/** Returns whether any code of the class is enough: the row's code is ours, not the specification's. */
export const isJudgedByClass = ({ expect, rules }: Pick<Exchange, 'expect' | 'rules'>): boolean =>
  expectedRow({ expect })?.provenance === 'assumed' && !rules.exact;

/** Returns the kinds that the operation's table gives for the received code. */
export const kindsOf = ({ operation, verdict }: Pick<Exchange, 'operation' | 'verdict'>): readonly When[] =>
  rowsOfReceivedCode({ operation, verdict }).map(({ when }) => when);

/** Returns the rows with the received code. */
export const rowsOfReceivedCode = ({
  operation,
  verdict,
}: Pick<Exchange, 'operation' | 'verdict'>): readonly ErrorRow[] =>
  operation.errors.filter(
    ({ code, layer }) =>
      code === verdict.code && (verdict.layer === undefined || (layer ?? verdict.layer) === verdict.layer),
  );

/** Returns whether the team must confirm the code: it is unknown to the contract, which requires only its class. */
export const toBeAgreed = (exchange: Exchange): boolean =>
  isJudgedByClass(exchange) &&
  exchange.verdict.code !== undefined &&
  !exchange.verdict.success &&
  rowsOfReceivedCode(exchange).length === 0;

/** Returns whether HTTP refuses a malformed request. */
export const isHttpRefusal = ({ expect, got }: Pick<Exchange, 'expect' | 'got'>): boolean =>
  expect.kind === 'unreadable' && [400, 413, 415, 422].includes(got.status);
