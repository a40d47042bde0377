/** Sends invalid requests for a resource in the right state, because another state could be the reason for a refusal. */
import { isForbidden } from '../../core/contract/isForbidden.ts';
import type { ErrorRow, Operation, Payload } from '../../core/contract/types.ts';
import { invalidRow } from '../../core/plan/rows.ts';
import { invalidRequests } from '../../core/requests/invalidRequests.ts';
import { comparedIn } from '../consistency/compared.ts';
import { stateRows } from '../consistency/stateRows.ts';
import { ask, callerOf, TRIED } from './ask.ts';
import { make } from './make.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { headersOf } from './probe.ts';
import { probeCase } from './probeCase.ts';

/** Maximum number of invalid requests. */
const MOST = 24;

/** Sends invalid requests, and again for a new resource if the state refuses all. `observations` and the tracker report an accepted one. */
export async function wrong(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const row = invalidRow(operation);
  const named = Object.keys(namesInPath(operation, base));
  // Without a resource whose state can refuse, the planned cases send the invalid requests.
  const hasState = named.length > 0 && stateRows(operation).length > 0;
  if (!row || row.implied || !hasState || !operation.answers) return;
  if (!(await sendWrong(probe, operation, base, row))) return;
  // An earlier write has changed the state of the resource.
  await make(probe, operation);
  const fresh = { ...base, ...namesInPath(operation, probe.requests.filled(operation)) };
  if (named.some((name) => fresh[name] !== base[name])) await sendWrong(probe, operation, fresh, row);
}

/**
 * Sends invalid requests for the resource of `base`. Only accepted ones reach `observations` and so are judged: a refusal may be
 * for the state, with another code than the row's.
 *
 * @returns true if the backend refused all of them for the state of the resource, and there was at least one
 */
async function sendWrong(probe: Probe, operation: Operation, base: Payload, row: ErrorRow): Promise<boolean> {
  const { sender, rules } = probe.context;
  const admin = probe.headers.get('account:admin');
  let asker = headersOf(probe, operation, 'parent');
  const all = invalidRequests(operation, base, rules.validators).filter(({ payload }) =>
    Object.keys(namesInPath(operation, base)).every((name) => payload[name] === base[name]),
  );
  let areAllForState = all.length > 0;
  for (const { name, payload } of all.slice(0, MOST)) {
    if (probe.context.isOver() || !asker) return false;
    const one = probeCase(operation, 'request-invalid', `round:${name}`, {
      ask: { payload: probe.requests.fresh(operation, payload), login: 'parent' },
      expect: { kind: 'refused', row },
      // The valid request shows whether the resource exists.
      right: base,
    });
    const first = await sender.sendIn(asker, one);
    // A backend may check the role of the user before the request.
    const isOfRole =
      isForbidden(first.exchange.verdict.code, operation) && admin !== undefined && asker !== admin;
    if (isOfRole) asker = admin;
    const sent = isOfRole ? await sender.sendIn(asker, one) : first;
    const { success, code } = sent.exchange.verdict;
    areAllForState &&= stateRows(operation).some((each) => each.code === code);
    if (!success) continue;
    probe.observations.saw(sent);
    probe.tracker.saw(
      sent,
      'parent',
      asker === admin ? 'account:admin' : callerOf(probe, operation, 'parent'),
    );
  }
  return areAllForState;
}

/** An amount above any limit, and one below any. */
const FAR_ABOVE = 90_000_000;
const FAR_BELOW = 0.01;

/**
 * Sends an amount above or below the limit that the resource sets in the contract. The tracker reports a backend that accepts it.
 */
export async function tooMuch(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  for (const { one, isMore } of comparedIn(operation)) {
    const payload = { ...base, [one]: isMore ? FAR_ABOVE : FAR_BELOW };
    if (typeof base[one] === 'number' && probe.requests.isSound(operation, payload))
      await ask(probe, operation, probe.requests.fresh(operation, payload), 'parent', TRIED);
  }
}
