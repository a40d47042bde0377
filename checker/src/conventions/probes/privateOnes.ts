/** Creates private resources, and looks for them as another account: in the lists, and by id. */
import { isObject } from '../../core/base/object.ts';
import { membersOf } from '../../core/contract/body.ts';
import { makes } from '../../core/contract/makes.ts';
import type { Operation, Payload, Schema } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { ask, report, TRIED } from './ask.ts';
import { known, namesIn } from './named.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

const VISIBILITY = /^(visibility|privacy|audience|sharing|access(_?level)?)$/i;

/** @param base an accepted request */
export async function privateOnes(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const role = operation.roles?.find(({ does }) => does === 'made');
  if (!makes(operation) || !role || !probe.headers.has('other')) return;
  const { resource } = role;
  for (const [name, part] of Object.entries(membersOf(operation))) {
    const value = privateValue(name, valueOf(part, operation.schemas));
    const payload = withMembers(operation, probe.requests.unlike(operation, base), { [name]: value });
    if (value === undefined || !probe.requests.isSound(operation, payload)) continue;
    const made = await ask(probe, operation, payload, 'parent', TRIED);
    const shown = made && resourceOf(operation, made.exchange.verdict.data);
    const id = made?.exchange.verdict.success && isObject(shown) ? shown[resource.member] : undefined;
    if (!made || id === undefined || !isObject(shown) || shown[name] !== value) continue;
    const subject = `${resource.as} ${String(id)} has ${name} ${String(value)}, and another account`;
    for (const list of readsOf(probe, resource, 'list')) {
      const sent = await ask(probe, list, probe.requests.widest(list), 'other');
      const items = (sent && itemsOf(list, sent.exchange.verdict)) ?? [];
      if (sent && items.some((item) => item[resource.member] === id))
        report(probe, sent, [made, sent], `private/${name}`, `${subject} finds it in a list`);
    }
    const names = namesIn(operation, resource, payload).set(resource.name, id);
    for (const read of readsOf(probe, resource, 'one')) {
      const asked = { ...probe.requests.filled(read), ...known(read, names, resource) };
      const sent = await ask(probe, read, asked, 'other');
      if (sent?.exchange.verdict.success)
        report(probe, sent, [made, sent], `private/${name}`, `${subject} reads it`);
    }
  }
}

/** The value of a member that makes a resource private by its name: `visibility: PRIVATE`, `isPublic: false`. */
function privateValue(name: string, { enum: values = [], type }: Schema): unknown {
  if ([type].flat().includes('boolean')) {
    if (/^(is_?)?private$/i.test(name)) return true;
    return /^(is_?)?public$/i.test(name) ? false : undefined;
  }
  return VISIBILITY.test(name) ? values.find((value) => /^private$/i.test(String(value))) : undefined;
}
