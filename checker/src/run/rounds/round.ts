/** Who asks in a round and what is asked for: each answer goes to the checks and to the witness. */
import type { Operation, Payload } from '../../contract/types.ts';
import { consistent } from '../../witness/consistent.ts';
import { Witness } from '../../witness/witness.ts';
import type { Login } from '../../exchange/ask.ts';
import { curlOf } from '../../exchange/curl.ts';
import { travels } from '../../exchange/spread.ts';
import type { Headers } from '../../options.ts';
import { caseOf, type Case, type Expectation } from '../../plan/case.ts';
import { masked } from '../../report/masked.ts';
import { isSecretHeader, secretsOf } from '../../report/secrets.ts';
import { isUnreached } from '../../sessions/sessions.ts';
import type { RunContext } from '../context.ts';
import { explore } from '../explore.ts';
import type { Observations } from '../observations.ts';
import type { Sent } from '../send.ts';
import { asItIs } from './ifMatch.ts';
import { Requests } from './requests.ts';

export const TRIED: Expectation = { kind: 'answered', tried: true };

export interface Round {
  readonly context: RunContext;
  readonly observations: Observations;
  readonly headers: ReadonlyMap<Login, Headers>;
  readonly witness: Witness;
  readonly requests: Requests;
}

/** @returns undefined where nobody is logged in */
export async function beginRound(
  context: RunContext,
  observations: Observations,
): Promise<Round | undefined> {
  const headers = new Map<Login, Headers>();
  for (const login of ['parent', 'other'] as const) {
    const opened = await context.sessions.open({ login });
    if (!isUnreached(opened)) headers.set(login, opened);
  }
  const parent = headers.get('parent');
  if (!parent) return undefined;
  const pool = await explore(context.neighbours, parent, context.sender, 1);
  const witness = new Witness({
    private: context.options.configuration?.private ?? [],
    accountsAreKnown: true,
  });
  return { context, observations, headers, witness, requests: new Requests(context, pool) };
}

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
  expect: Expectation = login === 'parent' ? { kind: 'answered' } : { kind: 'conversation' },
): Promise<Sent | undefined> {
  const headers = round.headers.get(login);
  if (!headers || round.context.isOver() || !travels(operation, payload)) return undefined;
  const one: Case = caseOf(operation, 'journey', `round:${login}`, {
    ask: { payload: await asItIs(round, operation, payload, headers), login },
    expect,
  });
  const sent = await round.context.sender.sendIn(headers, one);
  round.observations.saw(sent);
  for (const { rule, message, place, before } of round.witness.saw(sent, login))
    say(round, sent, [...before, sent], `${rule}/${place}`, message);
  return sent;
}
