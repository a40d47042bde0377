/** Judges exchanges that somebody else had: recorded or passing through. */
import type { Rules } from '../checks/check.ts';
import { exchangeOf } from '../checks/judge.ts';
import type { Contract } from '../contract/read.ts';
import type { Operation, Payload } from '../contract/types.ts';
import type { Got } from '../exchange/got.ts';
import { nothing } from '../exchange/got.ts';
import type { Wire } from '../exchange/encode.ts';
import type { Case, Expectation, Trigger } from '../plan/case.ts';
import { caseOf } from '../plan/case.ts';
import { invalidRow } from '../plan/rows.ts';
import { isMeantFor } from '../plan/products.ts';
import type { Sent } from '../run/send.ts';
import type { Observations } from '../run/observations.ts';
import { decode } from './decode.ts';

export interface Heard extends Got {
  /**
   * Why it is not a whole answer, through no fault that shows: the client hung up, the proxy was stopped while it waited, or the
   * recording leaves the body out.
   */
  readonly gap?: 'left' | 'stopped' | 'bodiless';
}

/** Why an exchange is not judged. */
export type Unjudged = 'unknown' | 'left' | 'stopped' | 'bodiless';

export interface Traffic {
  /** @returns why it is not judged, if it is not */
  judge(wire: Wire, heard: Heard): Unjudged | undefined;
  readonly judged: () => number;
}

export function makeTraffic(
  contracts: readonly Contract[],
  rules: Rules,
  observations: Observations,
): Traffic {
  const byPath = new Map(
    contracts
      .flatMap(({ operations }) => operations)
      .map((operation) => [`${operation.method} ${operation.url}`, operation]),
  );
  let count = 0;
  return {
    judged: () => count,
    judge(wire, heard) {
      const path = wire.path.split('?', 1)[0] ?? '';
      const operation = byPath.get(`${wire.method} ${path}`) ?? bySuffix(byPath, wire.method, path);
      if (!operation) return 'unknown';
      const { gap, ...got } = heard;
      const isLate = (gap === 'left' || gap === 'stopped') && gaveUp(operation, got, rules);
      if (gap && !isLate) return gap;
      count += 1;
      observations.saw(sentOf(operation, wire, isLate ? late(got) : got, rules, count));
      return undefined;
    },
  };
}

/**
 * The client that gives up at the limit counts from a little earlier than the proxy or the recording does: what it left then is
 * seen to have taken a hair less.
 */
const HAIR = 0.02;

/** It has waited as long as a client ever does: who leaves then does not leave because he no longer cares. */
function gaveUp({ timeLimit }: Operation, { ms }: Got, rules: Rules): boolean {
  return ms >= (rules.timeLimit ?? timeLimit) * (1 - HAIR);
}

const late = ({ ms }: Got): Got => ({
  ...nothing({ kind: 'timeout', message: 'the client gave up waiting' }),
  ms,
});

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
