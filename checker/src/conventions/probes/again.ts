/** Repeats writes, and sends them to resources in a state for which the contract forbids them. A correct backend refuses. */
import { keepsRemoved } from '../../core/contract/keepsRemoved.ts';
import { makes } from '../../core/contract/makes.ts';
import { removes } from '../../core/contract/removes.ts';
import type { Resource, Operation, Payload } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { idempotencyKey } from '../../core/requests/idempotencyKey.ts';
import { sets } from '../consistency/facts.ts';
import { forbiddenIn } from '../consistency/forbidden.ts';
import { oncePerCaller } from '../consistency/oncePerCaller.ts';
import { isOnce, saysOnce } from '../consistency/repetition.ts';
import { stateRows } from '../consistency/stateRows.ts';
import { statesOf } from '../consistency/states.ts';
import { isUnique } from '../consistency/unique.ts';
import { ask, report } from './ask.ts';
import { areBothTaken, bothAtOnce } from './atOnce.ts';
import { make } from './make.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { details, readsOf } from './readBack.ts';

/**
 * Repeats a write that the contract allows once, and a removal of what is gone then.
 *
 * @param sent the accepted write, whose result was read back
 */
export async function again(
  probe: Probe,
  operation: Operation,
  { case: { ask: asked } }: Sent,
): Promise<void> {
  const { payload } = asked;
  // Both may be repeated: a retry with the same key, and a write that sets the same values.
  if (idempotencyKey(operation, payload) !== undefined || sets(operation)) return;
  const isForbidden =
    isOnce(operation) || saysOnce(operation) || isUnique(operation) || oncePerCaller(operation) !== undefined;
  const isGone =
    removes(operation) &&
    !keepsRemoved(operation) &&
    operation.errors.some(({ code }) => code === '404' || code === '410');
  if (!isForbidden && !isGone) return;
  // The tracker judges the response: it knows the rule, and the first success.
  const second = await ask(probe, operation, payload, 'parent', { kind: 'conversation' });
  const refusal = stateRows(operation).find(({ code }) => code === second?.exchange.verdict.code);
  if (isForbidden && refusal) await atOnce(probe, operation, payload, refusal.code);
}

/**
 * Sends two equal writes at once: a creation with new unique values, an action on a new resource. The backend has refused the
 * second of two in sequence, so it must refuse one of these too.
 *
 * @param code the code of that refusal
 */
async function atOnce(probe: Probe, operation: Operation, base: Payload, code: string): Promise<void> {
  const { requests } = probe;
  // `filled` then names the new resource.
  if (!makes(operation)) await make(probe, operation);
  const payload = makes(operation)
    ? requests.unlike(operation, base)
    : { ...base, ...namesInPath(operation, requests.filled(operation)) };
  if (!requests.isSound(operation, payload)) return;
  const both = await bothAtOnce(probe, operation, [payload, payload]);
  if (areBothTaken(both))
    report(
      probe,
      both[1]!,
      both,
      `at-once/${operation.id}`,
      `the same is accepted twice at once; one after the other it is refused with ${code}`,
    );
}

/** Maximum number of resources in forbidden states. */
const MAX_RESOURCES = 3;

/** Sends the write to resources that are already in a forbidden state. The read before shows the tracker the state. */
export async function inForbiddenStates(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  if (stateRows(operation).length === 0) return;
  for (const [as, resource] of targetsOf(operation))
    for (const name of await forbiddenThings(probe, operation, resource)) {
      const fresh = makes(operation)
        ? probe.requests.unlike(operation, base)
        : probe.requests.fresh(operation, base);
      const payload = { ...fresh, [as]: name };
      await details(probe, resource, new Map([[resource.name, name]]), 'parent');
      await ask(probe, operation, payload, 'parent', { kind: 'conversation' });
    }
}

/** The parameter and the kind of the resource that the operation changes, and of the parent in which it creates one. */
function targetsOf({ roles = [], named = {} }: Operation): [string, Resource][] {
  const things = roles.flatMap(({ resource, does }): [string, Resource][] =>
    does === 'one' && !resource.single ? [[resource.as, resource]] : [],
  );
  return [...things, ...(makes({ roles }) ? Object.entries(named) : [])];
}

/** Ids of resources in a state that the contract forbids, one for each state, from the lists of their collection. */
async function forbiddenThings(probe: Probe, operation: Operation, resource: Resource): Promise<unknown[]> {
  const found = new Map<string, unknown>();
  const [one] = readsOf(probe, resource, 'one');
  if (!one) return [];
  for (const list of readsOf(probe, resource, 'list')) {
    const sent = await ask(probe, list, probe.requests.widest(list));
    for (const item of (sent && itemsOf(list, sent.exchange.verdict)) ?? [])
      for (const state of statesOf(one, item))
        if (!found.has(state.value) && forbiddenIn(operation, state) !== undefined)
          found.set(state.value, item[resource.member]);
  }
  return [...found.values()].slice(0, MAX_RESOURCES);
}
