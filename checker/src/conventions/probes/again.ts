/** What was done is tried again, and on things that are in a state for which the contract forbids it: a sound backend refuses it. */
import { makes } from '../../core/contract/makes.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { keepsRemoved } from '../../core/contract/keepsRemoved.ts';
import { removes } from '../../core/contract/removes.ts';
import type { Kind, Operation, Payload } from '../../core/contract/types.ts';
import { idempotencyKey } from '../../core/requests/idempotencyKey.ts';
import { sets } from '../consistency/facts.ts';
import { forbiddenIn, isOnce, isUnique, saysOnce, stateRows, statesOf } from '../consistency/forbidden.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { details, readsOf } from './readBack.ts';
import { ask } from './ask.ts';
import type { Round } from './probe.ts';

/** @param sent was taken, and has been looked at */
export async function again(
  round: Round,
  operation: Operation,
  { case: { ask: asked } }: Sent,
): Promise<void> {
  const { payload } = asked;
  if (idempotencyKey(operation, payload) !== undefined || sets(operation)) return;
  const isTold = isOnce(operation) || saysOnce(operation) || isUnique(operation);
  const isGone =
    removes(operation) &&
    !keepsRemoved(operation) &&
    operation.errors.some(({ code }) => code === '404' || code === '410');
  if (isTold || isGone) await ask(round, operation, payload, 'parent', { kind: 'conversation' });
}

const EACH = 3;

/** Things that are in such a state already. */
export async function inForbiddenStates(round: Round, operation: Operation, base: Payload): Promise<void> {
  if (stateRows(operation).length === 0) return;
  for (const [as, kind] of targetsOf(operation))
    for (const name of await forbiddenThings(round, operation, kind)) {
      const fresh = makes(operation)
        ? round.requests.unlike(operation, base)
        : round.requests.fresh(operation, base);
      const payload = { ...fresh, [as]: name };
      await details(round, kind, new Map([[kind.name, name]]), 'parent');
      await ask(round, operation, payload, 'parent', { kind: 'conversation' });
    }
}

/** The thing that it is done to, and the place where something is made. */
function targetsOf({ roles = [], named = {} }: Operation): [string, Kind][] {
  const things = roles.flatMap(({ kind, does }): [string, Kind][] =>
    does === 'one' && !kind.single ? [[kind.as, kind]] : [],
  );
  return [...things, ...(makes({ roles }) ? Object.entries(named) : [])];
}

/** One thing in each state that the contract forbids, from the lists of its kind. */
async function forbiddenThings(round: Round, operation: Operation, kind: Kind): Promise<unknown[]> {
  const found = new Map<string, unknown>();
  const [one] = readsOf(round, kind, 'one');
  if (!one) return [];
  for (const list of readsOf(round, kind, 'list')) {
    const sent = await ask(round, list, round.requests.widest(list));
    for (const item of (sent && itemsOf(list, sent.exchange.verdict)) ?? [])
      for (const state of statesOf(one, item))
        if (!found.has(state.value) && forbiddenIn(operation, state) !== undefined)
          found.set(state.value, item[kind.member]);
  }
  return [...found.values()].slice(0, EACH);
}
