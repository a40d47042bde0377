/** Converts a recorded exchange to a case with its expected response. */
import { flattened } from '../contract/flattened.ts';
import type { ErrorRow, Operation, Payload } from '../contract/types.ts';
import type { Wire } from '../exchange/encode.ts';
import type { ReceivedResponse } from '../exchange/response.ts';
import type { Rules } from '../judging/check.ts';
import { exchangeOf } from '../judging/judge.ts';
import type { Sent } from '../judging/sent.ts';
import type { Case, Expectation, Trigger } from '../plan/case.ts';
import { caseOf } from '../plan/case.ts';
import { invalidRow, loginRow } from '../plan/rows.ts';
import { isAnonymous } from './accounts.ts';
import { decode } from './decode.ts';
import { fileTypesIn } from './form.ts';

/**
 * Converts one exchange, and judges its response. The login `parent` of the case stands for any account.
 *
 * @param number number of the exchange, from 1
 * @param hasLogin the request has had a login, although it shows no credentials
 */
export function sentOf(
  operation: Operation,
  wire: Wire,
  got: ReceivedResponse,
  rules: Rules,
  number: number,
  hasLogin = false,
): Sent {
  const payload = decode(operation, wire);
  const isUnsure = got.status >= 400 && hasUnknown(operation, wire);
  const { trigger, expect } =
    refusalOf(operation, wire, got, hasLogin) ?? expectationOf(operation, payload, rules, isUnsure);
  const one: Case = caseOf(operation, trigger, `exchange:${number}`, {
    ask: { payload: payload ?? {}, login: 'parent' },
    expect,
  });
  return { case: one, wire, exchange: exchangeOf({ operation, payload: payload ?? {}, expect, got, rules }) };
}

interface Expected {
  readonly trigger: Trigger;
  readonly expect: Expectation;
}

/** Returns the refusal that a request without a login, or with a file of the wrong type, must get. */
function refusalOf(
  operation: Operation,
  wire: Wire,
  { status }: ReceivedResponse,
  hasLogin: boolean,
): Expected | undefined {
  const anonymous = !hasLogin && isAnonymous(operation, wire) ? loginRow(operation) : undefined;
  if (anonymous) return { trigger: 'unauthenticated', expect: { kind: 'refused', row: anonymous } };
  // Any refusal of a wrong file is right.
  const file = status < 400 ? wrongFile(operation, wire) : undefined;
  return file && { trigger: 'request-invalid', expect: { kind: 'refused', row: file, anyhow: true } };
}

/** Returns the row for an unsupported media type, if the form contains such a file and the contract documents 415. */
function wrongFile({ errors, fileTypes, transport }: Operation, { body = '' }: Wire): ErrorRow | undefined {
  if (transport !== 'form' || !fileTypes) return undefined;
  const isWrong = [...fileTypesIn(body)].some(([name, type]) => {
    const types = fileTypes[name]?.map((each) => each.toLowerCase());
    return (
      types !== undefined &&
      !types.some((each) => each === type || (each.endsWith('/*') && type.startsWith(each.slice(0, -1))))
    );
  });
  return isWrong ? errors.find(({ code, implied }) => code === '415' && !implied) : undefined;
}

/** Returns the expectation. The account is unknown, but an invalid request is invalid for every account. */
function expectationOf(
  operation: Operation,
  payload: Payload | undefined,
  { validators }: Rules,
  isUnsure: boolean,
): Expected {
  const row = invalidRow(operation);
  if (payload === undefined)
    return { trigger: 'unreadable', expect: { kind: 'unreadable', ...(row && { row }) } };
  const right = validators.request(operation, payload).length === 0;
  if (right || !row)
    return {
      trigger: 'valid',
      expect: { kind: 'observed', right: right && !isUnsure },
    };
  return { trigger: 'request-invalid', expect: { kind: 'observed', right: false, row } };
}

/** Returns whether a request has a query parameter that the contract does not name. A backend may refuse it. */
function hasUnknown({ places = {}, request, schemas }: Operation, { path }: Wire): boolean {
  const known = new Set([
    ...Object.keys(places),
    ...Object.keys(flattened(request, schemas).properties ?? {}),
  ]);
  const base = (name: string): string => name.split('[')[0] ?? name;
  const bases = new Set([...known].map(base));
  const names = [...new URLSearchParams(path.split('?')[1] ?? '').keys()];
  return names.some((name) => !known.has(name) && !bases.has(base(name)));
}
