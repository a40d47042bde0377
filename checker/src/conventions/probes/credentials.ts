/** Sends nearly right credentials, which the backend must refuse: with swapped capitals, cut short, or one letter longer. */
import type { Operation } from '../../core/contract/types.ts';
import type { Headers } from '../../core/exchange/headers.ts';
import { loginRow } from '../../core/plan/rows.ts';
import { nearlyRight } from '../../core/sessions/forged.ts';
import type { Probe } from './probe.ts';
import { headersOf } from './probe.ts';
import { probeCase } from './probeCase.ts';

/** A backend reads credentials in one place, so one read is enough. */
export async function withNearlyRight(probe: Probe, reads: readonly Operation[]): Promise<void> {
  const operation = reads.find((each) => each.credentials && !each.open && loginRow(each));
  const row = operation && loginRow(operation);
  const headers = operation && headersOf(probe, operation, 'parent');
  if (!operation || !row || !headers) return;
  const payload = probe.requests.filled(operation);
  // If the right credentials fail, the wrong ones prove nothing.
  const right = await send(probe, operation, headers, payload, 'right');
  if (!right.exchange.verdict.success) return;
  for (const [name, wrong] of nearlyRight(headers)) {
    const one = probeCase(operation, 'unauthenticated', name, {
      ask: { payload, login: 'forged' },
      // Refused with any code: the question is only whether they are accepted.
      expect: { kind: 'refused', row, anyhow: true },
    });
    probe.observations.saw(await probe.context.sender.sendIn(wrong, one));
  }
}

const send = (probe: Probe, operation: Operation, headers: Headers, payload: object, name: string) =>
  probe.context.sender.sendIn(
    headers,
    probeCase(operation, 'journey', `round:${name}`, {
      ask: { payload: { ...payload }, login: 'parent' },
      expect: { kind: 'conversation' },
    }),
  );
