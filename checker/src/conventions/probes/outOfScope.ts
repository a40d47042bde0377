/**
 * Names a resource of the user in a body, as another account, where the contract looks only in the caller's own house or takes only the
 * caller's own: `The workshop has no such customer`. The backend must refuse it.
 */
import { bodyOf } from '../../core/contract/body.ts';
import { kindsOf } from '../../core/contract/kindsOf.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { isMissing, refersTo, shownIn } from '../consistency/names.ts';
import { scopedReferences } from '../prose/scopedReference.ts';
import { ask, report } from './ask.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

export async function nameOutOfScope(probe: Probe, operation: Operation): Promise<void> {
  const { operations } = probe.context;
  if (operation.effect !== 'write' || !probe.headers.has('other')) return;
  for (const { member, text } of scopedReferences(operation, operations)) {
    const resource = kindsOf(operations).find((each) => !each.single && refersTo(member, each));
    const [read] = resource ? readsOf(probe, resource, 'one') : [];
    const filled = probe.requests.filled(operation);
    const id = bodyOf(operation, filled)[member];
    if (!resource || !read || id === undefined || id === null) continue;
    const asked: Payload = { ...probe.requests.filled(read), [resource.as]: id };
    const own = await ask(probe, read, asked, 'parent', { kind: 'conversation' });
    const others = await ask(probe, read, asked, 'other', { kind: 'conversation' });
    // Only an account for which the resource does not exist belongs to another house, and does not own it.
    if (!own?.exchange.verdict.success || !others || !isMissing(others)) continue;
    const sent = await acceptedOfOther(probe, operation, filled);
    if (!sent) continue;
    // A backend may take the request and drop the reference; then the response shows another value.
    const isDropped = dataOf(operation).properties?.[member] !== undefined && shownIn(sent)?.[member] !== id;
    if (isDropped || sent.exchange.got.status === 202) continue;
    const message = `${member} ${String(id)} does not exist for another account, whose request with it is accepted; the contract says '${text}'`;
    report(probe, sent, [own, others, sent], `private/${member}`, message);
  }
}

/** Sends the request as another account, and once more for later days: on the first ones, something may be booked already. */
async function acceptedOfOther(probe: Probe, operation: Operation, base: Payload): Promise<Sent | undefined> {
  const { requests } = probe;
  for (const wanted of [base, requests.later(operation, base)]) {
    const payload = wanted && requests.fresh(operation, wanted);
    if (!payload || !requests.isSound(operation, payload)) continue;
    const sent = await ask(probe, operation, payload, 'other', { kind: 'conversation' });
    if (sent?.exchange.verdict.success) return sent;
  }
  return undefined;
}
