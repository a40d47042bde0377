/** Asks every check about an answer; a failed first question ends the asking. */
import { readVerdict } from '../contract/envelope.ts';
import type { Operation, Payload } from '../contract/types.ts';
import type { Got } from '../exchange/got.ts';
import type { Expectation } from '../plan/case.ts';
import type { Check, Complaint, Exchange, Rules } from './check.ts';
import { checks } from './index.ts';

export interface Failure {
  readonly check: Check;
  readonly complaint: Complaint;
}

interface Given {
  readonly operation: Operation;
  readonly payload: Payload;
  readonly expect: Expectation;
  readonly got: Got;
  readonly rules: Rules;
}

export function exchangeOf(given: Given): Exchange {
  const { operation, got, rules } = given;
  const document = rules.translate(operation, parsed(got.text));
  const verdict = readVerdict(operation, document, got.status);
  const violations = document === undefined ? [] : rules.validators.response(operation, document, got.status);
  return { ...given, document, verdict, violations };
}

export function judge(exchange: Exchange): Failure[] {
  const failures: Failure[] = [];
  for (const check of checks) {
    const complaints = check.judge(exchange);
    failures.push(...complaints.map((complaint) => ({ check, complaint })));
    if (check.first && complaints.length > 0) break;
  }
  return failures;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
