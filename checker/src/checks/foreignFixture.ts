/** Exchanges of contracts that are not ours, for the tests of the checks: the pet shop of checker/tests/support/checkedBackends. */
import { join } from 'node:path';
import { translator } from '../contract/codes.ts';
import { readContracts } from '../contract/read.ts';
import type { Operation, Payload, Schema } from '../contract/types.ts';
import { makeValidators } from '../contract/validators.ts';
import type { Got } from '../exchange/got.ts';
import type { Expectation } from '../plan/case.ts';
import type { Check, Exchange } from './check.ts';
import { exchangeOf } from './judge.ts';

const backends = join(import.meta.dirname, '../../tests/support/checkedBackends');

export const foreignOperations: readonly Operation[] = ['petshop', 'library'].flatMap((name) =>
  readContracts(join(backends, name, 'openapi.yaml')).flatMap(({ operations }) => operations),
);

export function foreignOperation(address: string): Operation {
  const found = foreignOperations.find((each) => each.address === address);
  if (!found) throw new Error(`no ${address}`);
  return found;
}

interface Given {
  readonly payload?: Payload;
  readonly expect?: Expectation;
  readonly got?: Partial<Got>;
}

export const foreignExchange = (
  address: string,
  body: unknown,
  { payload = {}, expect, got }: Given = {},
): Exchange =>
  exchangeOf({
    operation: foreignOperation(address),
    payload,
    expect: expect ?? { kind: 'answered' },
    got: {
      status: 200,
      type: 'application/json',
      text: JSON.stringify(body) ?? '',
      ms: 5,
      headers: {},
      ...got,
    },
    rules: { validators: makeValidators({}), translate: translator({}), exact: false, strict: false },
  });

interface Described {
  /** What the contract says of the answer's members. */
  readonly properties: Readonly<Record<string, Schema>>;
  readonly shown: unknown;
  readonly operation?: Partial<Operation>;
}

/** The messages of one check, of an answer that the contract describes so. */
export function saidOf(
  check: Check,
  { properties, shown, operation }: Described,
  given: Given = {},
): string[] {
  const exchange = foreignExchange('petshop.getPet', shown, given);
  const form = { types: ['application/json'], schema: { type: 'object', properties }, headers: [] };
  const described = { ...exchange.operation, answers: { 200: form }, roles: [], ...operation };
  return check.judge({ ...exchange, operation: described }).map(({ message }) => message);
}

/** The messages of one check. */
export const foreignSaid = (check: Check, ...given: Parameters<typeof foreignExchange>): string[] =>
  check.judge(foreignExchange(...given)).map(({ message }) => message);
