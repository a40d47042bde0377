/** Sends one request of a probe; the checks and the tracker judge the response. */
import { isForbidden } from '../../core/contract/isForbidden.ts';
import { makes } from '../../core/contract/makes.ts';
import { removes } from '../../core/contract/removes.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Login } from '../../core/exchange/ask.ts';
import { curlOf } from '../../core/exchange/curl.ts';
import { travels } from '../../core/exchange/spread.ts';
import type { Sent } from '../../core/judging/sent.ts';
import type { Case, Expectation } from '../../core/plan/case.ts';
import { maskSecrets } from '../../core/report/masked.ts';
import { isSecretHeader, secretsOf } from '../../core/report/secrets.ts';
import { withOwnId } from '../../core/requests/ownId.ts';
import { consistent } from '../consistency/consistent.ts';
import { returnedIdOf } from '../consistency/names.ts';
import { withIfMatch } from './ifMatch.ts';
import type { Probe } from './probe.ts';
import { headersOf } from './probe.ts';
import { PROBES_REPLAY, probeCase } from './probeCase.ts';

/** The backend may refuse the request, since its values are made up. */
export const TRIED: Expectation = { kind: 'answered', tried: true };

/** Adds a finding about a response. @param steps the exchanges that show the problem @param pointer groups equal findings */
export function report(
  probe: Probe,
  sent: Sent,
  steps: readonly Sent[],
  pointer: string,
  message: string,
): void {
  probe.observations.collector.addConversation({ check: consistent, complaint: { message, pointer } }, sent, {
    id: PROBES_REPLAY,
    steps: steps.map((each) => stepOf(probe, each)),
  });
}

/**
 * The allowed response. Other accounts may be refused; the tracker judges their responses. In a foreign contract, the user may be
 * refused too: for a creation, because the resource may exist already, and for an update that was accepted only with the resource's
 * own values.
 */
function expectationOf({ requests }: Probe, operation: Operation, login: Login): Expectation {
  if (login !== 'parent') return { kind: 'conversation' };
  const mayBeRefused = makes(operation) || requests.ownOnly.has(operation);
  return operation.answers && mayBeRefused ? TRIED : { kind: 'answered' };
}

/** The request as a curl command, without its secrets. */
function stepOf(probe: Probe, sent: Sent): string {
  const { options } = probe.context;
  return curlOf(options.target, maskSecrets(sent.wire, secretsOf(sent, options)), (name) =>
    isSecretHeader(name, sent.case.operation),
  );
}

/**
 * Sends a request, and reports what the checks and the tracker find in the response. Remembers what the user creates and removes,
 * and the collections in which the child is refused a write.
 *
 * @param login the account for which the request counts
 * @param expect the allowed response
 * @param caller the login whose credentials the request carries; default: the admin for an operation for administrators, else `login`
 */
export async function ask(
  probe: Probe,
  operation: Operation,
  payload: Payload,
  login: Login = 'parent',
  expect: Expectation = expectationOf(probe, operation, login),
  caller?: Login,
): Promise<Sent | undefined> {
  // Undefined if the account is not logged in, the time is over, or the request cannot be sent.
  const headers = caller ? probe.headers.get(caller) : headersOf(probe, operation, login);
  if (!headers || probe.context.isOver() || !travels(operation, payload)) return undefined;
  const one: Case = probeCase(operation, 'journey', `round:${login}`, {
    ask: { payload: await withIfMatch(probe, operation, withOwnId(operation, payload), headers), login },
    expect,
  });
  const sent = await probe.context.sender.sendAs(headers, one);
  judgeResponse(probe, sent, login, caller ?? callerOf(probe, operation, login));
  // A read may be refused because the resource is hidden from the child, which says nothing about its rights.
  if (login === 'child' && operation.effect === 'write' && isForbidden(sent.exchange.verdict.code, operation))
    for (const { resource } of operation.roles ?? []) probe.refusedToChild.add(resource.name);
  if (login === 'parent' && sent.exchange.verdict.success) {
    rememberMade(probe, sent);
    forgetRemoved(probe, sent);
    if (makes(operation)) probe.requests.accepted.set(operation, payload);
  }
  return sent;
}

/** Judges a response by the checks and the tracker, and reports what they find. `login` and `caller` are those of `ask`. */
export function judgeResponse(probe: Probe, sent: Sent, login: Login, caller: string): void {
  probe.observations.saw(sent);
  for (const { rule, message, place, before } of probe.tracker.saw(sent, login, caller))
    report(probe, sent, [...before, sent], `${rule}/${place}`, message);
}

/** The account whose credentials the request carries. */
export const callerOf = ({ context }: Probe, operation: Operation, login: Login): string =>
  context.askers.accountFor(operation, login);

/** Sends a request as the user, and as the admin if the user's role is refused. */
export async function askEither(
  probe: Probe,
  operation: Operation,
  payload: Payload,
): Promise<Sent | undefined> {
  const sent = await ask(probe, operation, payload, 'parent', TRIED);
  const isRefused = isForbidden(sent?.exchange.verdict.code, operation);
  if (!isRefused || !probe.headers.has('account:admin')) return sent;
  // A resource that the admin creates need not belong to the user.
  const login = makes(operation) ? 'account:admin' : 'parent';
  return (await ask(probe, operation, payload, login, TRIED, 'account:admin')) ?? sent;
}

/** A removed resource is no longer the newest of its kind: requests for it would be refused. */
function forgetRemoved({ requests: { newest } }: Probe, { case: { operation, ask: asked } }: Sent): void {
  if (!removes(operation)) return;
  for (const { resource, does } of operation.roles ?? [])
    if (does === 'one' && String(newest.get(resource.name)?.value) === String(asked.payload[resource.as]))
      newest.delete(resource.name);
}

/** Remembers the id of a created resource. */
function rememberMade({ requests: { made } }: Probe, sent: Sent): void {
  for (const { resource, does } of sent.case.operation.roles ?? []) {
    const name = does === 'made' ? returnedIdOf(resource, sent) : undefined;
    if (name !== undefined) made.set(resource.name, (made.get(resource.name) ?? new Set()).add(name));
  }
}
