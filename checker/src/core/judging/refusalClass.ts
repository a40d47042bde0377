/** How far the contract binds a refusal: exactly where the specification says the code, else by class. */
import type { ErrorRow, When } from '../contract/types.ts';
import type { Exchange } from './check.ts';

export const rowOf = ({ expect }: Pick<Exchange, 'expect'>): ErrorRow | undefined =>
  expect.kind === 'refused' || expect.kind === 'unreadable' || expect.kind === 'observed'
    ? expect.row
    : undefined;

/** The row's code is ours, not the specification's: another one of the same class will do. */
export const byClass = ({ expect, rules }: Pick<Exchange, 'expect' | 'rules'>): boolean =>
  rowOf({ expect })?.provenance === 'assumed' && !rules.exact;

/** Returns the kinds that the operation's table gives for the received code. */
export const kindsOf = ({ operation, verdict }: Pick<Exchange, 'operation' | 'verdict'>): readonly When[] =>
  rowsOf({ operation, verdict }).map(({ when }) => when);

export const rowsOf = ({
  operation,
  verdict,
}: Pick<Exchange, 'operation' | 'verdict'>): readonly ErrorRow[] =>
  operation.errors.filter(
    ({ code, layer }) =>
      code === verdict.code && (verdict.layer === undefined || (layer ?? verdict.layer) === verdict.layer),
  );

/** A refusal with a code that the contract does not know, where it binds by class only: to be agreed with the team. */
export const toBeAgreed = (exchange: Exchange): boolean =>
  byClass(exchange) &&
  exchange.verdict.code !== undefined &&
  !exchange.verdict.success &&
  rowsOf(exchange).length === 0;

/** HTTP's own way to say that a request is not well-formed. */
export const isHttpRefusal = ({ expect, got }: Pick<Exchange, 'expect' | 'got'>): boolean =>
  expect.kind === 'unreadable' && [400, 413, 415, 422].includes(got.status);
