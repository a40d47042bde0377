/** Sends two requests at the same time of which the contract allows only one. */
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { callerOf, judgeResponse } from './ask.ts';
import type { Probe } from './probe.ts';
import { headersOf } from './probe.ts';
import { probeCase } from './probeCase.ts';

/** @returns both exchanges, judged one after the other; none if the account cannot send them or the time is over */
export async function bothAtOnce(
  probe: Probe,
  operation: Operation,
  payloads: readonly [Payload, Payload],
): Promise<readonly Sent[]> {
  const headers = headersOf(probe, operation, 'parent');
  if (!headers || probe.context.isOver()) return [];
  const cases = payloads.map((payload) =>
    probeCase(operation, 'journey', 'round:at-once', {
      ask: { payload, login: 'parent' },
      expect: { kind: 'conversation' },
    }),
  );
  const sent = await Promise.all(cases.map((one) => probe.context.sender.sendIn(headers, one)));
  for (const each of sent) judgeResponse(probe, each, 'parent', callerOf(probe, operation, 'parent'));
  return sent;
}

/** Returns whether both requests were accepted. */
export const areBothTaken = (sent: readonly Sent[]): boolean =>
  sent.length > 1 && sent.every(({ exchange }) => exchange.verdict.success);
