/** Reads back a write as the user and as another account: the lists of its collection, and the resource. */
import { removes } from '../../core/contract/removes.ts';
import type { Resource, Operation, Payload } from '../../core/contract/types.ts';
import type { Login } from '../../core/exchange/ask.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { createdIdOf } from '../consistency/names.ts';
import { ownListSentence } from '../consistency/ownList.ts';
import { ask, callerOf } from './ask.ts';
import { idsFor, namesIn, type Names } from './named.ts';
import type { Probe } from './probe.ts';
import { summariesOf } from './summaries.ts';

/**
 * Reads what an accepted write has touched. A resource that it has created or changed becomes the newest of its kind. A single
 * resource, such as settings, has no id.
 */
export async function readBack(probe: Probe, operation: Operation, sent: Sent): Promise<void> {
  for (const { resource, does } of operation.roles ?? []) {
    const made = does === 'made' ? createdIdOf(resource, sent) : undefined;
    const named = namesIn(operation, resource, sent.case.ask.payload);
    const value = made ?? named.get(resource.name);
    if (value === undefined && !resource.single) continue;
    if (!resource.single) named.set(resource.name, value);
    if (!removes(operation) && !resource.single)
      probe.requests.newest.set(resource.name, { resource, value });
    for (const login of ['parent', 'other'] as const) await lookAt(probe, resource, named, login);
    // The read by id has shown whether the other account may see the resource. Its own list must agree.
    if (made !== undefined)
      await lists(probe, resource, 'other', (list) => ownListSentence(list, resource) !== undefined);
  }
  await owners(probe, operation, sent.case.ask.payload);
  await summaries(probe, operation);
}

/** Reads the lists of the kinds to which an operation relates. */
export async function readLists(probe: Probe, operation: Operation, login: Login): Promise<void> {
  for (const { resource } of operation.roles ?? []) await lists(probe, resource, login);
}

/** Reads the counts by state. If only the admin can read them, reads the lists as the admin too, for the comparison. */
async function summaries(probe: Probe, operation: Operation): Promise<void> {
  if ((operation.roles ?? []).length === 0) return;
  for (const summary of summariesOf(probe)) {
    const caller = callerOf(probe, summary, 'parent') === 'account:admin' ? 'account:admin' : 'parent';
    if (caller !== 'parent')
      for (const { resource } of operation.roles ?? []) await lists(probe, resource, caller);
    await ask(probe, summary, {}, caller, { kind: 'conversation' });
  }
}

/** Reads the other resources that a request names: the reader of a loan shows the number of loans. */
export async function owners(probe: Probe, operation: Operation, payload: Payload): Promise<void> {
  const own = new Set(operation.roles?.map(({ resource }) => resource.name));
  const resources = probe.context.neighbours.flatMap(({ effect, roles = [] }) =>
    effect === 'read' ? roles.filter(({ does }) => does === 'one').map(({ resource }) => resource) : [],
  );
  for (const resource of new Map(resources.map((each) => [each.name, each])).values()) {
    const names = namesIn(operation, resource, payload);
    if (!own.has(resource.name) && !resource.single && names.has(resource.name))
      await details(probe, resource, names, 'parent');
  }
}

async function lookAt(probe: Probe, resource: Resource, named: Names, login: Login): Promise<void> {
  await lists(probe, resource, login);
  await details(probe, resource, named, login);
}

/** Reads one resource by its id. */
export async function details(probe: Probe, resource: Resource, named: Names, login: Login): Promise<void> {
  for (const operation of readsOf(probe, resource, 'one'))
    await ask(
      probe,
      operation,
      { ...probe.requests.filled(operation), ...idsFor(operation, named, resource) },
      login,
    );
}

/** Reads the lists of a kind of resource. @param isWanted all lists by default */
async function lists(
  probe: Probe,
  resource: Resource,
  login: Login,
  isWanted: (list: Operation) => boolean = () => true,
): Promise<void> {
  for (const operation of readsOf(probe, resource, 'list').filter(isWanted))
    await ask(probe, operation, probe.requests.widest(operation), login);
}

/** Returns the reads of a kind of resource. @param does `one` for reads by id, `list` for lists */
export function readsOf(probe: Probe, resource: Resource, does: 'one' | 'list'): Operation[] {
  return probe.context.neighbours.filter(
    ({ effect, roles = [] }) =>
      effect === 'read' && roles.some((role) => role.resource.name === resource.name && role.does === does),
  );
}
