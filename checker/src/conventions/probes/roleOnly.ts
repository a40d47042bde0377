/** Sends the user's own request to each write that the contract keeps for another role: all of them must refuse it. */
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Headers } from '../../core/exchange/headers.ts';
import { caseOf } from '../../core/plan/case.ts';
import { roleWordOf } from '../consistency/watchers/roleWords.ts';
import { report } from './ask.ts';
import type { Probe } from './probe.ts';

export async function sendForRole(probe: Probe, operation: Operation): Promise<void> {
  const headers = probe.headers.get('parent');
  const isForRole = operation.effect === 'write' && roleWordOf(operation) !== undefined;
  if (!headers || !probe.headers.has('account:admin') || !isForRole || probe.context.isOver()) return;
  const filled = probe.requests.filled(operation);
  // The newest resource may lack what the write needs.
  for (const payload of [...probe.requests.asShown(operation, filled), filled])
    if (probe.requests.isSound(operation, payload) && (await isTaken(probe, operation, headers, payload)))
      return;
}

async function isTaken(
  probe: Probe,
  operation: Operation,
  headers: Headers,
  payload: Payload,
): Promise<boolean> {
  const one = caseOf(operation, 'journey', 'round:role', {
    ask: { payload: probe.requests.fresh(operation, payload), login: 'parent', isNamed: true },
    expect: { kind: 'conversation' },
  });
  const sent = await probe.context.sender.sendIn(headers, one);
  probe.observations.saw(sent);
  for (const { rule, message, place, before } of probe.tracker.saw(sent, 'parent', 'parent'))
    report(probe, sent, [...before, sent], `${rule}/${place}`, message);
  return sent.exchange.verdict.success;
}
