/** Sends invalid requests for a resource in the right state, because another state could be the reason for a refusal. */
import type { Operation, Payload } from '../../core/contract/types.ts';
import { caseOf } from '../../core/plan/case.ts';
import { invalidRow } from '../../core/plan/rows.ts';
import { broken } from '../../core/requests/broken.ts';
import { comparedIn, stateRows } from '../consistency/forbidden.ts';
import { ask, callerOf, TRIED } from './ask.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { headersOf } from './probe.ts';

const MOST = 24;

/** Reports an accepted invalid request. A valid request shows that the resource exists. */
export async function wrong(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const row = invalidRow(operation);
  const headers = headersOf(probe, operation, 'parent');
  const named = Object.keys(namesInPath(operation, base));
  const isFree = named.length === 0 || stateRows(operation).length === 0;
  if (!row || row.implied || !headers || isFree || !operation.answers) return;
  const { sender, rules } = probe.context;
  const all = broken(operation, base, rules.validators).filter(({ payload }) =>
    named.every((name) => payload[name] === base[name]),
  );
  for (const { name, payload } of all.slice(0, MOST)) {
    if (probe.context.isOver()) return;
    const one = caseOf(operation, 'request-invalid', `round:${name}`, {
      ask: { payload: probe.requests.fresh(operation, payload), login: 'parent' },
      expect: { kind: 'refused', row },
      right: base,
    });
    const sent = await sender.sendIn(headers, one);
    if (!sent.exchange.verdict.success) continue;
    probe.observations.saw(sent);
    probe.tracker.saw(sent, 'parent', callerOf(probe, operation, 'parent'));
  }
}

const FAR = 90_000_000;

/**
 * Sends an amount above or below the limit that the resource sets in the contract. The tracker reports a backend that accepts it.
 */
export async function tooMuch(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  for (const { one, isMore } of comparedIn(operation)) {
    const payload = { ...base, [one]: isMore ? FAR : 0.01 };
    if (typeof base[one] === 'number' && probe.requests.isSound(operation, payload))
      await ask(probe, operation, probe.requests.fresh(operation, payload), 'parent', TRIED);
  }
}
