/** Names a resource of the user in a list of ids, as another account that may not read it: the write must be refused. */
import { flattened } from '../../core/contract/flattened.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { ask, report } from './ask.ts';
import { resourceNamed } from './named.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

/** Maximum number of resources to name. */
const MOST = 4;

export async function writeOthersInBody(probe: Probe, operation: Operation): Promise<void> {
  if (operation.effect !== 'write' || !probe.headers.has('other')) return;
  const { properties = {} } = flattened(operation.request, operation.schemas);
  for (const [name, part] of Object.entries(properties)) {
    const { items } = valueOf(part, operation.schemas);
    const isList = items !== undefined && !flattened(items, operation.schemas).properties;
    const resource =
      isList && !operation.places?.[name] ? resourceNamed(probe.context.operations, name) : undefined;
    const [read] = resource ? readsOf(probe, resource, 'one') : [];
    const [list] = resource ? readsOf(probe, resource, 'list') : [];
    if (!resource || !read || !list) continue;
    const listed = await ask(probe, list, probe.requests.widest(list));
    const ids = ((listed && itemsOf(list, listed.exchange.verdict)) ?? []).map(
      (item) => item[resource.member],
    );
    for (const id of ids.slice(0, MOST)) {
      const asked: Payload = { ...probe.requests.filled(read), [resource.as]: id };
      const own = await ask(probe, read, asked, 'parent', { kind: 'conversation' });
      const others = await ask(probe, read, asked, 'other', { kind: 'conversation' });
      const isPrivate =
        own?.exchange.verdict.success && !others?.exchange.got.lost && !others?.exchange.verdict.success;
      if (!others || !isPrivate) continue;
      const payload = { ...probe.requests.filled(operation), [name]: [id] };
      if (!probe.requests.isSound(operation, payload)) continue;
      const sent = await ask(probe, operation, probe.requests.fresh(operation, payload), 'other', {
        kind: 'conversation',
      });
      if (!sent?.exchange.verdict.success) continue;
      const message = `another account may not read ${resource.as} ${String(id)} (${others.exchange.verdict.code ?? ''}), and names it in ${name}`;
      return report(probe, sent, [others, sent], `private/${name}`, message);
    }
  }
}
