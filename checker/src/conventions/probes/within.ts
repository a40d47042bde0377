/**
 * Reads the contents of a resource as an account that gets 404 for the resource itself. The watcher WithinMissing judges the
 * responses.
 */
import type { Operation } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { namedRole } from '../consistency/names.ts';
import { ask, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

/** Maximum number of resources of each origin to try. */
const MOST = 4;

/** @param read a read of one resource by its id */
export async function readWithinAsOther(probe: Probe, read: Operation): Promise<void> {
  const role = namedRole(read);
  const parameters = Object.keys(read.places ?? {}).filter((each) => read.places?.[each]?.in === 'path');
  const [parameter] = parameters;
  if (!role || parameter === undefined || parameters.length > 1 || !probe.headers.has('other')) return;
  const path = read.url.endsWith('/') ? read.url : `${read.url}/`;
  const within = probe.context.neighbours.filter(
    ({ method, url, named = {} }) =>
      method === 'GET' && url !== read.url && url.startsWith(path) && Object.keys(named).length <= 1,
  );
  for (const list of within) {
    const found = await nonEmpty(probe, list, parameter, role.resource.name);
    if (found === undefined) continue;
    await ask(probe, read, { ...probe.requests.filled(read), [parameter]: found }, 'other');
    await ask(probe, list, { ...probe.requests.widest(list), [parameter]: found }, 'other');
  }
}

/** Returns the id of a resource of the user that contains items: the one with the largest list, a created or a seen one. */
async function nonEmpty(probe: Probe, list: Operation, parameter: string, kind: string): Promise<unknown> {
  const made = [...(probe.requests.made.get(kind) ?? [])].slice(-MOST);
  const known = probe.requests.nonEmptyWith.get(list)?.[parameter];
  const first = known === undefined ? [] : [known];
  for (const value of [...first, ...made, ...probe.requests.pool.of(kind).slice(0, MOST)]) {
    const asked = { ...probe.requests.widest(list), [parameter]: value };
    const sent = await ask(probe, list, asked, 'parent', TRIED);
    if (sent && (itemsOf(list, sent.exchange.verdict)?.length ?? 0) > 0) return value;
  }
  return undefined;
}
