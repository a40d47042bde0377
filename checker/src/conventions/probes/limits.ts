/** Acts once more than the contract allows, creates one resource too many, and acts after a deadline. The tracker judges. */
import { flattened } from '../../core/contract/flattened.ts';
import { makes } from '../../core/contract/makes.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { namedRole } from '../consistency/names.ts';
import { deadlineOf, startOf } from '../consistency/watchers/deadlines.ts';
import { listLimitOf, timesOf } from '../consistency/watchers/limits.ts';
import { rulesOf } from '../consistency/watchers/statedRules.ts';
import { ask, askEither, TRIED } from './ask.ts';
import { make } from './make.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { readLists, readsOf } from './readBack.ts';

/** Larger maximums of resources are not tested. */
const MOST = 10;

/**
 * Sends an action once more than its maximum (`at most 3 times`), and creates resources until there is one more than the maximum
 * (`at most 5 open orders`).
 *
 * @param base an accepted request
 */
export async function onceMore(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const times = timesOf(operation);
  if (times && operation.method === 'POST' && !makes(operation)) {
    await make(probe, operation);
    const own = { ...base, ...namesInPath(operation, probe.requests.filled(operation)) };
    for (let count = 0; count <= times.most; count += 1)
      await ask(probe, operation, probe.requests.fresh(operation, own), 'parent', TRIED);
  }
  const most = mostOf(operation);
  if (!makes(operation) || most === undefined || most > MOST) return;
  let made = 0;
  // Different valid requests: a contract may refuse a second resource like the first. The lists at the end show the tracker how
  // many there are.
  const wishes = [...probe.requests.others(operation), ...probe.requests.wide(operation, 2 * MOST)];
  for (const wish of wishes) {
    const payload = probe.requests.unlike(operation, wish);
    if (made > most || !probe.requests.isSound(operation, payload)) continue;
    const sent = await askEither(probe, operation, payload);
    if (sent?.exchange.verdict.success) made += 1;
  }
  await readLists(probe, operation, 'parent');
}

/** Sends an action after its deadline in the contract, for a resource that starts soon. */
export async function tooLate(probe: Probe, operation: Operation): Promise<void> {
  const deadline = deadlineOf(operation);
  const role = namedRole(operation);
  if (!deadline || !role) return;
  for (const list of readsOf(probe, role.resource, 'list')) {
    const sent = await ask(probe, list, probe.requests.widest(list));
    const soon = (sent && itemsOf(list, sent.exchange.verdict))?.find((item) => {
      const left = startOf(item) - Date.now();
      return left > 0 && left < deadline.ms;
    });
    if (!soon) continue;
    const payload = { ...probe.requests.filled(operation), [role.resource.as]: soon[role.resource.member] };
    await ask(probe, operation, payload, 'parent', { kind: 'conversation' });
  }
}

/** The maximum number of resources in the list: from check.yaml, else from a sentence, which may name a state. */
function mostOf(operation: Operation): number | undefined {
  const states = Object.values(dataOf(operation).properties ?? {}).flatMap(
    (part) => flattened(part, operation.schemas).enum?.map(String) ?? [],
  );
  const rule = rulesOf(operation).find((each) => each.kind === 'limit');
  return rule?.kind === 'limit' ? rule.most : listLimitOf(operation, states)?.most;
}
