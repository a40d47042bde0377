/** Compares a number of a resource before and after a request that names the resource and states the change. */
import { bodyOf, membersOf } from '../../core/contract/body.ts';
import { kindsOf } from '../../core/contract/kindsOf.ts';
import { makes } from '../../core/contract/makes.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import type { Operation, Resource } from '../../core/contract/types.ts';
import { resourceWord, shownIn } from '../consistency/names.ts';
import { effectsOnWhole } from '../prose/effectOnWhole.ts';
import { LITTLE } from '../prose/little.ts';
import { ask, askEither, report } from './ask.ts';
import { makeNew } from './make.ts';
import { ofWhole, wholeIn } from './partOf.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

export async function compareWhole(probe: Probe, operation: Operation): Promise<void> {
  if (operation.effect !== 'write') return;
  for (const whole of kindsOf(probe.context.operations))
    if (!whole.single) await compareWith(probe, operation, whole);
}

async function compareWith(probe: Probe, operation: Operation, whole: Resource): Promise<void> {
  const { requests } = probe;
  const as = wholeIn(operation, whole);
  const [read] = as === undefined ? [] : readsOf(probe, whole, 'one');
  if (as === undefined || !read) return;
  const names = {
    asked: Object.keys(membersOf(operation)),
    shown: Object.keys(dataOf(read).properties ?? {}),
  };
  const effects = effectsOnWhole(operation, resourceWord(whole), names);
  if (effects.length === 0) return;
  // A new one is in its first state, and nothing else changes it.
  const id = await makeNew(probe, whole);
  if (id === undefined) return;
  const filled = ofWhole(operation, requests.filled(operation), as, id);
  const payload = makes(operation) ? requests.unlike(operation, filled) : requests.fresh(operation, filled);
  const asked = { ...requests.filled(read), [whole.as]: id };
  const before = await ask(probe, read, asked);
  const sent = requests.isSound(operation, payload) ? await askEither(probe, operation, payload) : undefined;
  if (!before || !sent?.exchange.verdict.success || sent.exchange.got.status === 202) return;
  const after = await ask(probe, read, asked);
  for (const { from, member, sign, text } of effects) {
    const value = bodyOf(operation, payload)[from];
    const [was, is] = [shownIn(before)?.[member], shownIn(after)?.[member]];
    if (!after || typeof value !== 'number' || typeof was !== 'number' || typeof is !== 'number') continue;
    const wanted = sign === 0 ? value : was + sign * value;
    if (Math.abs(is - wanted) < LITTLE) continue;
    const message = `${member} of ${whole.as} ${String(id)} was ${was} and is ${is} after ${from} ${value}; the contract says '${text}'`;
    report(probe, after, [before, sent, after], `whole/${operation.id}/${member}`, message);
  }
}
