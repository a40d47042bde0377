/** Checks that the target responds and is the right one, before a thousand requests fail alike. */
import { CannotRun } from '../base/cannotRun.ts';
import { answerOf } from '../contract/answers.ts';
import type { Operation } from '../contract/types.ts';
import { tooDeep } from '../exchange/response.ts';
import type { Sent } from '../judging/sent.ts';
import { validCases } from '../plan/valid.ts';
import { examplesOf } from '../requests/valid.ts';
import type { Sender } from './send.ts';

/** Number of reads that are sent first, spread over the contract. */
const FIRST_READS = 3;
/**
 * Number of reads of a second attempt, before the target counts as the wrong one: a few operations may redirect or hang by
 * themselves.
 */
const FURTHER_READS = 6;

/**
 * Sends a few reads.
 *
 * @param operations operations of every contract: one failing operation is a finding, all of them mean a wrong target
 * @throws CannotRun if every read has a problem (`problemOf`), or each is told that no account is logged in
 */
export async function preflight(
  target: string,
  operations: readonly Operation[],
  sender: Sender,
): Promise<void> {
  const reads = operations.filter(({ effect }) => effect === 'read');
  const sent = await responsesTo(spread(reads, FIRST_READS), sender);
  if (sent.length === 0) return;
  const problem = commonProblem(sent, target);
  if (problem !== undefined) {
    const isCertain = sent.some(({ exchange: { got } }) => CERTAIN.has(got.lost?.kind ?? ''));
    const more = isCertain ? [] : await responsesTo(spread(reads, FURTHER_READS), sender);
    if (more.length === 0 || commonProblem(more, target) !== undefined)
      throw new CannotRun(`${target}: ${problem}`);
  }
  if (sent.every(isLoggedOut))
    throw new CannotRun(
      `${target} says that no account is logged in: give --header, --cookie or --login, or accounts in check.yaml`,
    );
}

/** Failures that affect every request. */
const CERTAIN: ReadonlySet<string> = new Set(['refused', 'dns', 'tls']);

/** Picks that many reads, spread over the whole list. */
const spread = (reads: readonly Operation[], count: number): Operation[] =>
  reads.filter((_, index) => index % Math.max(1, Math.floor(reads.length / count)) === 0).slice(0, count);

async function responsesTo(operations: readonly Operation[], sender: Sender): Promise<Sent[]> {
  const cases = operations.map((operation) => validCases(operation, examplesOf(operation))[0]!);
  const answers = await Promise.all(cases.map((one) => sender.send(one)));
  return answers.filter((answer): answer is Sent => 'exchange' in answer);
}

/** Returns the problem of the first response, if every response has one. */
function commonProblem(answers: readonly Sent[], target: string): string | undefined {
  const problems = answers.map((sent) => problemOf(sent, target));
  return problems.every((problem) => problem !== undefined) ? problems[0] : undefined;
}

/** Returns why a response cannot come from the right target. A redirect within the target's origin is judged by the checks. */
function problemOf({ exchange: { got, operation } }: Sent, target: string): string | undefined {
  const { lost, status, location } = got;
  // A response that nests too deeply has come. The checks judge its content.
  if (lost && lost !== tooDeep) return PROBLEMS[lost.kind](lost.message);
  const isDocumented = answerOf(operation, status) !== undefined && operation.answers !== undefined;
  const isElsewhere = location === undefined || originOf(location, target) !== new URL(target).origin;
  if (status >= 300 && status < 400 && !isDocumented && isElsewhere)
    return `redirects to ${location ?? 'nowhere'} (HTTP ${status}): give that as --target if it is the backend`;
  return undefined;
}

const originOf = (location: string, target: string): string | undefined =>
  URL.canParse(location, target) ? new URL(location, target).origin : undefined;

/** How each failure reads after the address of the target. */
const PROBLEMS = {
  refused: (message: string) => `cannot be reached: ${message}`,
  dns: (message: string) => `no such host: ${message}`,
  tls: (message: string) => `TLS error: ${message}`,
  timeout: (message: string) => `hangs: ${message}`,
  'too-large': (message: string) => `sends ${message}`,
  dropped: (message: string) => `drops the connection: ${message}`,
} as const;

const isLoggedOut = ({ exchange: { verdict, operation } }: Sent): boolean =>
  verdict.loggedOutText !== undefined ||
  operation.errors.some(({ when, code }) => when === 'unauthenticated' && code === verdict.code);
