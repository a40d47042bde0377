/** Sends a request whose response is not judged: what is shown or created by it counts as no user's resource. */
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Login } from '../../core/exchange/ask.ts';
import { travels } from '../../core/exchange/spread.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { headersOf, type Probe } from './probe.ts';
import { probeCase } from './probeCase.ts';

/** The account in the tracker for such requests. No other request is sent as this account. */
const UNFOLLOWED = 'account:unfollowed';

/** @param login the account whose credentials the request has */
export async function sendUnfollowed(
  probe: Probe,
  operation: Operation,
  payload: Payload,
  login: Login,
): Promise<Sent | undefined> {
  const headers = headersOf(probe, operation, login);
  if (!headers || probe.context.isOver() || !travels(operation, payload)) return undefined;
  const one = probeCase(operation, 'journey', `round:${login}`, {
    ask: { payload, login },
    expect: { kind: 'conversation' },
  });
  const sent = await probe.context.sender.sendAs(headers, one);
  // The tracker must know that a write has come between two reads.
  if (operation.effect === 'write') probe.tracker.saw(sent, UNFOLLOWED);
  return sent;
}
