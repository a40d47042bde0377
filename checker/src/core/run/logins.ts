/**
 * Plans the logins of check.yaml as cases of their operations: only real credentials show the response of an accepted
 * login.
 */
import { isObject } from '../base/object.ts';
import type { AccountOf } from '../config/configuration.ts';
import { withBase } from '../config/steps.ts';
import type { Operation, Payload } from '../contract/types.ts';
import type { Case } from '../plan/case.ts';
import { caseOf } from '../plan/case.ts';
import { placed } from '../requests/placed.ts';
import type { RunContext } from './context.ts';
import type { CheckOptions } from './options.ts';

/** Returns a case for each login of check.yaml that is an operation of the contract. */
export function loginCases({ options, operations }: RunContext): Case[] {
  const { accounts = {} } = options.configuration ?? {};
  return Object.keys(accounts).flatMap((name): Case[] => {
    const login = configuredLogin(name, options, operations);
    if (!login) return [];
    return [
      caseOf(login.operation, 'valid', `login:${name}`, {
        ask: { payload: login.payload, login: 'none' },
        expect: { kind: 'answered', tried: true },
      }),
    ];
  });
}

/** Returns the login of an account in check.yaml, if it is an operation of the contract. */
export function configuredLogin(
  name: string,
  { configuration }: Pick<CheckOptions, 'configuration'>,
  operations: readonly Operation[],
): { readonly operation: Operation; readonly payload: Payload } | undefined {
  const login = configuration?.accounts[name]?.login;
  const operation = login && operationOf(login, operations);
  const given = login?.json ?? login?.form ?? login?.with;
  return operation && isObject(given) ? { operation, payload: placed(operation, given) } : undefined;
}

/** Finds the operation of `call: login`, or of `http: POST /oauth/token`. */
function operationOf(
  { http, call }: NonNullable<AccountOf['login']>,
  operations: readonly Operation[],
): Operation | undefined {
  if (call !== undefined) return operations.find((each) => [each.id, each.address].includes(call));
  const [method = '', path = ''] = (http ?? '').trim().split(/\s+/);
  return operations.find((each) => each.method === method && each.url === withBase(method, path, operations));
}
