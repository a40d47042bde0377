/** Sends a request for another account, whose resources the run does not follow: it may not list what it creates. */
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Login } from '../../core/exchange/ask.ts';
import { travels } from '../../core/exchange/spread.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { caseOf } from '../../core/plan/case.ts';
import { headersOf, type Probe } from './probe.ts';

/** An account of the tracker whose resources belong to no user. */
const UNFOLLOWED = 'account:unfollowed';

export async function sendUnfollowed(
  probe: Probe,
  operation: Operation,
  payload: Payload,
  login: Login,
): Promise<Sent | undefined> {
  const headers = headersOf(probe, operation, login);
  if (!headers || probe.context.isOver() || !travels(operation, payload)) return undefined;
  const one = caseOf(operation, 'journey', `round:${login}`, {
    ask: { payload, login },
    expect: { kind: 'conversation' },
  });
  const sent = await probe.context.sender.sendAs(headers, one);
  // The tracker must know that a write has come between two reads.
  if (operation.effect === 'write') probe.tracker.saw(sent, UNFOLLOWED);
  return sent;
}
