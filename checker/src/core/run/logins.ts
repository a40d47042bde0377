/** The logins of check.yaml as requests of their operations: what answers them is held to the contract, as made-up credentials never are. */
import { isObject } from '../base/object.ts';
import type { AccountOf } from '../config/configuration.ts';
import { withBase } from '../config/steps.ts';
import type { Operation } from '../contract/types.ts';
import type { Case } from '../plan/case.ts';
import { caseOf } from '../plan/case.ts';
import { placed } from '../requests/placed.ts';
import type { RunContext } from './context.ts';

export function loginCases({ options, operations }: RunContext): Case[] {
  const { accounts = {}, file = '' } = options.configuration ?? {};
  return Object.entries(accounts).flatMap(([name, { login }]): Case[] => {
    const operation = login && operationOf(login, operations);
    const given = login?.json ?? login?.form ?? login?.with;
    const isOver = options.replay !== undefined && !options.replay.endsWith(`/login:${name}`);
    if (!operation || !isObject(given) || file === '' || isOver) return [];
    return [
      caseOf(operation, 'valid', `login:${name}`, {
        ask: { payload: placed(operation, given), login: 'none' },
        expect: { kind: 'answered', tried: true },
      }),
    ];
  });
}

/** `call: login`, or `http: POST /oauth/token` where that is an operation of the contract. */
function operationOf(
  { http, call }: NonNullable<AccountOf['login']>,
  operations: readonly Operation[],
): Operation | undefined {
  if (call !== undefined) return operations.find((each) => [each.id, each.address].includes(call));
  const [method = '', path = ''] = (http ?? '').trim().split(/\s+/);
  return operations.find((each) => each.method === method && each.url === withBase(method, path, operations));
}
