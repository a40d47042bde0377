/** Runs every check on a response. After the failure of a check that is marked `first`, the following ones are skipped. */
import { bounded, TookTooLong } from '../bounds/bounded.ts';
import { deeperThan } from '../bounds/deeperThan.ts';
import { DEEPEST, JUDGING_MS } from '../bounds/limits.ts';
import { reasonOf } from '../bounds/reasonOf.ts';
import { branchesDeeply } from '../contract/branchesDeeply.ts';
import { readVerdict } from '../contract/envelope.ts';
import type { Operation, Payload } from '../contract/types.ts';
import type { ReceivedResponse } from '../exchange/response.ts';
import type { Expectation } from '../plan/case.ts';
import type { Check, Complaint, Exchange, Rules } from './check.ts';

/** A complaint with its check. */
export interface Failure {
  readonly check: Check;
  readonly complaint: Complaint;
}

interface ToJudge {
  readonly operation: Operation;
  readonly payload: Payload;
  readonly expect: Expectation;
  readonly got: ReceivedResponse;
  readonly rules: Rules;
}

/** Reads a response by its contract. */
export function exchangeOf(given: ToJudge): Exchange {
  const { operation, got, rules } = given;
  const document = rules.translate(operation, parsed(got.text));
  const verdict = readVerdict(operation, document, got.status);
  const violations =
    document === undefined
      ? []
      : inTime(operation, got, () => rules.validators.response(operation, document, got.status));
  return { ...given, document, verdict, violations };
}

/** Returns everything that is wrong with a response. */
export const judge = (exchange: Exchange): Failure[] =>
  inTime(exchange.operation, exchange.got, () => judged(exchange));

/** Operations with a response that took too long. Their further responses are not checked. */
const slowOperations = new WeakSet<Operation>();

/** Size in characters from which a response is checked under a time limit. */
const LARGE = 20_000;

/** Checks a response under a time limit. A check that takes too long finds nothing and is reported. */
function inTime<Found>(operation: Operation, { text }: ReceivedResponse, work: () => Found[]): Found[];
function inTime<Found>(
  operation: Operation,
  { text }: ReceivedResponse,
  work: () => readonly Found[],
): readonly Found[];
function inTime<Found>(
  operation: Operation,
  { text }: ReceivedResponse,
  work: () => readonly Found[],
): readonly Found[] {
  const { oddities } = operation;
  if (slowOperations.has(operation)) return [];
  if (!oddities || (text.length < LARGE && !branchesDeeply(operation))) return work();
  try {
    return bounded(JUDGING_MS, work);
  } catch (error) {
    if (!(error instanceof TookTooLong) && !(error instanceof RangeError)) throw error;
    slowOperations.add(operation);
    oddities.add(
      operation,
      `an answer of ${operation.id} is not judged, nor are those after it: ${reasonOf(error)}`,
    );
    return [];
  }
}

function judged(exchange: Exchange): Failure[] {
  const failures: Failure[] = [];
  for (const check of exchange.rules.checks) {
    const complaints = check.judge(exchange);
    failures.push(...complaints.map((complaint) => ({ check, complaint })));
    if (check.first && complaints.length > 0) break;
  }
  return failures;
}

function parsed(text: string): unknown {
  if (deeperThan(text, DEEPEST)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
