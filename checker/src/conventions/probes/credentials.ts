/** Sends nearly right credentials: in other letters, cut short, or with something behind them. */
import type { Operation } from '../../core/contract/types.ts';
import type { Headers } from '../../core/exchange/headers.ts';
import { caseOf } from '../../core/plan/case.ts';
import { loginRow } from '../../core/plan/rows.ts';
import { nearlyRight } from '../../core/sessions/forged.ts';
import type { Probe } from './probe.ts';
import { headersOf } from './probe.ts';

/** Who calls is read in one place of a backend: one read shows it. */
export async function withNearlyRight(probe: Probe, reads: readonly Operation[]): Promise<void> {
  const operation = reads.find((each) => each.credentials && !each.open && loginRow(each));
  const row = operation && loginRow(operation);
  const headers = operation && headersOf(probe, operation, 'parent');
  if (!operation || !row || !headers) return;
  const payload = probe.requests.filled(operation);
  // What is not answered to the right ones says nothing.
  const right = await send(probe, operation, headers, payload, 'right');
  if (!right.exchange.verdict.success) return;
  for (const [name, wrong] of nearlyRight(headers)) {
    const one = caseOf(operation, 'unauthenticated', name, {
      ask: { payload, login: 'forged' },
      expect: { kind: 'refused', row, anyhow: true },
    });
    probe.observations.saw(await probe.context.sender.sendIn(wrong, one));
  }
}

const send = (probe: Probe, operation: Operation, headers: Headers, payload: object, name: string) =>
  probe.context.sender.sendIn(
    headers,
    caseOf(operation, 'journey', `round:${name}`, {
      ask: { payload: { ...payload }, login: 'parent' },
      expect: { kind: 'conversation' },
    }),
  );
