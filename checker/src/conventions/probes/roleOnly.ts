/** Sends a write that the contract keeps for another role with the user's own credentials: the backend must refuse it. */
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Headers } from '../../core/exchange/headers.ts';
import { roleWordOf } from '../consistency/roleWord.ts';
import { judgeResponse } from './ask.ts';
import type { Probe } from './probe.ts';
import { probeCase } from './probeCase.ts';

export async function sendForRole(probe: Probe, operation: Operation): Promise<void> {
  const headers = probe.headers.get('parent');
  // Without an administrator in check.yaml, the user of check.yaml may be one.
  const hasOtherRole = probe.headers.has('account:admin');
  const isForRole = operation.effect === 'write' && roleWordOf(operation) !== undefined;
  if (!headers || !hasOtherRole || !isForRole || probe.context.isOver()) return;
  const filled = probe.requests.filled(operation);
  // Examples of the contract come first: the newest resource may lack what the write needs. One accepted request is proof enough.
  for (const payload of [...probe.requests.asInExample(operation, filled), filled])
    if (probe.requests.isSound(operation, payload) && (await isAccepted(probe, operation, headers, payload)))
      return;
}

/** Sends the request as the user. Reports what it contradicts, and returns whether the backend accepts it. */
async function isAccepted(
  probe: Probe,
  operation: Operation,
  headers: Headers,
  payload: Payload,
): Promise<boolean> {
  // `isNamed`: the administrator does not send it in the user's place.
  const one = probeCase(operation, 'journey', 'round:role', {
    ask: { payload: probe.requests.fresh(operation, payload), login: 'parent', isNamed: true },
    expect: { kind: 'conversation' },
  });
  const sent = await probe.context.sender.sendIn(headers, one);
  // The credentials are the user's own, although other requests of this operation have the administrator's.
  judgeResponse(probe, sent, 'parent', 'parent');
  return sent.exchange.verdict.success;
}
