/** Is there anybody, and do we speak to the right one? Said in one line before a thousand requests fail alike. */
import { CannotRun } from '../cli/cannotRun.ts';
import type { Operation } from '../contract/types.ts';
import type { Got } from '../exchange/got.ts';
import { validCases } from '../plan/valid.ts';
import { examplesOf } from '../requests/valid.ts';
import type { Sender, Sent } from './send.ts';

const ASKED = 3;

/** @param operations of every contract: one broken operation is a finding, all of them broken is a wrong target */
export async function preflight(
  target: string,
  operations: readonly Operation[],
  sender: Sender,
): Promise<void> {
  const reads = operations.filter(({ effect }) => effect === 'read');
  const spread = reads
    .filter((_, index) => index % Math.max(1, Math.floor(reads.length / ASKED)) === 0)
    .slice(0, ASKED);
  const cases = spread.map((operation) => validCases(operation, examplesOf(operation))[0]!);
  const answers = await Promise.all(cases.map((one) => sender.send(one)));
  const sent = answers.filter((answer): answer is Sent => 'exchange' in answer);
  if (sent.length === 0) return;
  const problem = commonProblem(sent.map(({ exchange }) => exchange.got));
  if (problem !== undefined) throw new CannotRun(`${target}: ${problem}`);
  if (sent.every(isLoggedOut))
    throw new CannotRun(
      `${target} says that nobody is logged in: give --header, --cookie or --login, or accounts in check.yaml`,
    );
}

function commonProblem(answers: readonly Got[]): string | undefined {
  const problems = answers.map(problemOf);
  return problems.every((problem) => problem !== undefined) ? problems[0] : undefined;
}

function problemOf({ lost, status, location }: Got): string | undefined {
  if (lost) return PROBLEMS[lost.kind](lost.message);
  if (status >= 300 && status < 400)
    return `redirects to ${location ?? 'nowhere'} (HTTP ${status}): give that as --target if it is the backend`;
  return undefined;
}

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
