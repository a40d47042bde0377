/** Each answer of a round goes to the checks and to the witness. */
import { makes } from '../../core/contract/makes.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Login } from '../../core/exchange/ask.ts';
import { curlOf } from '../../core/exchange/curl.ts';
import { travels } from '../../core/exchange/spread.ts';
import { caseOf, type Case, type Expectation } from '../../core/plan/case.ts';
import { masked } from '../../core/report/masked.ts';
import { isSecretHeader, secretsOf } from '../../core/report/secrets.ts';
import { shownName } from '../consistency/names.ts';
import { consistent } from '../consistency/consistent.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { asItIs } from './ifMatch.ts';
import type { Round } from './probe.ts';
import { headersOf } from './probe.ts';

export const TRIED: Expectation = { kind: 'answered', tried: true };

export function say(
  round: Round,
  sent: Sent,
  steps: readonly Sent[],
  pointer: string,
  message: string,
): void {
  round.observations.collector.addConversation({ check: consistent, complaint: { message, pointer } }, sent, {
    id: 'round/all',
    steps: steps.map((each) => stepOf(round, each)),
  });
}

/** What is made of values that were seen may be there already. */
function expectationOf(operation: Operation, login: Login): Expectation {
  if (login !== 'parent') return { kind: 'conversation' };
  return operation.answers && makes(operation) ? TRIED : { kind: 'answered' };
}

function stepOf(round: Round, sent: Sent): string {
  const { options } = round.context;
  return curlOf(options.target, masked(sent.wire, secretsOf(sent, options)), (name) =>
    isSecretHeader(name, sent.case.operation),
  );
}

/** @param expect others may be refused what is not theirs */
export async function ask(
  round: Round,
  operation: Operation,
  payload: Payload,
  login: Login = 'parent',
  expect: Expectation = expectationOf(operation, login),
): Promise<Sent | undefined> {
  const headers = headersOf(round, operation, login);
  if (!headers || round.context.isOver() || !travels(operation, payload)) return undefined;
  const one: Case = caseOf(operation, 'journey', `round:${login}`, {
    ask: { payload: await asItIs(round, operation, payload, headers), login },
    expect,
  });
  const sent = await round.context.sender.sendIn(headers, one);
  round.observations.saw(sent);
  for (const { rule, message, place, before } of round.witness.saw(sent, login))
    say(round, sent, [...before, sent], `${rule}/${place}`, message);
  if (login === 'child' && sent.exchange.verdict.code === '403')
    for (const { kind } of operation.roles ?? []) round.refusedToChild.add(kind.name);
  if (login === 'parent' && sent.exchange.verdict.success) rememberMade(round, sent);
  return sent;
}

function rememberMade({ requests: { made } }: Round, sent: Sent): void {
  for (const { kind, does } of sent.case.operation.roles ?? []) {
    const name = does === 'made' ? shownName(kind, sent) : undefined;
    if (name !== undefined) made.set(kind.name, (made.get(kind.name) ?? new Set()).add(name));
  }
}
