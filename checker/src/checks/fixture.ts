/** Exchanges for the tests of the checks: real operations, answers as a test gives them. */
import { translator } from '../contract/codes.ts';
import { bundled, loadFormats } from '../contract/locate.ts';
import { readContracts } from '../contract/read.ts';
import type { ErrorRow, Operation, Payload } from '../contract/types.ts';
import { makeValidators } from '../contract/validators.ts';
import type { Got } from '../exchange/got.ts';
import type { Expectation } from '../plan/case.ts';
import { examplesOf } from '../requests/valid.ts';
import type { Check, Exchange, Rules } from './check.ts';
import { exchangeOf } from './judge.ts';

const operations = readContracts(bundled.folder).flatMap((contract) => contract.operations);
const validators = makeValidators(await loadFormats(bundled));

export const rules: Rules = { validators, translate: translator({}), exact: true, strict: false };

export function operation(address: string): Operation {
  const found = operations.find((each) => each.address === address);
  if (!found) throw new Error(`no ${address}`);
  return found;
}

export function row(address: string, code: string): ErrorRow {
  const found = operation(address).errors.find((each) => each.code === code);
  if (!found) throw new Error(`${address} has no ${code}`);
  return found;
}

interface Given {
  readonly expect?: Expectation;
  readonly rules?: Partial<Rules>;
  readonly got?: Partial<Got>;
  readonly payload?: Payload;
}

/** @param answer the body: a text as it is, anything else as JSON */
export function exchange(address: string, answer: unknown, given: Given = {}): Exchange {
  const of = operation(address);
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return exchangeOf({
    operation: of,
    payload: given.payload ?? examplesOf(of)[0]?.payload ?? {},
    expect: given.expect ?? { kind: 'answered' },
    got: { status: 200, type: 'application/json; charset=utf-8', text, ms: 5, ...given.got },
    rules: { ...rules, ...given.rules },
  });
}

/** The messages of one check. */
export const said = (check: Check, ...given: Parameters<typeof exchange>): string[] =>
  check.judge(exchange(...given)).map(({ message }) => message);

export const coupon = 'standard.queryCouponInfo';
export const good = {
  resultCode: '0000000',
  resultMsg: '成功',
  resultData: { availableCouponNum: 3, waitReceiveCouponNum: 2, isAboutExpire: true },
  extData: null,
};
export const refusal = (code: string): Record<string, unknown> => ({
  resultCode: code,
  resultMsg: '不行',
  extData: null,
});
