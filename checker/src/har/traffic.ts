/** Judges exchanges that somebody else had: recorded or passing through. */
import type { Rules } from '../checks/check.ts';
import { exchangeOf } from '../checks/judge.ts';
import type { Contract } from '../contract/read.ts';
import type { Operation, Payload } from '../contract/types.ts';
import type { Got } from '../exchange/got.ts';
import type { Wire } from '../exchange/encode.ts';
import type { Case, Expectation, Trigger } from '../plan/case.ts';
import { caseOf } from '../plan/case.ts';
import { invalidRow } from '../plan/rows.ts';
import { isMeantFor } from '../plan/products.ts';
import type { Sent } from '../run/send.ts';
import type { Tally } from '../run/tally.ts';
import { decode } from './decode.ts';

export interface Traffic {
  /** @returns false for a path that no contract knows */
  judge(wire: Wire, got: Got): boolean;
  readonly judged: () => number;
}

export function makeTraffic(contracts: readonly Contract[], rules: Rules, tally: Tally): Traffic {
  const byPath = new Map(
    contracts
      .flatMap(({ operations }) => operations)
      .map((operation) => [`${operation.method} ${operation.url}`, operation]),
  );
  let count = 0;
  return {
    judged: () => count,
    judge(wire, got) {
      const path = wire.path.split('?', 1)[0] ?? '';
      const operation = byPath.get(`${wire.method} ${path}`) ?? bySuffix(byPath, wire.method, path);
      if (!operation) return false;
      count += 1;
      tally.saw(sentOf(operation, wire, got, rules, count));
      return true;
    },
  };
}

/** The recorded backend may stand under a path of its own. */
function bySuffix(
  byPath: ReadonlyMap<string, Operation>,
  method: string,
  path: string,
): Operation | undefined {
  const parts = path.split('/');
  for (let index = 2; index < parts.length; index += 1) {
    const found = byPath.get(`${method} /${parts.slice(index).join('/')}`);
    if (found) return found;
  }
  return undefined;
}

function sentOf(operation: Operation, wire: Wire, got: Got, rules: Rules, number: number): Sent {
  const payload = decode(operation, wire);
  const { trigger, expect } = expectationOf(operation, payload, rules);
  const one: Case = caseOf(operation, trigger, `exchange:${number}`, {
    ask: { payload: payload ?? {}, login: 'parent' },
    expect,
  });
  return { case: one, wire, exchange: exchangeOf({ operation, payload: payload ?? {}, expect, got, rules }) };
}

/** Who was logged in nobody knows, but a wrong request is wrong. */
function expectationOf(
  operation: Operation,
  payload: Payload | undefined,
  { validators }: Rules,
): { trigger: Trigger; expect: Expectation } {
  const row = invalidRow(operation);
  if (payload === undefined)
    return { trigger: 'unreadable', expect: { kind: 'unreadable', ...(row && { row }) } };
  const right = validators.request(operation, payload).length === 0;
  if (right || !row)
    return {
      trigger: 'valid',
      expect: {
        kind: 'overheard',
        right,
        ...(!isMeantFor(operation, payload['productCode']) && { wrongProduct: true }),
      },
    };
  return { trigger: 'request-invalid', expect: { kind: 'overheard', right: false, row } };
}
